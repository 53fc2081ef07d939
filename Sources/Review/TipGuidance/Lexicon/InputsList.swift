extension LexiconText {
  // Verbs of input, each with the inputs to which it belongs, one a line. A tip for a different
  // input should not use it. Words that all inputs share, such as "press", "choose" and "scroll",
  // are not here.
  static let inputs = """
    click pointer
    double-click pointer
    right-click pointer
    control-click pointer
    option-click pointer
    command-click pointer
    shift-click pointer
    triple-click pointer
    tap touch gaze
    double-tap touch gaze
    triple-tap touch gaze
    long-press touch
    force-touch touch
    pinch touch pointer gaze
    hover pointer gaze
    """
}
