// Modifiers that only style text and colours. Each notes its name and its arguments at the node.

extension View {
  // MARK: - Text

  nonisolated public func font(_ font: Font?) -> some View { noted(font as Any) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { noted(weight as Any) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { noted(design as Any) }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { noted(width as Any) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { noted(isActive) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { noted(isActive) }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { noted(isActive, pattern, color as Any) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { noted(isActive, pattern, color as Any) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { noted(isActive) }
  nonisolated public func monospacedDigit() -> some View { noted() }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { noted(kerning) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { noted(tracking) }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { noted(textCase as Any) }
  nonisolated public func lineLimit(_ number: Int?) -> some View { noted(number as Any) }
  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> some View { noted(limit, reservesSpace) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { noted(limit) }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { noted(limit) }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { noted(spacing) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { noted(factor) }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { noted(flag) }
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> some View { noted(alignment) }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { noted(mode) }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { noted(size) }
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View {
    noted(selectability)
  }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { noted(offset) }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { noted(range) }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    noted(enabled)
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    noted(scale, isEnabled)
  }
  nonisolated public func typesettingLanguage(_ language: Locale.Language) -> some View {
    noted(language)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { noted(limit) }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    noted(behavior)
  }

  // MARK: - Colour

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { noted(primary, secondary) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { noted(primary, secondary, tertiary) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { noted(color as Any) }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { noted(tint as Any) }
  nonisolated public func tint(_ tint: Color?) -> some View { noted(tint as Any) }
  nonisolated public func accentColor(_ color: Color?) -> some View { noted(color as Any) }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noted(style, edges) }
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noted(edges) }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { noted(style, shape) }
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { noted(shape) }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { noted(style, shape) }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noted(style, edges) }
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View { noted(content, width) }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { noted(color, radius, x, y) }
  nonisolated public func opacity(_ opacity: Double) -> some View { noted(opacity) }
  nonisolated public func brightness(_ amount: Double) -> some View { noted(amount) }
  nonisolated public func saturation(_ amount: Double) -> some View { noted(amount) }
  nonisolated public func grayscale(_ amount: Double) -> some View { noted(amount) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    noted(radius, opaque)
  }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    noted(scheme as Any)
  }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { noted(scheme) }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func contrast(_ amount: Double) -> some View { noted(amount) }
  nonisolated public func colorInvert() -> some View { noted() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { noted(color) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { noted(angle) }
  nonisolated public func luminanceToAlpha() -> some View { noted() }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { noted(mode) }
  nonisolated public func compositingGroup() -> some View { noted() }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { noted(opaque) }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { noted(glass) }
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { noted(glass, shape) }
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { noted(id as Any) }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { noted(id as Any) }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    noted(transition)
  }
  nonisolated public func backgroundExtensionEffect() -> some View { noted() }

  // MARK: - Symbols and images

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { noted(scale) }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    noted(mode as Any)
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { noted(variant) }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    noted(isEnabled)
  }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    noted(mode as Any)
  }
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { noted(effect, options, isActive) }
  nonisolated public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { noted(effect, options, value) }
}
