// Modifiers that only style a view. Each notes its name and its arguments at the node.
extension View {
  // MARK: - Text

  nonisolated public func font(_ font: Font?) -> some View { noted(font as Any) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { noted(weight as Any) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { noted(design as Any) }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { noted(width as Any) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { noted(isActive) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { noted(isActive) }
  nonisolated public func underline(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View { noted(isActive, color as Any) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View { noted(isActive, color as Any) }
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
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View { noted(style, shape) }
  nonisolated public func background<T: Shape>(in shape: T) -> some View { noted(shape) }
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

  // MARK: - Place and size

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { noted(insets) }
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { noted(edges, length as Any) }
  nonisolated public func padding(_ length: CGFloat) -> some View { noted(length) }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { noted(width as Any, height as Any, alignment) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { noted(maxWidth as Any, maxHeight as Any, alignment) }
  nonisolated public func fixedSize() -> some View { noted() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    noted(horizontal, vertical)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { noted(x, y) }
  nonisolated public func offset(_ offset: CGSize) -> some View { noted(offset) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { noted(x, y) }
  nonisolated public func zIndex(_ value: Double) -> some View { noted(value) }
  nonisolated public func layoutPriority(_ value: Double) -> some View { noted(value) }
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { noted(ratio as Any, contentMode) }
  nonisolated public func scaledToFit() -> some View { noted() }
  nonisolated public func scaledToFill() -> some View { noted() }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { noted(scale, anchor) }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { noted(angle, anchor) }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { noted(regions, edges) }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { noted(edges) }
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { noted(shape) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { noted(antialiased) }
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { noted(radius, antialiased) }
  nonisolated public func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View {
    noted()
  }
  nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { noted(shape) }

  // MARK: - Symbols and images

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { noted(scale) }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    noted(mode as Any)
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { noted(variant) }

  // MARK: - Lists and bars

  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { noted() }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    noted(insets as Any)
  }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { noted(visibility) }
  nonisolated public func listSectionSeparator(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { noted(spacing) }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    noted(visibility)
  }
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { noted(mode) }
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    noted(hides)
  }
  nonisolated public func navigationBarHidden(_ hides: Bool) -> some View { noted(hides) }
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { noted(style) }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { noted(visibility) }
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { noted(scheme as Any) }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { noted(visibility) }

  // MARK: - Controls

  nonisolated public func controlSize(_ size: ControlSize) -> some View { noted(size) }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    noted(shape)
  }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func labelsHidden() -> some View { noted() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { noted(enabled) }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    noted(disable)
  }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { noted(label) }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noted(isDisabled)
  }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    noted(detents)
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    noted(radius as Any)
  }
  nonisolated public func badge(_ count: Int) -> some View { noted(count) }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { noted(reason) }

  // MARK: - Motion

  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { noted(animation as Any) }
  nonisolated public func animation(_ animation: Animation?) -> some View {
    noted(animation as Any)
  }
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    noted(transition)
  }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    noted(transition)
  }
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { noted() }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { noted(id, namespace) }

  // MARK: - Accessibility

  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    noted(hint)
  }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    noted(value)
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noted(traits)
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    noted(traits)
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { noted(children) }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { noted() }
  nonisolated public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { noted(value) }
}
