import UIKit

/// Folders with a locked one: its alerts ask for texts, and an action waits for one.
final class FoldersViewController: UIViewController {
  private(set) var folders = ["Birds"]
  private(set) var login: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Folders"
    label.textAlignment = .center
    navigationItem.titleView = label
    let add = UIAction { [unowned self] _ in addFolder() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    let open = UIAction(title: "Unlock") { [unowned self] _ in unlock() }
    view.addSubview(UIButton(type: .system, primaryAction: open))
  }

  private func addFolder() {
    let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
    let create = UIAlertAction(title: "Create", style: .default) {
      [unowned self, unowned alert] _ in
      folders.append(alert.textFields?.first?.text ?? "")
      (navigationItem.titleView as? UILabel)?.text = "\(folders.count) Folders"
    }
    create.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      let change = UIAction { [unowned field] _ in create.isEnabled = field.text?.isEmpty == false }
      field.addAction(change, for: .editingChanged)
    }
    alert.addAction(create)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func unlock() {
    let alert = UIAlertController(title: "Unlock Folder", message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "User"
      $0.text = "robin"
    }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    let unlock = UIAlertAction(title: "Unlock", style: .default) {
      [unowned self, unowned alert] _ in
      login = alert.textFields?.map { $0.text ?? "" } ?? []
    }
    alert.addAction(unlock)
    let erase = UIAlertAction(title: "Erase", style: .destructive) { [unowned self] _ in
      folders = []
    }
    alert.addAction(erase)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = erase
    present(alert, animated: true)
  }
}
