import TipEngine
import TipFoundation

/// A command that is not understood, and what to type instead.
struct UsageError: Error, CustomStringConvertible {
  /// What a shell is told of it: `EX_USAGE`.
  static let exitCode: Int32 = 64

  let description: String

  init(_ description: String) { self.description = description }

  /// Names an unknown word, and the known one that it most likely stands for.
  static func unknown(
    _ kind: String, _ word: String, among known: [String], otherwise fallback: String? = nil
  ) -> UsageError {
    let hint = NearestName.suggestion(
      for: word, in: known,
      otherwise: fallback ?? "Choose one of \(known.joined(separator: ", ")).")
    return UsageError("There is no \(kind) \"\(word)\". \(hint)")
  }
}
