/// The macros of the plug-in, by the names in their declarations.
enum MacroName: String {
  case rule = "RuleMacro"
  /// The rule of a file that imports TipKit, and that Apple's TipKit should accept too.
  case portableRule = "PortableRuleMacro"
  case parameter = "ParameterMacro"
  /// A value of the views' environment.
  case entry = "EntryMacro"
  /// The position of a call in a test.
  case position = "PositionMacro"
  /// The bundle of the file's module.
  case bundle = "BundleMacro"
  /// A preview, which tests find.
  case preview = "PreviewMacro"
  /// A state of a preview, which the preview's own expansion declares.
  case previewable = "PreviewableMacro"
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
      return try expansion(portability)
    } catch {
      if macroRole == Role.accessor.rawValue, macro.typeName == MacroName.parameter.rawValue {
        // A parameter is expanded twice. The diagnostic of its peer is enough.
        return (.nothing, [])
      }
      return (.nothing, [error.diagnostic(in: syntax ?? declSyntax)])
    }
  }

  private func expansion(
    _ portability: PortabilityLevel
  ) throws(MacroProblem) -> (Expansion, [PluginDiagnostic]) {
    let name = MacroName(rawValue: macro.typeName)
    switch name {
    case .rule, .portableRule:
      guard let syntax else { throw incomplete }
      let rule = try RuleUse(SourceText(syntax.source))
      var diagnostics = rule.realTimeProblems.map { $0.diagnostic(in: syntax, severity: "warning") }
      if name == .portableRule, let severity = portability.severity {
        diagnostics += rule.portabilityProblems.map {
          $0.diagnostic(in: syntax, severity: $0.isInDoubt ? "warning" : severity)
        }
      }
      return (.source(rule.expansion), diagnostics)
    case .parameter:
      guard let attributeSyntax, let declSyntax else { throw incomplete }
      let parameter = try ParameterDeclaration(
        SourceText(declSyntax.source), attribute: SourceText(attributeSyntax.source),
        context: LexicalContext(lexicalContext?.map(\.source)))
      switch macroRole.flatMap(Role.init) {
      case .accessor: return (.accessors(parameter.accessors), [])
      case .peer: return (.source(parameter.peer), [])
      case nil:
        throw MacroProblem(
          "Unknown macro role '\(macroRole ?? "")'; update TipControl.", at: 0)
      }
    case .entry:
      guard let declSyntax else { throw incomplete }
      return (.accessors(try EntryDeclaration(SourceText(declSyntax.source)).accessors), [])
    case .position:
      // In a default argument, only the literals have the caller's place.
      let arguments = "fileID: #fileID, filePath: #filePath, line: #line, column: #column"
      return (.source("SourcePosition(\(arguments))"), [])
    case .bundle: return (.source("Bundle.main"), [])
    case .preview: return (try preview(), [])
    case .previewable: return (.nothing, [])
    case nil:
      throw MacroProblem(
        "Unknown macro '\(macro.typeName)'; rebuild TipControl.", at: 0)
    }
  }

  /// The preview's expansion.
  ///
  /// It is nothing inside of a type or a function, where a constant may not be in a section, with a
  /// compiler that knows no sections, and on Apple's systems.
  private func preview() throws(MacroProblem) -> Expansion {
    #if compiler(>=6.3) && !canImport(Darwin)
      guard let syntax, let discriminator else { throw incomplete }
      let preview = try PreviewUse(SourceText(syntax.source), discriminator: discriminator)
      return lexicalContext?.isEmpty == false ? .nothing : .source(preview.expansion)
    #else
      return .nothing
    #endif
  }

  private var incomplete: MacroProblem {
    MacroProblem("The compiler sent no source to expand; update TipControl.", at: 0)
  }
}
