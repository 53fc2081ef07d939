import TipSwiftUI
import TipTipKit
import TipViewTree

/// A tip of a view or a popover: the views of SwiftUI that show it.
struct HostedTip: PrimitiveView {
  private struct Placed: PrimitiveView {
    let place: TipPlace
    func render(in context: ViewContext) {
      context.node(TipView<AnyTip>.self, .tip).add(place, nil)
    }
  }

  /// Returns the place and the look, which may differ from pass to pass.
  let content: () -> (TipPlace, (any TipViewStyle)?)

  func render(in context: ViewContext) {
    let (place, style) = content()
    func show(_ style: some TipViewStyle) {
      Placed(place: place).tipViewStyle(style)._render(in: context)
    }
    if let style {
      show(style)
    } else {
      Placed(place: place)._render(in: context)
    }
  }
}
