import TipFoundation
import TipModel
import TipPictures

extension ScreenPlace {
  /// Returns why a screen does not accept the place, as a failure, or nil when it does.
  ///
  /// A popover's anchor is a name alone on a screen without elements.
  func refusal(elements: [ScreenElement], platform: TipPlatform) -> String? {
    let kind = attachment.kind
    if platform == .tvOS, kind != .popover {
      return "\(subject) cannot show as \(kind.words) on tvOS, where tips are popovers only "
        + "(guideline P5). Add it as a popover, or test another platform."
    }
    guard let anchor = attachment.anchor, !elements.contains(where: { $0.name == anchor }),
      !(kind == .popover && elements.isEmpty)
    else { return nil }
    let names = elements.map(\.name)
    let problem = "\(subject) points at \"\(anchor)\", which is not an element of the screen"
    let advice = "Declare it first, with element(_:symbol:frame:)."
    if names.isEmpty { return "\(problem); it has none. \(advice)" }
    let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let suggestion = NearestName.suggestion(
      for: anchor, in: names, otherwise: "Its elements are \(known). \(advice)")
    return "\(problem). \(suggestion)"
  }
}

extension ScreenPicture.Kind {
  /// The kind as a noun.
  fileprivate var words: String {
    switch self {
    case .element: "an element"
    case .inline: "an inline tip"
    case .annotation: "an annotation"
    case .hint: "a hint"
    case .popover: "a popover"
    }
  }
}
