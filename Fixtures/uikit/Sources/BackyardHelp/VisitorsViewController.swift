import TipKit
import UIKit

struct FilterSpeciesTip: Tip {
  static let viewed = Event(id: "viewedVisitors")

  init() {}
  var title: Text { Text("Filter by Species") }
  var message: Text? { Text("Show only the birds that you like.") }
  var rules: [Rule] { #Rule(Self.viewed) { $0.donations.count >= 1 } }
}

struct FeedBirdsTip: Tip {
  @Parameter static var isHungry: Bool = false

  init() {}
  var title: Text { Text("Feed the Birds") }
  var rules: [Rule] { #Rule(Self.$isHungry) { $0 == true } }
  var actions: [Action] { Action(id: "feed", title: "Feed Now") }
}

/// A list with a popover at a button of the bar, and a tip in line.
final class VisitorsViewController: UIViewController {
  private let filterSpeciesTip = FilterSpeciesTip()
  private let feedBirdsTip = FeedBirdsTip()
  private var filterTask: Task<Void, Never>?
  private var feedTask: Task<Void, Never>?
  private weak var tipView: TipUIView?
  private(set) var calls: [String] = []

  private lazy var filterItem = UIBarButtonItem(
    title: "Filter",
    primaryAction: UIAction { [unowned self] _ in
      calls.append("filter")
      filterSpeciesTip.invalidate(reason: .actionPerformed)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visitors"
    navigationItem.rightBarButtonItem = filterItem
    let label = UILabel()
    label.text = "3 birds today"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    filterTask =
      filterTask
      ?? Task { @MainActor in
        for await shouldDisplay in filterSpeciesTip.shouldDisplayUpdates {
          if shouldDisplay {
            let controller = TipUIPopoverViewController(filterSpeciesTip, sourceItem: filterItem)
            present(controller, animated: true)
          } else {
            if presentedViewController is TipUIPopoverViewController {
              dismiss(animated: true)
            }
          }
        }
      }
    feedTask =
      feedTask
      ?? Task { @MainActor in
        for await shouldDisplay in feedBirdsTip.shouldDisplayUpdates {
          if shouldDisplay {
            let tipHostView = TipUIView(feedBirdsTip, arrowEdge: .top) { [weak self] action in
              self?.calls.append(action.id)
              FeedBirdsTip.isHungry = false
            }
            tipHostView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tipHostView)
            view.addConstraints([
              tipHostView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20.0)
            ])
            tipView = tipHostView
          } else {
            tipView?.removeFromSuperview()
            tipView = nil
          }
        }
      }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    filterTask?.cancel()
    filterTask = nil
    feedTask?.cancel()
    feedTask = nil
  }
}
