/// A command of the app.
enum Command: Hashable, Sendable {
  case signIn
  case signOut
  case view(Backyard)
  case favorite(Backyard)
  case feed(Backyard)
  case filter(species: String)
  case share(Backyard)
  case tips
  case help
  /// Stay open with a backyard's page.
  case live(Backyard, Mode)

  /// The build of the app that a run represents (D30).
  enum Mode: Hashable, Sendable {
    case asBuilt
    /// A build in which testing controls do not count (D25).
    case release
  }

  /// The backyard whose page the command shows, or nil when it shows another page.
  var shownBackyard: Backyard? {
    switch self {
    case .view(let backyard), .live(let backyard, _): backyard
    default: nil
    }
  }

  /// The backyard that the command is about.
  var backyard: Backyard? {
    switch self {
    case .view(let backyard), .favorite(let backyard), .feed(let backyard), .share(let backyard):
      backyard
    case .signIn, .signOut, .filter, .tips, .help, .live: nil
    }
  }
}

/// The names of the commands.
enum CommandName: String, CaseIterable, Sendable {
  case signIn = "sign-in"
  case signOut = "sign-out"
  case view
  case favorite
  case feed
  case filter
  case share
  case tips
  case live
  case help

  /// The placeholder of the command's argument in the help.
  var operand: String? {
    switch self {
    case .view, .favorite, .feed, .share: "BACKYARD"
    case .filter: "SPECIES"
    case .live: "[BACKYARD]"
    case .signIn, .signOut, .tips, .help: nil
    }
  }

  var summary: String {
    switch self {
    case .signIn: "Sign in"
    case .signOut: "Sign out"
    case .view: "Look at a backyard"
    case .favorite: "Make a backyard a favorite"
    case .feed: "Fill a backyard's feeder"
    case .filter: "List the backyards where a species lives"
    case .share: "Share a backyard with friends"
    case .tips: "List all tips with their status"
    case .live: "Stay open, and show the page as tips change"
    case .help: "Show this page"
    }
  }
}
