import Testing
import TipReview
import TipTesting
import UIKit

/// Views with what UIKit tells VoiceOver of them.
private final class FeederViewController: UIViewController {
  private let row = UIView()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let photo = UIImageView(image: UIImage(systemName: "bird"))
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "A robin"
    photo.addSubview(UIButton(primaryAction: UIAction(title: "Zoom") { _ in }))
    let mute = UISwitch()
    mute.accessibilityLabel = "Mute"
    let name = UITextField()
    name.placeholder = "Name"
    let fill = UIButton(primaryAction: UIAction(title: "Fill") { _ in })
    fill.accessibilityHint = "Fills the feeder"
    row.addSubview(label("Seen by you"))
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Robin"
    row.accessibilityValue = "3 visits"
    let seeds = label("Seeds")
    seeds.isAccessibilityElement = false
    let delete = UIButton(primaryAction: UIAction(image: UIImage(systemName: "trash")) { _ in })
    let decoration = UIImageView(image: UIImage(systemName: "leaf"))
    let views = [label("North Pond"), photo, mute, name, fill, row, seeds, delete, decoration]
    for subview in views { view.addSubview(subview) }
  }

  func seeMoreVisits() { row.accessibilityValue = "4 visits" }
}

@Suite("What VoiceOver says of UIKit's views", .tips)
@MainActor
struct SpokenTests {
  @Test("labels and controls are elements, other views when the app says so")
  func elements() {
    let feeder = FeederViewController()
    feeder.title = "Feeders"
    let screen = TipScreen(of: UINavigationController(rootViewController: feeder))
    #expect(
      screen.spoken.text == """
        "Feeders", header
        "North Pond"
        "A robin", image
        "Mute", value: "off", switch
        "Name", text field
        "Fill", button, hint: "Fills the feeder"
        "Robin", value: "3 visits"
        symbol "trash", button
        """)
    feeder.seeMoreVisits()
    #expect(screen.spoken["Robin"]?.value == "4 visits")
  }

  @Test("the text in a text view is its value, and the label of one that people do not edit")
  func textViews() {
    let note = UITextView()
    note.text = "Seen at dawn"
    let guide = UITextView()
    guide.text = "Fill the feeder daily"
    guide.isEditable = false
    let page = UIViewController()
    page.view.addSubview(note)
    page.view.addSubview(guide)
    #expect(
      TipScreen(of: page).spoken.text == """
        no label, value: "Seen at dawn", text field
        "Fill the feeder daily"
        """)
  }

  @Test("an action of an open menu is a button with its title, or else its image")
  func menu() {
    let page = UIViewController()
    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(children: [
      UIAction(title: "By Name", image: UIImage(systemName: "textformat")) { _ in },
      UIAction(image: UIImage(systemName: "leaf")) { _ in },
    ])
    page.view.addSubview(sort)
    let screen = TipScreen(of: page)
    screen.tap("Sort")
    #expect(screen.spoken.text.hasSuffix("\"By Name\", button\nsymbol \"leaf\", button"))
  }

  @Test("C10: a button that is only an image has no label")
  func silent() {
    let screen = TipScreen(of: FeederViewController())
    expectGoodGuidance(
      screen,
      silences: [
        GuidanceSilence("C10", on: "control:trash", because: "It has no label in this test.")
      ])
  }
}
