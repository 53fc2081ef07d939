extension LexiconText {
  // Words that add nothing to the name of a control, by class: what every control is and does. A
  // tooltip of the name and such words repeats the name, and any other word adds something. About
  // 90 entries. "toggle" and "switch" are kinds of controls, and verbs where a text begins.
  static let nameFillers = """
    a, an, the, it, its, this, that, these, those, your, you, my, here, now, current, \
      active
    button, icon, control, menu, item, items, option, options, toggle, switch, tool, \
      field, key
    link, tab, tabs, checkbox, window, windows, page, pages, command, commands, view, \
      screen, panel
    pane, section, dialog, feature, function, action, document, file, element, object, \
      area, thing
    open, show, hide, use, display, see, access, launch, click, tap, press, perform, \
      do, is, let
    lets, allow, allows, can, will, and, or, to, used, for
    """

  // The verbs among them, which can be the name of a control themselves.
  static let fillerVerbs = "open, show, hide, use, display, see, access, launch, view, perform, do"

  // Phrases of tooltips that speak of a control beside their own. "later": only after the beginning
  // of the text, where the control of the phrase is not its own. About 120 phrases.
  static let otherControls = """
    @control next to, @control beside, @control nearby, next to it, beside it, right of it
    left of it, above it $, below it $, @control below|above|underneath $
    @control on its left|right
    @control on|at|to|in the left|right|top|bottom|corner|side|end|middle|center later
    the|an|another|its \
      other|second|next|previous|neighboring|adjacent|opposite|left|right @control
    the|an first|third|last|top|bottom|upper|lower|red|green|blue @control later, \
      another @control
    use|press|click|tap|hit|push|choose|via|through|with|using the|a|this|that|its ~2 \
      @control later
    press|click|tap|hit|push ~1 @control later, like|unlike the ~3 @control, \
      as the ~2 @control does
    instead of|together with|in addition to|same as|before|after the ~3 @control
    before|after|until|once|when|while|unless you \
      press|click|tap|use|choose|select|pick|open|turn
    before|after|once|when|while|unless you \
      set|add|start|stop|drag|adjust|change|enable|draw
    until you set|add|start|drag|adjust|change|enable|draw
    before|after pressing|clicking|tapping|using|choosing|selecting|opening|adjusting
    the ~2 @control stops|starts|sets|shows|hides|opens|closes|undoes|changes|does|turns|lets|is
    the ~2 @control has|will|can|deletes|saves|plays|adds|removes|makes|resets|controls|adjusts
    its|their @control \
      stops|starts|sets|shows|hides|opens|closes|undoes|changes|does|turns|lets|is
    see also, see the other
    """

  // Names in capitals with the kind of their control, as the way to do something.
  static let namedControls = """
    open|use|click|choose|press|select|show the +~2 @named to
    from|in|with|via|under|through|on|using the +~2 @named
    """

  // Words that join a clause to the one before it, after which a tooltip may leave its control.
  static let joints = "and, or, then, before, after, until, as, than, unlike, while, when, if, but"

  // Verbs of a tooltip that lead to a control, and after which a capital is its name.
  static let leads = "use, press, click, tap, hit, push, using, pressing, clicking, tapping"

  // Verbs of alerts that only overwrite or remove something.
  static let removals = """
    clear, delete, discard, empty, erase, overwrite, remove, replace, trash, wipe, \
      purge, reset
    uninstall, unpin, unfollow
    """
}
