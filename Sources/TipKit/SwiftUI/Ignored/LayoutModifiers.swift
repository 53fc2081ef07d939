// Modifiers that only style places and sizes. Each notes its name and its arguments at the node.

extension View {
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
  nonisolated public func aspectRatio(
    _ ratio: CGSize, contentMode: ContentMode
  ) -> some View { noted(ratio, contentMode) }
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
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { noted(shape) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { noted(antialiased) }
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { noted(radius, antialiased) }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { noted(alignment) }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { noted() }
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { noted(shape) }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { noted(kind, shape) }
  nonisolated public func frame() -> some View { noted() }
  nonisolated public func position(_ position: CGPoint) -> some View { noted(position) }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    noted(scale, anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { noted(x, y, anchor) }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { noted(edges, length as Any) }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { noted(length) }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { noted(insets) }
  nonisolated public func gridCellColumns(_ count: Int) -> some View { noted(count) }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { noted(anchor) }
  nonisolated public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    noted(alignment)
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { noted(axes) }
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    noted(space)
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { noted(name) }
  nonisolated public func equatable() -> some View { noted() }
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { noted(style, container) }
  nonisolated public func geometryGroup() -> some View { noted() }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { noted(angle, anchor) }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { noted(axes, alignment) }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { noted(axes, count, span, spacing, alignment) }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { noted(axes, alignment) }
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { noted(guide) }
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { noted(guide) }
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    noted(shape)
  }
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { noted() }

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
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { noted(id, namespace) }
}
