// Modifiers that only style lists, pages and bars. Each notes its name and arguments.

extension View {
  // MARK: - Lists, pages and bars

  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { noted() }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { noted(tint as Any) }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { noted(color as Any) }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { noted(color as Any) }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    noted(insets as Any)
  }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { noted(visibility) }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { noted(visibility) }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { noted(spacing) }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { noted(visibility) }
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
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    noted(spacing)
  }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { noted(spacing as Any) }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { noted(edges, length as Any) }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    noted(prominence)
  }
  nonisolated public func alternatingRowBackgrounds() -> some View { noted() }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { noted(isDisabled) }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { noted(isDisabled) }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    noted(isDisabled)
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { noted(disabled) }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    noted(disabled)
  }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { noted(mode) }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { noted(behavior) }
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    noted(behavior)
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    noted(isEnabled)
  }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { noted(style as Any, edges) }
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { noted(hidden, edges) }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { noted(onAppear) }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    noted(value)
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    noted(anchor as Any)
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { noted(edges, length as Any) }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { noted(length) }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    noted(mode)
  }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { noted(visibility) }
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { noted(visibility) }
  nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    noted(item as Any)
  }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { noted(role) }
  nonisolated public func navigationBarTitleDisplayMode() -> some View { noted() }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    noted(width)
  }
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { noted(style) }
  nonisolated public func navigationTransition(_ transition: NavigationTransition) -> some View {
    noted(transition)
  }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    noted(behavior)
  }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { noted(hidden) }
  nonisolated public func statusBar(hidden: Bool) -> some View { noted(hidden) }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { noted(anchor as Any) }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { noted(anchor as Any) }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View { noted(configuration) }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { noted(ideal) }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { noted(id) }
}
