import SwiftUI
import TipViewTree

/// A switch (UIKit reference).
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }

  /// Turns it on or off, without performing its actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.value = isOn ? "on" : "off"
  }

  override func tap() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// Decides about the text of a field (UIKit reference).
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Called when editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a change is accepted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether Return is accepted.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Accepts every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Accepts Return.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for text (UIKit reference).
@MainActor open class UITextField: UIControl {
  /// The looks of fields, which are not drawn.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { changed() } } }
  /// The text that an empty field shows.
  open var placeholder: String? { didSet { changed() } }
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The object that decides about the text.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The look.
  open var borderStyle = BorderStyle.none
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The purpose.
  open var textContentType: UITextContentType?

  override var kind: String { isSecureTextEntry ? "SecureField" : super.kind }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    let text = text ?? ""
    node.gestures.tap = nil
    node.label = placeholder
    node.value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    node.gestures.enter = { [weak self] in self?.enter($0) }
    node.gestures.submit = { [weak self] in self?.submit() }
  }

  private func enter(_ words: String) {
    becomeFirstResponder()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    let all = NSRange(location: 0, length: text?.utf16.count ?? 0)
    let isAccepted = delegate?.textField(
      self, shouldChangeCharactersIn: all, replacementString: words)
    if isAccepted ?? true { text = words }
    sendActions(for: .editingChanged)
  }

  private func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}
