extension String {
  /// A key that sorts texts as people do: a number counts by its value, so that 9 is before 10.
  package var naturalKey: String {
    var key = ""
    var rest = self[...]
    while let first = rest.first {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard !digits.isEmpty else {
        key.append(first)
        rest.removeFirst()
        continue
      }
      // The length of a number comes before its digits.
      let number = digits.drop { $0 == "0" }
      key.unicodeScalars.append(Unicode.Scalar(UInt8(min(number.count, 31))))
      key += number
      rest.removeFirst(digits.count)
    }
    return key
  }
}
