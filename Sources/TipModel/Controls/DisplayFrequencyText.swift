package import TipFoundation

extension DisplayFrequency: CustomStringConvertible {
  /// The text that reads back as this value: `daily`, or a duration such as `36h`.
  package var description: String {
    Self.named.first { $0.value == self }?.name ?? DurationText.print(milliseconds: milliseconds)
  }

  /// Reads a frequency's name, or a duration.
  ///
  /// - Parameters:
  ///   - text: The text; white space around it does not count.
  ///   - subject: Where the text comes from, such as a variable's name, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is neither.
  package init(_ text: String, subject: String) throws(TipControlError) {
    let word = text.trimmed
    if let named = Self.named.first(where: { $0.name == word.lowercased() }) {
      self = named.value
      return
    }
    do throws(DurationText.Problem) {
      self.init(milliseconds: try DurationText.read(word))
    } catch {
      let known = Self.named.map(\.name)
      let nearest = NearestName.of(word, in: known).map { "did you mean \"\($0)\"?" }
      // A word that looks like no duration was meant to be a name.
      let isLength = word.first.map { ("0"..."9").contains($0) } ?? false
      throw .unreadable(
        text, in: subject, isNo: "display frequency", because: isLength ? error.detail : nearest,
        write: ControlValueKind.displayFrequency.accepts)
    }
  }
}
