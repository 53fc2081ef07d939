import UIKit

/// A list of photos with three alerts: one that destroys, one that asks, and one that informs.
final class TrashViewController: UIViewController {
  private(set) var photos = ["Wren", "Finch"]
  private(set) var isSaved = false
  private(set) var name = "North Pond"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trash"
    addButton("Empty Trash…") { $0.emptyTrash() }
    addButton("Close") { $0.close() }
    addButton("Share") { $0.share() }
    addButton("Rename…") { $0.rename() }
    addButton("Export…") { $0.export() }
  }

  private func addButton(_ title: String, _ run: @escaping (TrashViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned self] _ in run(self) }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func emptyTrash() {
    let alert = UIAlertController(
      title: "Empty the trash?", message: "You can't undo this action.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Empty Trash", style: .destructive) { [weak self] _ in
        self?.photos = []
      })
    present(alert, animated: true)
  }

  private func close() {
    let alert = UIAlertController(
      title: "Save your changes?", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in
      self?.isSaved = true
    }
    alert.addAction(UIAlertAction(title: "Don't Save", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true, completion: nil)
  }

  private func share() {
    let alert = UIAlertController(
      title: "Sharing Is Off", message: "Turn it on in Settings.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [unowned self, unowned alert] _ in
        name = alert.textFields?.first?.text ?? ""
      })
    present(alert, animated: true)
  }

  private func export() {
    let sheet = UIAlertController(title: "Export", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "As Text", style: .default) { [weak self] _ in self?.share() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
