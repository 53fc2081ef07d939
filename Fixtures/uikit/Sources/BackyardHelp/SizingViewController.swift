import UIKit

/// A controller that needs no other module: it asks for its size, and knows the device.
final class SizingViewController: UIViewController {
  let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    let symbol = UIImage(systemName: "bird", withConfiguration: configuration)
    let picture = UIImageView(image: symbol?.withConfiguration(.init(weight: .light)))
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    text.transformedText(isDark: UITraitCollection().userInterfaceStyle == .dark)
    view.addSubview(picture)
    view.addSubview(text)
    preferredContentSize = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  func copyText() {
    UIPasteboard.general.string = text.text
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIAccessibility.post(notification: .announcement, argument: "Copied")
  }

  func request() -> URLRequest? { URL(string: "https://example.com").map { URLRequest(url: $0) } }
}

extension UILabel {
  fileprivate func transformedText(isDark: Bool) {
    text = isDark ? "dark" : "light"
    let turn = CGAffineTransform(rotationAngle: 1)
    if turn == .identity { textAlignment = .center }
  }
}
