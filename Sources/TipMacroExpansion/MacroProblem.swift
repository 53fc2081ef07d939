/// Why a macro cannot be expanded, where, and what to write instead.
struct MacroProblem: Error, Equatable {
  /// A change that solves the problem.
  struct Fix: Equatable {
    let message: String
    let range: Range<Int>
    let newText: String
  }

  let message: String
  /// Where the problem is in the macro's source, in UTF-8 bytes.
  let offset: Int
  let fix: Fix?

  init(_ message: String, at offset: Int, fix: Fix? = nil) {
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  /// Returns the diagnostic for a piece of source.
  func diagnostic(in syntax: SyntaxText?) -> PluginDiagnostic {
    let file = syntax?.location?.fileName ?? ""
    // An absurd offset is the compiler's mistake and must not become a trap here.
    let start = syntax?.location?.offset ?? 0
    let fixIts = fix.map { fix in
      PluginDiagnostic.FixIt(
        message: fix.message,
        changes: [
          .init(
            range: .init(
              fileName: file, startOffset: start &+ fix.range.lowerBound,
              endOffset: start &+ fix.range.upperBound), newText: fix.newText)
        ])
    }
    return PluginDiagnostic(
      message: message, severity: "error",
      position: .init(fileName: file, offset: start &+ offset), highlights: [], notes: [],
      fixIts: fixIts.map { [$0] } ?? [])
  }
}
