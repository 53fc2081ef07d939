// Declared on the protocol, the names work as `Color.red` and wherever a style is expected.
extension StyleOrView where Self == Color {
  /// The system's red.
  public static var red: Color { Color(kind: .system(name: "red")) }

  /// The system's orange.
  public static var orange: Color { Color(kind: .system(name: "orange")) }

  /// The system's yellow.
  public static var yellow: Color { Color(kind: .system(name: "yellow")) }

  /// The system's green.
  public static var green: Color { Color(kind: .system(name: "green")) }

  /// The system's mint.
  public static var mint: Color { Color(kind: .system(name: "mint")) }

  /// The system's teal.
  public static var teal: Color { Color(kind: .system(name: "teal")) }

  /// The system's cyan.
  public static var cyan: Color { Color(kind: .system(name: "cyan")) }

  /// The system's blue.
  public static var blue: Color { Color(kind: .system(name: "blue")) }

  /// The system's indigo.
  public static var indigo: Color { Color(kind: .system(name: "indigo")) }

  /// The system's purple.
  public static var purple: Color { Color(kind: .system(name: "purple")) }

  /// The system's pink.
  public static var pink: Color { Color(kind: .system(name: "pink")) }

  /// The system's brown.
  public static var brown: Color { Color(kind: .system(name: "brown")) }

  /// White.
  public static var white: Color { Color(kind: .system(name: "white")) }

  /// The system's grey.
  public static var gray: Color { Color(kind: .system(name: "gray")) }

  /// Black.
  public static var black: Color { Color(kind: .system(name: "black")) }

  /// No colour at all.
  public static var clear: Color { Color(kind: .system(name: "clear")) }
}

extension Color {
  /// The colour of the most important content.
  public static let primary = Color(kind: .system(name: "primary"))

  /// The colour of less important content.
  public static let secondary = Color(kind: .system(name: "secondary"))

  /// The app's accent colour.
  public static let accentColor = Color(kind: .system(name: "accentColor"))
}
