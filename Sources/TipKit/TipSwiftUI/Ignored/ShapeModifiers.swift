// Filling, outlining and changing shapes, which has no effect here, and their short names.

extension ShapeView {
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView { self }
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { self }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView { self }
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView { self }
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView { self }
}

extension Shape {
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadius: cornerRadius) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { Self() }
}

extension Shape where Self == Circle {
  public static var circle: Self { Self() }
}

extension Shape where Self == Capsule {
  public static var capsule: Self { Self() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Self() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Self { Self() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { Self() }
}
