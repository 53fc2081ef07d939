import UIKit

/// A backyard that people follow: a button with states, an action sheet, and a popover.
final class FollowViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  let followButton = UIButton(type: .custom)
  let photoView = UIImageView(image: UIImage(systemName: "leaf"))
  private let infoButton = UIButton(configuration: .tinted())
  private let stack = UIStackView()
  var mayDismiss = true
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    photoView.contentMode = .scaleAspectFit
    photoView.isAccessibilityElement = true
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitle("Following", for: .selected)
    followButton.setTitle("Please Wait", for: .disabled)
    followButton.setTitleColor(.white, for: .normal)
    followButton.toolTip = "See this backyard first"
    followButton.addAction(UIAction { [unowned self] _ in follow() }, for: .touchUpInside)
    infoButton.configuration?.title = "Info"
    infoButton.configuration?.cornerStyle = .capsule
    infoButton.configuration?.baseForegroundColor = .systemGreen
    infoButton.addAction(UIAction { [unowned self] _ in showInfo() }, for: .touchUpInside)
    stack.axis = .vertical
    stack.addArrangedSubview(infoButton)
    stack.insertArrangedSubview(followButton, at: 0)
    stack.insertArrangedSubview(photoView, at: 1)
    stack.isLayoutMarginsRelativeArrangement = true
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -16),
      stack.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
    ])
  }

  func hidePhoto() {
    UIView.animate(withDuration: 0.25) {
      photoView.alpha = 0
    } completion: { [photoView, stack] _ in
      stack.removeArrangedSubview(photoView)
      photoView.removeFromSuperview()
    }
  }

  private func follow() {
    guard followButton.isSelected else { return followButton.isSelected = true }
    followButton.isEnabled = false
    let sheet = UIAlertController(
      title: nil, message: "Follow no longer?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Unfollow", style: .destructive) { [unowned self] _ in
        followButton.isSelected = false
        followButton.isEnabled = true
      })
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
        followButton.isEnabled = true
      })
    sheet.popoverPresentationController?.sourceView = followButton
    sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    present(sheet, animated: true)
  }

  private func showInfo() {
    let info = UIViewController()
    info.modalPresentationStyle = .popover
    info.preferredContentSize = CGSize(width: 200, height: 100)
    info.popoverPresentationController?.sourceView = infoButton
    info.popoverPresentationController?.delegate = self
    present(info, animated: true)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
}
