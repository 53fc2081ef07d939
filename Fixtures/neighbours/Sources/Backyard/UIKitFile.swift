import class UIKit.UIViewController
import UIKit

final class FeederController: UIKit.UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Feeder"
    view.addSubview(label)
  }
}
