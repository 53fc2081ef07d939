// Modifiers of controls, presentations and VoiceOver. Nothing is drawn, felt or read out: each
// returns the view unchanged.

nonisolated extension View {
  // MARK: - Controls

  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  public func formStyle(_ style: some FormStyle) -> some View { self }
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func unredacted() -> some View { self }
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  // MARK: - Fields, keyboards and pointers

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(
    _ mode: TextInputAutocapitalization?
  ) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  // MARK: - Presentations

  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  // MARK: - VoiceOver

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
