import TipViewTree

// The keyboard's focus, and the keys that press the buttons of an alert.
extension View {
  /// Connects the focus of a field with a state, which entering text sets.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changed { $0.gestures.focus = { condition.wrappedValue = $0 } }
  }

  /// Connects the focus of a field with a value of a state, which entering text sets.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    changed { node in
      node.gestures.focus = { isFocused in
        if isFocused { binding.wrappedValue = value }
        guard !isFocused, binding.wrappedValue == value,
          let optional = Value.self as? any ExpressibleByNilLiteral.Type,
          let nowhere = optional.init(nilLiteral: ()) as? Value
        else { return }
        binding.wrappedValue = nowhere
      }
    }
  }

  /// Sets the keys that press a button.
  ///
  /// Return and Escape press it in an alert.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    changed { node in
      switch shortcut {
      case .defaultAction: node.shortcut = .defaultAction
      case .cancelAction: node.shortcut = .cancelAction
      default: node.shortcut = nil
      }
    }
  }

  /// Sets the keys that press a button.
  ///
  /// Return and Escape press it in an alert.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
}
