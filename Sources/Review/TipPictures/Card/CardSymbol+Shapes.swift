extension CardSymbol {
  /// A hand whose first finger points up.
  private static let hand = """
    M9 13V7.2a1.6 1.6 0 0 1 3.2 0V12l5.4 1.2c1 .2 1.6 1.1 1.5 2.1l-.6 3.2c-.2 \
    1.5-1.4 2.6-2.9 2.6h-3.4c-1 0-1.9-.5-2.5-1.3L5.6 15.6\
    c-.6-.8-.2-1.9.7-2.2.6-.2 1.3 0 1.7.5Z
    """

  /// A wheel with teeth.
  private static let cog = """
    M9.8 4.9 10.1 2.2 13.9 2.2 14.2 4.9 15.5 5.5 17.6 3.7 20.3 6.4 18.5 8.5 19.1 \
    9.8 21.8 10.1 21.8 13.9 19.1 14.2 18.5 15.5 20.3 17.6 17.6 20.3 15.5 18.5 \
    14.2 19.1 13.9 21.8 10.1 21.8 9.8 19.1 8.5 18.5 6.4 20.3 3.7 17.6 5.5 15.5 \
    4.9 14.2 2.2 13.9 2.2 10.1 4.9 9.8 5.5 8.5 3.7 6.4 6.4 3.7 8.5 5.5Z
    """

  /// A circle around everything.
  private static let disc = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19Z"

  /// A sheet of paper with a folded corner.
  private static let sheet = """
    M6.5 2.8H14l4.8 4.8v11.8a1.8 1.8 0 0 1-1.8 1.8H6.5a1.8 1.8 0 0 1-1.8-1.8V4.6\
    a1.8 1.8 0 0 1 1.8-1.8Z
    """

  /// The head of a pin.
  private static let pinhead = "M12 2.6a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2Z"

  /// A bubble of speech.
  private static let bubble = """
    M6 4H18a3.4 3.4 0 0 1 3.4 3.4v6A3.4 3.4 0 0 1 18 16.8H11.4L6.6 20.6V16.8H6\
    a3.4 3.4 0 0 1-3.4-3.4v-6A3.4 3.4 0 0 1 6 4Z
    """

  /// A small circle in the middle.
  private static let hub = "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z"

  /// Outlines that can be filled, with the lines outside and inside of them.
  static let shapes: [String: Paths] = [
    "star": Paths(
      shape: """
        M12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 \
        9.1 8.7Z
        """),
    "heart": Paths(
      shape: """
        M12 20.8C5.4 15.8 2.3 12.4 2.3 8.7 2.3 5.8 4.5 3.6 7.2 3.6c2 0 3.7 1 4.8 2.8 \
        1.1-1.8 2.8-2.8 4.8-2.8 2.7 0 4.9 2.2 4.9 5.1 0 3.7-3.1 7.1-9.7 12.1Z
        """),
    "leaf": Paths(
      shape: """
        M20.6 3.4C10.6 3.4 4.6 7.2 4.6 13.3c0 1.2.3 2.3.9 3.2L3.2 20l1.4 1 2.3-3.2c1 \
        .6 2.3.9 3.6.9C17.5 18.7 20.6 12 20.6 3.4Z
        """),
    "bird": Paths(
      shape: """
        M2.2 19.8 8.6 11.4C10.2 9.2 11 8.2 11.3 6.6 11.8 4.2 13.6 2.8 15.8 2.8c1.9 0 \
        3.4 1 4.1 2.6l2.6 1.4-2.3 1.4C20.4 14.6 16.6 19 10.6 19H7.4l-2.4 2.4Z
        """),
    "bell": Paths(
      shape: """
        M12 2.6c-3.7 0-6.2 2.7-6.2 6.3v4.3L3.6 16.8h16.8l-2.2-3.6V8.9\
        c0-3.6-2.5-6.3-6.2-6.3ZM9.6 18.6a2.5 2.5 0 0 0 4.8 0Z
        """),
    "bookmark": Paths(
      shape: "M6 2.8H18V21.4L12 16.8 6 21.4Z"),
    "lightbulb": Paths(
      shape: """
        M12 2.4A6.7 6.7 0 0 0 8.2 14.6c.8.6 1.3 1.5 1.3 2.5h5c0-1 .5-1.9 1.3-2.5A6.7 \
        6.7 0 0 0 12 2.4ZM9.6 18.7h4.8v1.2a2.4 2.4 0 0 1-4.8 0Z
        """),
    "circle": Paths(shape: disc),
    "square": Paths(
      shape: """
        M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 \
        18.5v-13A2.5 2.5 0 0 1 5.5 3Z
        """),
    "hand.tap": Paths(shape: hand, lines: "M5.6 9.2a5.2 5.2 0 1 1 10 0"),
    "hand.point.up": Paths(shape: hand),
    "hand.draw": Paths(
      shape: hand,
      lines: "M14.6 6.8c.6-3 5.2-3.6 5.6-1 .3 1.9-2.3 1.7-1.8 3.4"),
    "hand.raised": Paths(
      shape: """
        M7 13V6.4a1.3 1.3 0 0 1 2.6 0V11V4.4a1.3 1.3 0 0 1 2.6 0V11V5.2a1.3 1.3 0 0 1 \
        2.6 0V11V7.6a1.3 1.3 0 0 1 2.6 0v7c0 4-2.4 6.8-5.8 6.8-3 0-4.4-1.4-5.6-3.9\
        L3.8 13.4c-.7-1.4 1-2.7 2.1-1.5Z
        """),
    "trash": Paths(
      shape: "M5.5 7 6.8 19.2a2 2 0 0 0 2 1.8h6.4a2 2 0 0 0 2-1.8L18.5 7Z",
      lines: "M3.5 7H20.5M9 6.6V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5V6.6",
      details: "M10 11V17M14 11V17"),
    "gearshape": Paths(shape: cog, details: hub),
    "gear": Paths(shape: cog, details: hub),
    "sparkles": Paths(
      shape: """
        M10 5.2 11.9 11.1 17.8 13 11.9 14.9 10 20.8 8.1 14.9 2.2 13 8.1 11.1ZM18.5 \
        2.2 19.4 4.6 21.8 5.5 19.4 6.4 18.5 8.8 17.6 6.4 15.2 5.5 17.6 4.6Z
        """),
    "photo": Paths(
      shape: """
        M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2\
        Z
        """,
      details: "M3.6 17.4 9 11.2 13 15.4 16 12.4 20.4 17M15.4 8.6h.1"),
    "photo.on.rectangle": Paths(
      shape: """
        M8.4 8.5H20a1.8 1.8 0 0 1 1.8 1.8v8.4A1.8 1.8 0 0 1 20 20.5H8.4a1.8 1.8 0 0 \
        1-1.8-1.8v-8.4a1.8 1.8 0 0 1 1.8-1.8Z
        """,
      lines: "M2.8 15.5V6.4A1.8 1.8 0 0 1 4.6 4.6H17.5",
      details: "M7.8 18.4 11.8 14.2 14.6 17 17 14.8 20.6 18.4M17.6 11.8h.1"),
    "camera": Paths(
      shape: """
        M8.4 6.4 9.8 4.2h4.4l1.4 2.2h4a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2\
        v-9a2 2 0 0 1 2-2Z
        """,
      details: "M12 9.2a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z"),
    "calendar": Paths(
      shape: "M5 4.8h14a2 2 0 0 1 2 2v11.9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.8a2 2 0 0 1 2-2Z",
      lines: "M8 2.6V5M16 2.6V5",
      details: "M3.6 9.8H20.4M8 13.6h.1M12 13.6h.1M16 13.6h.1M8 17.2h.1M12 17.2h.1"),
    "clock": Paths(shape: disc, details: "M12 6.8V12L15.6 14.2"),
    "pencil": Paths(
      shape: "M4 20 5 15.6 16.2 4.4a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L8.4 19Z"),
    "exclamationmark.triangle": Paths(
      shape: "M12 3.2 22 20.5H2Z",
      details: "M12 9.5V14.5M12 17.4h.1"),
    "person": Paths(
      shape: """
        M12 3.4a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM4 20.6c.4-4.2 3.6-6.6 8-6.6\
        s7.6 2.4 8 6.6Z
        """),
    "person.2": Paths(
      shape: """
        M9 4.6a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2ZM2.4 19.6c.3-3.6 2.9-5.6 \
        6.6-5.6s6.3 2 6.6 5.6Z
        """,
      lines: "M15.6 5a3.4 3.4 0 0 1 0 6.6M17.6 14.2c2.4.7 3.8 2.6 4 5.4"),
    "folder": Paths(
      shape: """
        M4.4 5h4.8l2 2.4h8.4a2 2 0 0 1 2 2v8.2a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2V7a2 2 \
        0 0 1 2-2Z
        """),
    "doc": Paths(shape: sheet, details: "M13.6 3.4V8H18.2"),
    "doc.text": Paths(
      shape: sheet,
      details: "M13.6 3.4V8H18.2M8.4 12.4H15M8.4 16H15"),
    "doc.on.doc": Paths(
      shape: """
        M10 8h8.2a1.6 1.6 0 0 1 1.6 1.6v10a1.6 1.6 0 0 1-1.6 1.6H10a1.6 1.6 0 0 \
        1-1.6-1.6v-10A1.6 1.6 0 0 1 10 8Z
        """,
      lines: """
        M5 16.4a1.6 1.6 0 0 1-.8-1.4V4.4a1.6 1.6 0 0 1 1.6-1.6H14A1.6 1.6 0 0 1 15.4 \
        3.8
        """),
    "tag": Paths(
      shape: """
        M3 4.6A1.6 1.6 0 0 1 4.6 3h7.2l9 9a1.8 1.8 0 0 1 0 2.5l-6.3 6.3a1.8 1.8 0 0 \
        1-2.5 0l-9-9Z
        """,
      details: "M7.6 7.6h.1"),
    "map": Paths(
      shape: "M3 6 9 3.4 15 6 21 3.4V18L15 20.6 9 18 3 20.6Z",
      details: "M9 4.4V17.2M15 6.8V19.6"),
    "mappin": Paths(shape: pinhead, lines: "M12 12V21.4"),
    "mappin.and.ellipse": Paths(
      shape: pinhead,
      lines: """
        M12 12V18.4M7.6 15.8C5 16.4 3.4 17.2 3.4 18.4c0 1.6 3.9 2.8 8.6 2.8s8.6-1.2 \
        8.6-2.8c0-1.2-1.6-2-4.2-2.6
        """),
    "location": Paths(
      shape: "M21 3 14 21 11 13 3 10Z"),
    "mic": Paths(
      shape: """
        M12 2.6a3.2 3.2 0 0 1 3.2 3.2v5.6a3.2 3.2 0 0 1-6.4 0V5.8A3.2 3.2 0 0 1 12 2.6\
        Z
        """,
      lines: "M5.6 11a6.4 6.4 0 0 0 12.8 0M12 17.4V21.2M8.6 21.2H15.4"),
    "play": Paths(
      shape: "M6.5 3.8 20 12 6.5 20.2Z"),
    "book": Paths(
      shape: """
        M12 6.2C9.8 4.6 6.6 4 2.8 4.2V18.8c3.8-.2 7 .4 9.2 2 2.2-1.6 5.4-2.2 9.2-2V4.2\
        C17.4 4 14.2 4.6 12 6.2Z
        """,
      details: "M12 6.6V20.2"),
    "flame": Paths(
      shape: """
        M12.4 2.4c.6 3.6 5.8 6 5.8 11.6a6.2 6.2 0 0 1-12.4 0c0-2.6 1.2-4.4 2.6-5.8.2 \
        1.6.9 2.6 2 3.1C10 8.2 10.6 5 12.4 2.4Z
        """),
    "bolt": Paths(
      shape: "M13.4 2.4 4.6 13.6H11L9.8 21.6 19.4 9.6H12.6Z"),
    "lock": Paths(
      shape: """
        M6.4 10.4H17.6A1.6 1.6 0 0 1 19.2 12v7.4A1.6 1.6 0 0 1 17.6 21H6.4a1.6 1.6 0 \
        0 1-1.6-1.6V12a1.6 1.6 0 0 1 1.6-1.6Z
        """,
      lines: "M8 10V7a4 4 0 0 1 8 0V10"),
    "chart.bar": Paths(
      shape: "M4 12.5H7.6V20.4H4ZM10.2 7H13.8V20.4H10.2ZM16.4 3.6H20V20.4H16.4Z"),
    "cart": Paths(
      shape: "M5.6 6H21L19 14.6H7.2Z",
      lines: "M2.4 3.4H5L7.4 15.6M8.8 19.6h.1M17 19.6h.1"),
    "eye": Paths(
      shape: """
        M2 12C4.4 7.6 7.8 5.4 12 5.4S19.6 7.6 22 12C19.6 16.4 16.2 18.6 12 18.6S4.4 \
        16.4 2 12Z
        """,
      details: hub),
    "paintbrush": Paths(
      shape: """
        M19.6 3.2c1 .8 1.1 2 .3 3L13 14.6 9.6 11.4 17.2 3.6c.8-.8 1.6-.9 2.4-.4ZM8.4 \
        13C6 13.2 5.6 15 5.2 17c-.3 1.3-1 2-2.2 2.4 2.6 1.6 7.8 1.2 8.6-3.2Z
        """),
    "gift": Paths(
      shape: "M4.2 11.4H19.8V20.6H4.2ZM3 7.4H21V11.4H3Z",
      lines: """
        M12 7.2C8 7 7.4 3.2 9.6 3.2 11.4 3.2 12 5.4 12 7.2 12 5.4 12.6 3.2 14.4 3.2 \
        16.6 3.2 16 7 12 7.2
        """,
      details: "M12 8.4V19.6"),
    "bubble.left": Paths(shape: bubble),
    "quote.bubble": Paths(
      shape: bubble,
      details: "M8.4 12V9.6A2 2 0 0 1 10 7.8M13.6 12V9.6A2 2 0 0 1 15.2 7.8"),
    "text.bubble": Paths(shape: bubble, details: "M7 8.6H17M7 12.2H14"),
    "exclamationmark.bubble": Paths(shape: bubble, details: "M12 6.8V10.8M12 13.6h.1"),
    "bubble.left.and.bubble.right": Paths(
      shape: """
        M4.8 3.6H12.6A2.4 2.4 0 0 1 15 6v3.8a2.4 2.4 0 0 1-2.4 2.4H8.4L5 15V12.2a2.4 \
        2.4 0 0 1-2.4-2.4V6A2.4 2.4 0 0 1 4.8 3.6Z
        """,
      lines: """
        M17.6 8.6H19A2.4 2.4 0 0 1 21.4 11v4A2.4 2.4 0 0 1 19 17.4V20.4L15.6 17.4H12\
        A2.4 2.4 0 0 1 9.6 15
        """),
    "drop": Paths(
      shape: "M12 2.6C15.6 7 18.4 10.6 18.4 14.4a6.4 6.4 0 0 1-12.8 0C5.6 10.6 8.4 7 12 2.6Z"),
    "sun.max": Paths(
      shape: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z",
      lines: """
        M12 2.4V4.6M12 19.4V21.6M2.4 12H4.6M19.4 12H21.6M5.2 5.2 6.8 6.8M17.2 17.2 \
        18.8 18.8M18.8 5.2 17.2 6.8M6.8 17.2 5.2 18.8
        """),
    "moon": Paths(
      shape: "M20.4 14.6A9 9 0 0 1 9.4 3.6a9 9 0 1 0 11 11Z"),
    "house": Paths(
      shape: "M12 3.2 21.4 11.2H18.8V20.6H5.2V11.2H2.6Z",
      details: "M10 19.6V14.6H14V19.6"),
    "square.grid.2x2": Paths(
      shape: "M4 4H10.4V10.4H4ZM13.6 4H20V10.4H13.6ZM4 13.6H10.4V20H4ZM13.6 13.6H20V20H13.6Z"),
    "rectangle.stack": Paths(
      shape: """
        M4.4 9.4H19.6A1.6 1.6 0 0 1 21.2 11v8A1.6 1.6 0 0 1 19.6 20.6H4.4A1.6 1.6 0 0 \
        1 2.8 19V11a1.6 1.6 0 0 1 1.6-1.6Z
        """,
      lines: "M5 6.4H19M7 3.4H17"),
    "envelope": Paths(
      shape: "M4.4 5h15.2a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z",
      details: "M3.4 7.4 12 13.6 20.6 7.4"),
    "flag": Paths(
      shape: "M5.6 4.2c4-2 8.4 2 13 0V13.8c-4.6 2-9-2-13 0Z",
      lines: "M5.6 3.2V21.4"),
    "crown": Paths(
      shape: "M3 7.6 7.8 12 12 4.6 16.2 12 21 7.6 19 18.8H5Z"),
    "trophy": Paths(
      shape: "M7.4 3.2H16.6V9.4a4.6 4.6 0 0 1-9.2 0Z",
      lines: """
        M7.2 5H4V6.6a3.4 3.4 0 0 0 3.6 3.4M16.8 5H20V6.6a3.4 3.4 0 0 1-3.6 3.4M12 14.4\
        V18M8 20.6H16M9.4 18H14.6
        """),
    "iphone": Paths(
      shape: "M8 2.4h8a2 2 0 0 1 2 2v15.2a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4.4a2 2 0 0 1 2-2Z",
      details: "M10.4 18.4H13.6"),
    "icloud": Paths(
      shape: "M7 18.6a4.4 4.4 0 0 1-.6-8.8A6 6 0 0 1 17.8 8.6a5 5 0 0 1-.4 10Z"),
  ]
}
