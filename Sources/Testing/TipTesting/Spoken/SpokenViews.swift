import TipViewTree

/// Finds the elements that VoiceOver reads in views.
///
/// The article "What VoiceOver says" lists the documented behaviour and the open questions.
@MainActor enum SpokenViews {
  /// Elements of one level that stay together when the level is sorted.
  private struct Group {
    var elements: [SpokenElement] = []
    var priority = 0.0
    var isModal = false
    /// Whether it is a tip, which is not part of a control or of a combined element around it.
    var isTip = false
  }

  /// Returns the elements in a view, in order.
  static func elements(in root: ViewNode) -> [SpokenElement] {
    ordered(groups(in: root, of: Group()))
  }

  /// Returns the elements of a level by priority, and only those of modal views if there are any.
  private static func ordered(_ groups: [Group]) -> [SpokenElement] {
    let modal = groups.filter(\.isModal)
    let read = modal.isEmpty ? groups : modal
    // The algorithm is stable.
    return read.sorted { $0.priority > $1.priority }.flatMap(\.elements)
  }

  /// Returns the groups that a view adds to its level, whose priority it has unless it sets one.
  private static func groups(in node: ViewNode, of level: Group) -> [Group] {
    if node.isCovered || node.isHidden { return [] }
    let properties = node.accessibility
    var group = level
    if let priority = properties.sortPriority { group.priority = priority }
    if properties.addedTraits.contains(.modal) { group.isModal = true }
    if let other = properties.representation { return groups(in: other, of: group) }
    if properties.children == nil, !node.isUnit {
      let inner = node.children.flatMap { groups(in: $0, of: group) }
      guard inner.isEmpty, properties.isElement, node.actsOrIsDescribed else { return inner }
      group.elements = [element(of: node)]
      return [group]
    }
    let inner = node.children.flatMap { groups(in: $0, of: Group()) }
    let parts = ordered(inner.filter { !$0.isTip })
    var tips = inner.filter(\.isTip)
    if node.role == .tip || properties.children == .contain {
      group.isTip = node.role == .tip
      group.elements = ordered(inner)
      tips = []
    } else if properties.children == .ignore {
      group.elements = [newElement(of: node)]
    } else {
      // A text or an image hides the views in it.
      group.elements = [element(of: node, merging: node.role == .content ? [] : parts)]
    }
    return ([group] + tips).filter { !$0.elements.isEmpty }
  }

  // MARK: - One element

  /// Returns an element with the properties that modifiers have set, and no others.
  private static func newElement(of node: ViewNode) -> SpokenElement {
    let properties = node.accessibility
    var element = SpokenElement()
    element.label = node.label?.nonEmpty
    element.value = properties.value?.nonEmpty
    element.hint = (properties.hint ?? node.toolTip)?.nonEmpty
    element.traits = ordered(properties.addedTraits.subtracting(properties.removedTraits))
    element.actions = properties.actions
    element.hasDefaultAction = properties.hasDefaultAction || node.gestures.tap != nil
    element.acts = element.hasDefaultAction || properties.acts || node.role == .control
    element.name = node.elementName ?? node.identifier ?? node.name?.nonEmpty ?? node.kind
    return element
  }

  /// Returns the element of a view with the properties of the elements in it.
  private static func element(
    of node: ViewNode, merging parts: [SpokenElement] = []
  ) -> SpokenElement {
    var element = newElement(of: node)
    let properties = node.accessibility
    // The title of a label is its description, in each style.
    let titles = parts.filter { $0.label != nil && !$0.traits.contains(.image) }
    let texts = node.kind == "Label" && !titles.isEmpty ? titles : parts
    if node.label == nil {
      let words = node.spokenWords ?? properties.imageLabel
      element.label = words ?? joined(texts.compactMap(\.label))
    }
    if element.label == nil {
      element.symbol = node.symbol ?? parts.lazy.compactMap(\.symbol).first
    }
    if properties.value == nil {
      element.value = node.spokenValue ?? joined(parts.compactMap(\.value))
    }
    element.hint = element.hint ?? joined(parts.compactMap(\.hint))
    element.actions += parts.flatMap(\.namedActions)
    var traits = node.ownTraits
    for part in parts { traits.formUnion(mergedTraits.intersection(part.traits)) }
    traits.formUnion(properties.addedTraits)
    element.traits = ordered(traits.subtracting(properties.removedTraits))
    return element
  }

  /// The traits that an element takes over from the elements that are merged into it.
  private static let mergedTraits: Set<SpokenTrait> = [.header, .selected, .updatesFrequently]

  private static func ordered(_ traits: Set<SpokenTrait>) -> [SpokenTrait] {
    SpokenTrait.allCases.filter(traits.contains)
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension SpokenElement {
  /// The custom actions that the element adds to an element around it, also its default action.
  fileprivate var namedActions: [String] {
    guard hasDefaultAction, let label else { return actions }
    return [label] + actions
  }
}

extension ViewNode {
  /// Whether the views in it stay together, as one element or as the elements of a tip.
  fileprivate var isUnit: Bool {
    switch role {
    case .control: accessibility.isElement
    case .content:
      accessibility.isElement && (words?.nonEmpty ?? label?.nonEmpty ?? symbol) != nil
    // A progress or a gauge has a value, and a label is one element.
    case .container: value != nil || kind == "Label"
    case .tip: true
    }
  }

  /// Whether the app has given an action or a property to a view without elements.
  fileprivate var actsOrIsDescribed: Bool {
    gestures.tap != nil || accessibility.isSet || label?.nonEmpty != nil
  }

  /// The words that people hear as the label, and not the text in a field, which is its value.
  fileprivate var spokenWords: String? { gestures.enter == nil ? words?.nonEmpty : nil }

  /// The value that people hear, and not the state by which tests know that a menu is open.
  ///
  /// A text view that people do not edit has its text as label and value, of which one is read.
  fileprivate var spokenValue: String? {
    guard let value, value != "selected", value != spokenWords, kind != "Menu" else { return nil }
    return value.nonEmpty
  }

  /// The traits of the view without the app's changes.
  fileprivate var ownTraits: Set<SpokenTrait> {
    var traits: Set<SpokenTrait> = []
    if let trait = accessibility.trait {
      traits.insert(trait)
    } else if role == .control {
      if gestures.enter != nil {
        traits.insert(.textField)
      } else if gestures.adjust != nil {
        traits.insert(.adjustable)
      } else if gestures.tap != nil {
        traits.insert(.button)
      }
    } else if role == .content, symbol != nil {
      traits.insert(.image)
    }
    if value == "selected" { traits.insert(.selected) }
    if role == .control, !isEnabled { traits.insert(.disabled) }
    return traits
  }
}

extension String {
  /// The text, or nil when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
