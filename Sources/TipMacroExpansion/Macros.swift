/// The macros of the plug-in, by the names in their declarations.
enum MacroName: String {
  case rule = "RuleMacro"
  /// The rule of a file that imports TipKit, and that Apple's TipKit should accept too.
  case portableRule = "PortableRuleMacro"
  case parameter = "ParameterMacro"
}

extension ExpansionRequest {
  private enum Role: String {
    case peer, accessor
  }

  /// Returns the expansion and the diagnostics.
  ///
  /// - Parameter portability: Whether rules that Apple's TipKit rejects are reported.
  /// - Returns: The expansion, which is empty after an error, and the diagnostics.
  func expand(portability: PortabilityLevel) -> (Expansion, [PluginDiagnostic]) {
    do {
      return (try expansion(), try timeDiagnostics() + portabilityDiagnostics(portability))
    } catch {
      // An attached macro is expanded for its accessors too; one diagnostic is enough.
      let isSaid = macroRole == Role.accessor.rawValue
      return (.nothing, isSaid ? [] : [error.diagnostic(in: syntax ?? declSyntax)])
    }
  }

  private func expansion() throws(MacroProblem) -> Expansion {
    switch MacroName(rawValue: macro.typeName) {
    case .rule, .portableRule:
      guard let syntax else { throw incomplete }
      return .source(try RuleUse(SourceText(syntax.source)).expansion)
    case .parameter:
      guard let attributeSyntax, let declSyntax else { throw incomplete }
      let parameter = try ParameterDeclaration(
        SourceText(declSyntax.source), attribute: SourceText(attributeSyntax.source),
        context: LexicalContext(lexicalContext?.map(\.source)))
      switch macroRole.flatMap(Role.init) {
      case .accessor: return .accessors(parameter.accessors)
      case .peer: return .source(parameter.peer)
      case nil:
        throw MacroProblem(
          "Unknown macro role '\(macroRole ?? "")'; update TipControl.", at: 0)
      }
    case nil:
      throw MacroProblem(
        "Unknown macro '\(macro.typeName)'; rebuild TipControl.", at: 0)
    }
  }

  /// Returns where a rule reads the real time; empty for other macros.
  ///
  /// - Throws: A problem when the rule cannot be read.
  private func timeDiagnostics() throws(MacroProblem) -> [PluginDiagnostic] {
    guard MacroName(rawValue: macro.typeName) != .parameter, let syntax else { return [] }
    return try RuleUse(SourceText(syntax.source)).realTimeProblems.map {
      $0.diagnostic(in: syntax, severity: "warning")
    }
  }

  /// Returns what Apple's TipKit rejects in a rule; empty for other macros.
  ///
  /// - Throws: A problem when the rule cannot be read.
  private func portabilityDiagnostics(
    _ level: PortabilityLevel
  ) throws(MacroProblem) -> [PluginDiagnostic] {
    guard case .portableRule? = MacroName(rawValue: macro.typeName), let syntax,
      let severity = level.severity
    else { return [] }
    return try RuleUse(SourceText(syntax.source)).portabilityProblems.map {
      $0.diagnostic(in: syntax, severity: severity)
    }
  }

  private var incomplete: MacroProblem {
    MacroProblem("The compiler sent no source to expand; update TipControl.", at: 0)
  }
}
