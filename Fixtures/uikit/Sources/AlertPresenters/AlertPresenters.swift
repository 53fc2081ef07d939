import UIKit

// The shapes in which apps present alerts from code that is not on the main actor.

/// A class with a method.
package class FeederAlerts {
  package init() {}

  package func showEmpty(on controller: UIViewController, refill: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "The feeder is empty.", message: "Fill it to see birds again.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Refill", style: .default) { _ in refill() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: true)
  }
}

/// A namespace of functions.
package enum NestAlerts {
  package static func showRemove(on controller: UIViewController?, remove: (() -> Void)? = nil) {
    let alert = UIAlertController(
      title: "Remove this nest?", message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Remove", style: .destructive) { _ in
      remove?()
    }
    alert.addAction(action)
    alert.addAction(.init(title: "Cancel", style: .cancel, handler: nil))
    DispatchQueue.main.async { _ = controller?.view }
    controller?.present(alert, animated: true, completion: nil)
  }
}

/// A protocol whose extension presents.
package protocol AlertPresenting: AnyObject {
  var presenter: UIViewController { get }
}

extension AlertPresenting {
  package func showNote(_ title: String) {
    let alert = UIAlertController(title: title, message: "", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .default))
    presenter.present(alert, animated: true)
  }
}

package final class Coordinator: AlertPresenting {
  package let presenter: UIViewController
  package init(_ presenter: UIViewController) { self.presenter = presenter }
}

/// A builder that keeps the parts of the alert.
package struct AlertBuilder {
  private var title = ""
  private var actions: [UIAlertAction] = []
  package init() {}

  package func titled(_ title: String) -> AlertBuilder {
    var copy = self
    copy.title = title
    return copy
  }

  package func adding(
    _ title: String, _ style: UIAlertAction.Style = .default, _ handler: (() -> Void)? = nil
  ) -> AlertBuilder {
    var copy = self
    copy.actions.append(UIAlertAction(title: title, style: style) { _ in handler?() })
    return copy
  }

  package func build() -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    actions.forEach(alert.addAction)
    return alert
  }
}

/// An extension of the alert itself.
extension UIAlertController {
  package static func confirmation(
    _ title: String, confirm: String, handler: @escaping (Bool) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: confirm, style: .default) { _ in handler(true) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in handler(false) })
    return alert
  }
}

/// A shared object that asks for a text.
package final class NameAlerts {
  package static let shared = NameAlerts()
  private var completion: ((String?) -> Void)?

  package func askForName(
    on controller: UIViewController, completion: @escaping (String?) -> Void
  ) {
    self.completion = completion
    let alert = UIAlertController(title: "Name the bird", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
    }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.completion?(alert?.textFields?.first?.text)
      })
    controller.present(alert, animated: true)
  }
}

/// A class that waits for the answer.
package class AskingAlerts {
  package init() {}

  package func ask(_ title: String, on controller: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let alert = UIAlertController.confirmation(title, confirm: "Yes") { answer in
          continuation.resume(returning: answer)
        }
        controller.present(alert, animated: true)
      }
    }
  }
}
