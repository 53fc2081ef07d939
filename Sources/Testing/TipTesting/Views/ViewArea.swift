import TipViewTree

/// Views of a screen, or of one of its rows, on which gestures work.
///
/// Each gesture finds one view by its label: the accessibility label, the words, or the image's
/// name. An accessibility identifier comes first. A gesture outside of a popover tip or of an open
/// menu closes that, and does not reach the view.
public protocol ViewArea: Sendable {
  /// The screen.
  var _screen: TipScreen { get }
  /// The labels of the rows around the views, from the outside. Empty for the whole screen.
  var _rows: [String] { get }
}

extension TipScreen: ViewArea {
  /// The screen itself.
  public var _screen: TipScreen { self }
  /// No rows: gestures find all views of the screen.
  public var _rows: [String] { [] }
}

/// A row of a list, a form or a `ForEach`, on which the gestures of a screen work.
///
/// ```swift
/// screen.row("North Pond").tap("Add")
/// ```
///
/// Each gesture looks for the row again.
public struct ScreenRow: ViewArea {
  /// The screen.
  public let _screen: TipScreen
  /// The labels of the rows around the views, from the outside.
  public let _rows: [String]
}

extension ViewArea {
  /// Returns the row that contains a label, to act on views that several rows have.
  ///
  /// - Parameter label: The label or the identifier of the row, or of a view in it. At a gesture,
  ///   one that no row contains, or several, fails the test.
  /// - Returns: The row.
  public func row(_ label: String) -> ScreenRow {
    ScreenRow(_screen: _screen, _rows: _rows + [label])
  }

  /// Performs a gesture on the one view with a label that responds to it.
  @MainActor func perform<Response>(
    _ gesture: String, _ label: String, at position: SourcePosition,
    _ response: (ViewGestures) -> Response?, _ action: (Response, ViewNode) -> Void
  ) {
    guard let views = _screen.views(at: position) else { return }
    let responds = { (node: ViewNode) in response(node.gestures) != nil }
    var inAlert: ViewNode?
    if _rows.isEmpty, let alert = views.alerts.front, alert.all.contains(where: responds) {
      inAlert = alert
    }
    if inAlert == nil, _screen.views(for: "\(gesture) \"\(label)\"", at: position) == nil { return }
    var search = ViewSearch([inAlert ?? views.root.front])
    for row in _rows {
      switch search.row(row) {
      case .success(let nodes): search = ViewSearch(nodes)
      case .failure(let failure): return _screen.fail(failure.words, at: position)
      }
    }
    switch search.find(label, gesture, where: responds) {
    case .success(let node):
      _screen.act("\(gesture) \"\(label)\"", on: node, views, at: position) {
        if let response = response(node.gestures) { action(response, node) }
      }
    case .failure(let failure):
      var words = failure.words
      if let cover = views.root.frontCover {
        words += views.root.hint(thatItHas: label, behind: "the \(cover.kind.rawValue)")
      }
      _screen.fail(words, at: position)
    }
  }
}
