/// Returns the arguments of the first `tipctl` in an example, split like in a shell.
package func arguments(ofExample line: String) -> [String]? {
  guard let start = line.firstRange(of: "tipctl ") ?? line.firstRange(of: "tipctl") else {
    return nil
  }
  var words: [String] = []
  var word: String?
  var quote: Character?
  for character in line[start.upperBound...] {
    if let open = quote {
      if character == open {
        quote = nil
      } else {
        word = (word ?? "") + String(character)
      }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if "|<>;&".contains(character) {
      break
    } else if character == " " {
      if let finished = word { words.append(finished) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let word { words.append(word) }
  return words
}
