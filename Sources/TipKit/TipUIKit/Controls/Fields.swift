import TipSwiftUI
import TipViewTree

/// A switch (UIKit reference).
@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.value = isOn ? "on" : "off"
    node.accessibility.trait = .toggle
  }
  override func tap() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A field for text (UIKit reference).
@MainActor @preconcurrency open class UITextField: UIControl {
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }
  open var text: String? = "" { didSet { if text != oldValue { changed() } } }
  open var placeholder: String? { didSet { changed() } }
  open var isSecureTextEntry = false
  open var borderStyle = BorderStyle.none
  open var keyboardType = UIKeyboardType.default
  override var kind: String { isSecureTextEntry ? "SecureField" : super.kind }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    let text = text ?? ""
    node.label = placeholder
    node.value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    node.gestures = ViewGestures()
    node.gestures.enter = { [weak self] words in
      self?.text = words
      self?.sendActions(for: .editingChanged)
    }
    node.gestures.submit = { [weak self] in
      self?.sendActions(for: .primaryActionTriggered)
      self?.sendActions(for: .editingDidEnd)
    }
  }
}
