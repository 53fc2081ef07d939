import TestSupport
import Testing

@Suite("UIKit outside of the main actor", .ownThread)
struct UIKitIsolationTests {
  /// Alert presenters of apps without the main actor, which Xcode compiles in Swift 5.
  private static let presenters = """
    import UIKit

    final class StaticPresenter {
      static func show(_ text: String, on controller: UIViewController) {
        let alert = UIAlertController(title: "Feeder", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        controller.present(alert, animated: true, completion: nil)
      }
    }

    struct ValuePresenter {
      let controller: UIViewController

      func confirm(_ title: String, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
        controller.present(alert, animated: true)
      }
    }

    protocol AlertPresenting { func presentAlert(_ title: String) }

    extension AlertPresenting where Self: UIViewController {
      func presentAlert(_ title: String) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
      }
    }

    func alertWithField(_ title: String) -> UIAlertController {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addTextField { field in field.placeholder = "Name" }
      return alert
    }

    final class AlertBuilder {
      private let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

      func title(_ text: String) -> AlertBuilder {
        alert.title = text
        return self
      }
    }

    enum AlertFactory {
      static let shared = UIAlertController(title: "Feeder", message: nil, preferredStyle: .alert)
      static func okAction() -> UIAlertAction { UIAlertAction(title: "OK", style: .default) }
    }

    final class DelegatePresenter: UIPopoverPresentationControllerDelegate {
      func anchor(_ alert: UIAlertController, at view: UIView) {
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.delegate = self
        view.layer.cornerRadius = 8
      }
    }
    """

  @Test("compiles in Swift 5, as with Xcode")
  func swift5() throws {
    let found = try TypeCheck(Self.presenters, languageMode: "5").diagnostics
    #expect(found.filter { $0.severity == "error" }.isEmpty, "\(found)")
  }

  @Test("is reported in Swift 6")
  func swift6() throws {
    let found = try TypeCheck(Self.presenters).diagnostics
    #expect(found.contains { $0.message.contains("main actor") }, "\(found)")
  }
}
