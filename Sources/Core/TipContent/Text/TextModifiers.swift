public import Foundation

// As in SwiftUI, the innermost modifier takes precedence: a style set on a concatenation of texts
// applies only to the parts that do not have their own.
extension Text {
  /// Returns the text filled with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    setting(\.foreground, to: AnyShapeStyle(style))
  }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    setting(\.foreground, to: color.map { AnyShapeStyle($0) })
  }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    setting(\.font, to: font)
  }

  /// Returns the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    setting(\.weight, to: weight)
  }

  /// Returns the text in a font design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    setting(\.design, to: design)
  }

  /// Returns the text in a font width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    setting(\.width, to: width)
  }

  /// Returns the text in bold.
  public func bold() -> Text {
    bold(true)
  }

  /// Returns the text in bold, or explicitly not.
  public func bold(_ isActive: Bool) -> Text {
    setting(\.isBold, to: isActive)
  }

  /// Returns the text in italics.
  public func italic() -> Text {
    italic(true)
  }

  /// Returns the text in italics, or explicitly not.
  public func italic(_ isActive: Bool) -> Text {
    setting(\.isItalic, to: isActive)
  }

  /// Returns the text in characters of one width, or explicitly not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    setting(\.isMonospaced, to: isActive)
  }

  /// Returns the text with digits of one width.
  public func monospacedDigit() -> Text {
    setting(\.isMonospacedDigit, to: true)
  }

  /// Returns the text underlined, or explicitly not.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(\.underline, to: Line(isActive: isActive, pattern: pattern, color: color))
  }

  /// Returns the text struck through, or explicitly not.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(\.strikethrough, to: Line(isActive: isActive, pattern: pattern, color: color))
  }

  /// Returns the text with space added between letters, ligatures broken up.
  public func kerning(_ kerning: CGFloat) -> Text {
    setting(\.kerning, to: kerning)
  }

  /// Returns the text with space added between letters, ligatures kept.
  public func tracking(_ tracking: CGFloat) -> Text {
    setting(\.tracking, to: tracking)
  }

  /// Returns the text raised above its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting(\.baselineOffset, to: baselineOffset)
  }

  private func setting<Value>(
    _ trait: WritableKeyPath<Style, Value?>, to value: Value?
  ) -> Text {
    restyled { style in style[keyPath: trait] = style[keyPath: trait] ?? value }
  }
}
