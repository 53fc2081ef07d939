/// The drawing for a tip's image, on a grid of 24 by 24.
enum CardSymbol: Hashable, Sendable {
  /// A filled or stroked path; `ring` draws it smaller, in a circle.
  case path(String, isFilled: Bool, ring: Bool)
  /// The first letters of the image's name.
  case initials(String)

  init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let ring = parts.count > 1 && parts.last == "circle"
    if ring { parts.removeLast() }
    if let path = Self.shapes[parts.joined(separator: ".")] {
      self = .path(path, isFilled: isFilled, ring: ring)
    } else if let path = Self.strokes[parts.joined(separator: ".")] {
      self = .path(path, isFilled: ring && isFilled, ring: ring)
    } else {
      let letters = parts.prefix(2).compactMap { $0.first { $0.isLetter || $0.isNumber } }
      self = .initials(letters.isEmpty ? "?" : String(letters).uppercased())
    }
  }

  /// Closed outlines that can be filled.
  private static let shapes = [
    "star":
      "M12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 9.1 8.7Z",
    "heart": "M12 20.8C5.4 15.8 2.3 12.4 2.3 8.7 2.3 5.8 4.5 3.6 7.2 3.6c2 0 3.7 1 4.8 2.8 "
      + "1.1-1.8 2.8-2.8 4.8-2.8 2.7 0 4.9 2.2 4.9 5.1 0 3.7-3.1 7.1-9.7 12.1Z",
    "leaf": "M20.6 3.4C10.6 3.4 4.6 7.2 4.6 13.3c0 1.2.3 2.3.9 3.2L3.2 20l1.4 1 2.3-3.2c1 .6 "
      + "2.3.9 3.6.9C17.5 18.7 20.6 12 20.6 3.4Z",
    "bird": "M2.2 19.8 8.6 11.4C10.2 9.2 11 8.2 11.3 6.6 11.8 4.2 13.6 2.8 15.8 2.8c1.9 0 3.4 "
      + "1 4.1 2.6l2.6 1.4-2.3 1.4C20.4 14.6 16.6 19 10.6 19H7.4l-2.4 2.4Z",
    "bell": "M12 2.6c-3.7 0-6.2 2.7-6.2 6.3v4.3L3.6 16.8h16.8l-2.2-3.6V8.9c0-3.6-2.5-6.3-6.2-6.3Z"
      + "M9.6 18.6a2.5 2.5 0 0 0 4.8 0Z",
    "bookmark": "M6 2.8H18V21.4L12 16.8 6 21.4Z",
    "lightbulb": "M12 2.4A6.7 6.7 0 0 0 8.2 14.6c.8.6 1.3 1.5 1.3 2.5h5c0-1 .5-1.9 1.3-2.5A6.7 "
      + "6.7 0 0 0 12 2.4ZM9.6 18.7h4.8v1.2a2.4 2.4 0 0 1-4.8 0Z",
  ]

  /// Open lines.
  private static let strokes = [
    "magnifyingglass": "M10.3 3.5a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6ZM15.4 15.4 20.8 20.8",
    "square.and.arrow.up": "M8.2 9.2H5.4V20.8H18.6V9.2H15.8M12 14.6V3M8.2 6.6 12 2.8 15.8 6.6",
    "line.3.horizontal.decrease": "M4 7H20M7.2 12H16.8M10.2 17H13.8",
    "plus": "M12 4.5V19.5M4.5 12H19.5", "checkmark": "M4.5 12.8 9.6 18.2 19.5 6",
  ]
}
