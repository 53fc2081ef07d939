public import Foundation
public import TipEngine
import TipModel
public import TipPictures

// Elements are declared first: what points at an element has to find it.
extension TipScreen {
  /// Declares an element of the app, such as a button, or replaces the one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name at which tips point.
  ///   - symbol: The name of the symbol that the element shows, or nil for none.
  ///   - frame: The rectangle in points, from the top left corner of the screen, or nil for a row
  ///     below the other elements. A number that is not finite fails the test.
  ///   - toolTip: The text that a ``Pointer`` on the element shows, or nil for none.
  ///   - position: The caller's position, where a failure is reported.
  public func element(
    _ name: String, symbol: String? = nil, frame: CGRect? = nil, toolTip: String? = nil,
    at position: SourcePosition = #position
  ) {
    var sides: [CGFloat] = []
    if let frame {
      sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    if !sides.allSatisfy(\.isFinite) {
      RunningTest.fail(
        "The frame of the element \"\(name)\" has a number that is not finite: "
          + "\(sides.map { "\($0)" }.joined(separator: ", ")). Give it x, y, width and height.",
        at: position)
    }
    stage.add(name, symbol: symbol, frame: frame.map { ScreenRect($0) }, toolTip: toolTip)
  }

  // MARK: - Tips

  /// Adds a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - place: Where the tip attaches. An element that is unknown fails the test.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func add(
    _ tip: any Tip, as place: ScreenPicture.Place = .inline,
    at position: SourcePosition = #position,
    action: @escaping ActionHandler = { _ in }
  ) {
    presenter.add(
      ScreenPlace(
        tips: [tip], group: nil, attachment: place, action: action, position: position))
  }

  /// Adds a group, whose current tip shows (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - place: Where the current tip attaches. An element that is unknown fails the test.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func add(
    _ group: TipGroup, as place: ScreenPicture.Place = .inline,
    at position: SourcePosition = #position, action: @escaping ActionHandler = { _ in }
  ) {
    presenter.add(
      ScreenPlace(
        tips: group.tips, group: group, attachment: place, action: action, position: position))
  }
}

extension ScreenRect {
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }
}
