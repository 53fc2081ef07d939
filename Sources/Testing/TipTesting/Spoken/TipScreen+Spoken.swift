import TipHelp
public import TipModel
import TipViewTree

extension TipScreen {
  /// What VoiceOver reads of the page or sheet in front with its tips, or of the alert in front
  /// of it.
  ///
  /// The elements of a screen of views are read on the main actor.
  public var spoken: SpokenContent {
    if let alert = stage.center.alertInFront?.alert { return alert.spoken(on: platform) }
    guard let elements = spokenElements else {
      RunningTest.fail(
        "The elements of a screen of views are read on the main actor only. Mark the test with "
          + "@MainActor.", at: presenter.position)
      return SpokenContent([])
    }
    return SpokenContent(elements)
  }

  /// The elements that act and have no label, each with a separate name.
  package var silentControls: [String] {
    var uses: [String: Int] = [:]
    return (spokenElements ?? []).filter { $0.acts && $0.label == nil }.map { element in
      let number = uses[element.name, default: 0] + 1
      uses[element.name] = number
      return number == 1 ? element.name : "\(element.name) (\(number))"
    }
  }

  /// The elements behind an alert, or nil for views on another thread than the main one.
  private var spokenElements: [SpokenElement]? {
    guard viewRunner != nil else { return Tips.withCenter(stage.center) { stage.spokenElements } }
    var elements: [SpokenElement] = []
    let isRead = OnMainActor.run {
      guard let root = updatedViews()?.root else { return }
      if let cover = root.frontCover { elements = cover.spokenTexts }
      elements += SpokenViews.elements(in: root.front)
    }
    return isRead ? elements : nil
  }
}

extension ViewCover {
  /// The texts of a dialog above its buttons.
  fileprivate var spokenTexts: [SpokenElement] {
    [title, message ?? ""].filter { !$0.isEmpty }.map { SpokenElement(label: $0) }
  }
}

extension ScreenStage {
  /// The elements and tips of a screen without views, from the first one that was declared.
  ///
  /// A popover comes after the element at which it points.
  fileprivate var spokenElements: [SpokenElement] {
    guard isUp else { return [] }
    let shown = shown
    let popovers = shown.filter { $0.place.attachment.kind == .popover }
    let inline = shown.filter { $0.place.attachment.kind != .popover }
    func spoken(_ places: [Shown]) -> [SpokenElement] {
      places.flatMap { $0.display.tip.spoken.elements }
    }
    var lines: [SpokenElement] = []
    for (index, element) in elements.enumerated() {
      lines += spoken(inline.filter { $0.place.elementsAbove == index })
      lines.append(SpokenElement(label: element.name, hint: element.toolTip))
      lines += spoken(popovers.filter { $0.place.attachment.anchor == element.name })
    }
    lines += spoken(inline.filter { $0.place.elementsAbove >= elements.count })
    // On a screen without elements an anchor is a name alone.
    let names = elements.map(\.name)
    return lines + spoken(popovers.filter { !names.contains($0.place.attachment.anchor ?? "") })
  }
}

// MARK: - Tips and alerts

extension Tip {
  /// What VoiceOver reads of the tip: its image, title, message and actions, and its ×.
  public var spoken: SpokenContent {
    var elements: [SpokenElement] = []
    if let image, !image.isDecorative {
      var label = image.label?.string
      if image.kind == .asset { label = label ?? image.name }
      elements.append(
        SpokenElement(label: label, symbol: label == nil ? image.name : nil, traits: [.image]))
    }
    elements.append(SpokenElement(label: title.string))
    if let message { elements.append(SpokenElement(label: message.string)) }
    let buttons = actions.map { $0.label().string } + ["Close"]
    return SpokenContent(elements + buttons.map { SpokenElement(label: $0, traits: [.button]) })
  }
}

extension TipAlert {
  /// Returns what VoiceOver reads of the alert: its title and message, its text field and
  /// checkbox, and its buttons in their order on a system.
  ///
  /// - Parameter platform: The system on which the app runs.
  /// - Returns: The elements.
  public func spoken(on platform: TipPlatform) -> SpokenContent {
    var elements = [SpokenElement(label: title)]
    if let message { elements.append(SpokenElement(label: message)) }
    if let textField {
      elements.append(SpokenElement(label: textField.placeholder, traits: [.textField]))
    }
    if hasSuppression {
      elements.append(SpokenElement(label: "Don't ask again", value: "off", traits: [.toggle]))
    }
    let help = hasHelp ? ["Help"] : []
    let buttons = help + AlertLayout(of: self, on: platform).buttons.map(\.title)
    return SpokenContent(elements + buttons.map { SpokenElement(label: $0, traits: [.button]) })
  }
}
