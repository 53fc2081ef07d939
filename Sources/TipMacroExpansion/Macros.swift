/// The macros of the plug-in, by the names in their declarations.
enum MacroName: String {
  case rule = "RuleMacro"
  case parameter = "ParameterMacro"
}

extension ExpansionRequest {
  private enum Role: String {
    case peer, accessor
  }

  /// Returns the expansion and the diagnostics.
  func expand() -> (Expansion, [PluginDiagnostic]) {
    do {
      return (try expansion(), [])
    } catch {
      // An attached macro is expanded for its accessors too; one diagnostic is enough.
      let isSaid = macroRole == Role.accessor.rawValue
      return (.nothing, isSaid ? [] : [error.diagnostic(in: syntax ?? declSyntax)])
    }
  }

  private func expansion() throws(MacroProblem) -> Expansion {
    switch MacroName(rawValue: macro.typeName) {
    case .rule:
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

  private var incomplete: MacroProblem {
    MacroProblem("The compiler sent no source to expand; update TipControl.", at: 0)
  }
}
