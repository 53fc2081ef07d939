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
    if properties.children == nil, !node.isElement, node.role != .tip {
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
