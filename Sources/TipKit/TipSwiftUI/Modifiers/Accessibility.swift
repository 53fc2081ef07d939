import TipViewTree

// What VoiceOver says of a view, and what people can do there with it.
extension View {
  /// Sets the label that VoiceOver reads, by which tests find the view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label that VoiceOver reads, by which tests find the view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some TitleText) -> some View {
    changed(with: label._text) { $0.label = $1 }
  }

  /// Describes the value that VoiceOver reads beside the label.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Describes the value that VoiceOver reads beside the label.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some TitleText) -> some View {
    changed(with: value._text) { $0.accessibility.value = $1 }
  }

  /// Says what happens after the action of the view.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what happens after the action of the view.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some TitleText) -> some View {
    changed(with: hint._text) { $0.accessibility.hint = $1 }
  }

  /// Hides the view from VoiceOver, so that its words do not count.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    changed { $0.isHidden = hidden }
  }

  /// Makes one element of the view, or a container of the elements in it.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    changed { node in
      switch children {
      case .ignore: node.accessibility.children = .ignore
      case .combine: node.accessibility.children = .combine
      case .contain: node.accessibility.children = .contain
      }
    }
  }

  /// Replaces the elements of the view by the elements of a view that is not on screen.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return modified { view, context in
      let other = context.child(.name("accessibilityRepresentation")).apart("representation")
      representation._render(in: other)
      view.changed { $0.accessibility.representation = other.node }.render(in: context)
    }
  }

  /// Sets the place among the elements of the same level: higher numbers come first.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    changed { $0.accessibility.sortPriority = priority }
  }

  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changed { node in
      node.accessibility.addedTraits.formUnion(traits.spoken)
      node.accessibility.removedTraits.subtract(traits.spoken)
    }
  }

  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changed { node in
      node.accessibility.removedTraits.formUnion(traits.spoken)
      node.accessibility.addedTraits.subtract(traits.spoken)
    }
  }

  // MARK: - Actions

  /// Adds an action, which a test does not perform.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified { view, context in
      let locale = context.environment.locale
      view.changed { node in
        switch kind {
        case .default: node.accessibility.hasDefaultAction = true
        case .named(let name): node.accessibility.actions.append(name.string(in: locale))
        // These have separate gestures, and VoiceOver does not list them.
        case .escape, .magicTap, .delete, .showMenu: break
        }
      }.render(in: context)
    }
  }

  /// Adds an action with a name, which a test does not perform.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(.named(Text(name)), handler)
  }

  /// Adds an action with a name, which a test does not perform.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some TitleText, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(.named(name._text), handler)
  }

  /// Adds the actions of some buttons, which a test does not perform.
  public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    let content = content()
    return modified { view, context in
      let buttons = context.child(.name("accessibilityActions")).apart("accessibilityActions")
      content._render(in: buttons)
      let names = buttons.node.all.filter { $0.role == .control }.compactMap(\.name)
      view.changed { $0.accessibility.actions += names }.render(in: context)
    }
  }

  /// Adds an action that changes the value, which a test does not perform.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    changed { $0.accessibility.addedTraits.insert(.adjustable) }
  }
}

extension AccessibilityTraits {
  fileprivate var spoken: Set<SpokenTrait> {
    Set(Self.all.filter { contains($0.trait) }.map(\.spoken))
  }

  private static let all: [(trait: AccessibilityTraits, spoken: SpokenTrait)] = [
    (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
    (.isImage, .image), (.isStaticText, .staticText), (.isModal, .modal),
    (.isSearchField, .searchField), (.isToggle, .toggle), (.isSummaryElement, .summaryElement),
    (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey),
  ]
}
