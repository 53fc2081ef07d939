/// The macros of the plug-in, by the names in their declarations.
enum MacroName: String {
  case rule = "RuleMacro"
  case parameter = "ParameterMacro"
}

extension ExpansionRequest {
  private enum Role: String {
    case peer, accessor
  }

  /// Returns what the macro becomes, and what is wrong with its use.
  func expand() -> (Expansion, [PluginDiagnostic]) {
    do {
      return (try expansion(), [])
    } catch {
      // An attached macro is asked for its accessors too; one complaint is enough.
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
          "TipMacros does not know the role '\(macroRole ?? "")'; update TipControl.", at: 0)
      }
    case nil:
      throw MacroProblem(
        "TipMacros has no macro '\(macro.typeName)'; build TipControl anew.", at: 0)
    }
  }

  private var incomplete: MacroProblem {
    MacroProblem("The compiler sent no source to expand; update TipControl.", at: 0)
  }
}
