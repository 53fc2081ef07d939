// Modifiers that only style controls and presentations. Each notes its name and arguments.

extension View {
  // MARK: - Controls

  nonisolated public func controlSize(_ size: ControlSize) -> some View { noted(size) }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    noted(shape)
  }
  nonisolated public func labelsHidden() -> some View { noted() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
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
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { noted(detents) }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    noted(radius as Any)
  }
  nonisolated public func badge(_ count: Int) -> some View { noted(count) }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { noted(reason) }
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { noted(style) }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    noted(spacing)
  }
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { noted(width) }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    noted(behavior)
  }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { noted(sizing) }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { noted(order) }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { noted(visibility) }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { noted(behavior) }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    noted(effect as Any)
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  { noted(effect) }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    noted(disabled)
  }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    noted(disabled)
  }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { noted(isFocusable) }
  nonisolated public func focusSection() -> some View { noted() }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { noted(type) }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View {
    noted(type as Any)
  }
  nonisolated public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?)
    -> some View
  { noted(mode as Any) }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    noted(style)
  }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    noted(disable as Any)
  }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { noted(isDisabled) }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    noted(shortcut as Any)
  }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { noted(key, modifiers) }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    noted(style)
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { noted(alignment) }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { noted(interaction) }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { noted(behavior) }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { noted(adaptation) }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { noted(horizontal, vertical) }
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    noted(sizing)
  }
  nonisolated public func badge(_ label: Text?) -> some View { noted(label as Any) }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { noted(key as Any) }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    noted(prominence)
  }
  nonisolated public func unredacted() -> some View { noted() }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    noted(sensitive)
  }
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { noted(icon as Any) }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    noted(severity)
  }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    noted(invalidatable)
  }
  nonisolated public func luminanceToAlphaMask() -> some View { noted() }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { noted(feedback) }
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { noted(preferring) }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { noted(edges) }
  nonisolated public func itemProvider(_ action: (() -> Int)?) -> some View { noted() }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { noted(feedback) }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { noted() }

  // MARK: - Accessibility

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
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { noted(hint) }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    noted(value)
  }
  nonisolated public func accessibilityElement() -> some View { noted() }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    noted(priority)
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    noted(level)
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { noted() }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    noted(labels)
  }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { noted(responds) }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    noted(active)
  }
  nonisolated public func accessibilityAddTraits() -> some View { noted() }
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { noted() }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { noted() }
  nonisolated public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V)
    -> some View
  { noted() }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { noted() }
  nonisolated public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { noted(value) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some TitleText) -> some View { noted(hint) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some TitleText) -> some View {
    noted(value)
  }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { noted() }
}
