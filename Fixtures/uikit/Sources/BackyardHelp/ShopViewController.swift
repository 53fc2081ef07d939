import UIKit

/// A shop for a backyard: each of its views has a tooltip of another kind.
final class ShopViewController: UIViewController {
  let stack = UIStackView()
  let guide = GuideTextView()
  var seedBagCount = 0

  lazy var welcomeView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.systemGreen
    view.accessibilityIdentifier = "welcome"
    view.addText("Everything that birds like")

    let interaction = UIToolTipInteraction(defaultToolTip: "Look at new feeders")
    view.addInteraction(interaction)
    return view
  }()

  lazy var openLabel: UILabel = {
    let label = UILabel()
    label.text = "Open until six"
    label.numberOfLines = 0

    let interaction = UIToolTipInteraction(defaultToolTip: "See all opening hours")
    label.addInteraction(interaction)
    return label
  }()

  lazy var feederButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy a Feeder"
    configuration.subtitle = "Only $9.99"
    configuration.titleAlignment = .center

    let action = UIAction { _ in }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.toolTip = "Choose a size before you pay"
    button.preferredBehavioralStyle = .pad
    return button
  }()

  lazy var colorView: UIView = {
    let view = ColorNameView()
    view.backgroundColor = UIColor.systemYellow
    view.accessibilityIdentifier = "color"
    view.addText("The colour of this year")

    let interaction = UIToolTipInteraction()
    interaction.delegate = view
    view.addInteraction(interaction)
    return view
  }()

  lazy var seedsButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add Seeds"
    configuration.image = UIImage(systemName: "cart.circle")
    configuration.imagePlacement = NSDirectionalRectEdge.leading
    configuration.imagePadding = 4

    let action = UIAction { [unowned self] _ in self.seedBagCount += 1 }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.toolTip = "Add a bag. Your cart is empty."
    button.toolTipInteraction?.delegate = self
    return button
  }()

  lazy var bandsView: UIView = {
    let view = BandsView()
    view.backgroundColor = UIColor.systemTeal
    view.accessibilityIdentifier = "bands"

    let interaction = UIToolTipInteraction()
    interaction.delegate = view
    view.addInteraction(interaction)
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    for view in [welcomeView, openLabel, feederButton, colorView, seedsButton, bandsView, guide] {
      stack.addArrangedSubview(view)
    }

    guide.accessibilityIdentifier = "guide"
    guide.text = "Wrens like quiet corners.\nFinches like seeds."
    let interaction = UIToolTipInteraction()
    interaction.delegate = guide
    guide.addInteraction(interaction)
  }
}

extension ShopViewController: UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    let text: String
    switch seedBagCount {
    case 0: text = "Add a bag. Your cart is empty."
    case 1: text = "Add a bag. Your cart has \(seedBagCount) bag."
    default: text = "Add a bag. Your cart has \(seedBagCount) bags."
    }
    return UIToolTipConfiguration(toolTip: text)
  }
}

/// A view whose tooltip is the name of its colour.
final class ColorNameView: UIView, UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let name = backgroundColor?.accessibilityName else { return nil }
    return UIToolTipConfiguration(toolTip: "The colour is \(name).")
  }
}

/// A view with three bands, of which the middle one has no tooltip.
final class BandsView: UIView, UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    var (upper, lower) = (bounds, bounds)
    let height = bounds.size.height / 3
    upper.size.height = height
    lower.size.height = height
    lower.origin.y = height * 2
    if upper.contains(point) { return UIToolTipConfiguration(toolTip: "Hang it high", in: upper) }
    if lower.contains(point) { return UIToolTipConfiguration(toolTip: "Put it down", in: lower) }
    return nil
  }
}

/// A text with a tooltip over its selection.
final class GuideTextView: UITextView, UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let range = selectedTextRange, range.isEmpty == false else { return nil }
    var area = firstRect(for: range)
    for selection in selectionRects(for: range) { area = area.union(selection.rect) }
    guard let words = text(in: range) else { return nil }
    return UIToolTipConfiguration(toolTip: "Look up \(words)", in: area)
  }
}

extension UIView {
  func addText(_ text: String) {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = text
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }
}
