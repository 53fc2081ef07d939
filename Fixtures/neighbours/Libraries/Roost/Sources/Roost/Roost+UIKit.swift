#if canImport(UIKit)
  import UIKit

  final class RoostTableController: UITableViewController {}
#endif
