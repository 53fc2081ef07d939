import TipKit
import UIKit

struct ShareBackyardTip: Tip {
  static let favorited = Event(id: "favorited")

  var title: Text { Text("Share a Backyard") }
  var rules: [Rule] { #Rule(Self.favorited) { $0.donations.count >= 1 } }
}

final class BackyardViewController: UIViewController {
  private let shareBackyardTip = ShareBackyardTip()
  private var tipTask: Task<Void, Never>?
  private let shareButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let favorite = UIAction(title: "Favorite") { _ in ShareBackyardTip.favorited.sendDonation() }
    let delete = UIAction(title: "Delete") { [unowned self] _ in askToDelete() }
    shareButton.setTitle("Share", for: .normal)
    shareButton.toolTip = "Send this backyard to a friend"
    view.addSubview(UIButton(primaryAction: favorite))
    view.addSubview(shareButton)
    view.addSubview(UIButton(primaryAction: delete))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tipTask = Task { @MainActor in
      for await shouldDisplay in shareBackyardTip.shouldDisplayUpdates {
        if shouldDisplay {
          let popover = TipUIPopoverViewController(shareBackyardTip, sourceItem: shareButton)
          present(popover, animated: true)
        } else if presentedViewController is TipUIPopoverViewController {
          dismiss(animated: true)
        }
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tipTask?.cancel()
    tipTask = nil
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete this backyard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
