/// A problem of a macro's source, its position, and the fix.
struct MacroProblem: Error, Equatable {
  /// A change that fixes the problem.
  struct Fix: Equatable {
    let message: String
    let range: Range<Int>
    let newText: String
  }

  let message: String
  /// The position of the problem in the macro's source, in UTF-8 bytes.
  let offset: Int
  let fix: Fix?
  /// Whether sources disagree about it, so that it is a warning at most.
  let isInDoubt: Bool

  init(_ message: String, at offset: Int, fix: Fix? = nil, isInDoubt: Bool = false) {
    self.message = message
    self.offset = offset
    self.fix = fix
    self.isInDoubt = isInDoubt
  }

  /// Returns the problem of another macro that works on the same kind of declaration.
  func named(_ macro: String) -> MacroProblem {
    MacroProblem(
      message.replacing("@Parameter", with: macro), at: offset, fix: fix, isInDoubt: isInDoubt)
  }

  /// Returns the diagnostic for a piece of source.
  func diagnostic(in syntax: SyntaxText?, severity: String = "error") -> PluginDiagnostic {
    let file = syntax?.location?.fileName ?? ""
    // The offset comes from the compiler. An invalid one must not become a trap here.
    let start = syntax?.location?.offset ?? 0
    var fixIts: [PluginDiagnostic.FixIt] = []
    if let fix {
      let range = PluginDiagnostic.Range(
        fileName: file, startOffset: start &+ fix.range.lowerBound,
        endOffset: start &+ fix.range.upperBound)
      fixIts.append(
        .init(message: fix.message, changes: [.init(range: range, newText: fix.newText)]))
    }
    return PluginDiagnostic(
      message: message, severity: severity,
      position: .init(fileName: file, offset: start &+ offset), highlights: [], notes: [],
      fixIts: fixIts)
  }
}
