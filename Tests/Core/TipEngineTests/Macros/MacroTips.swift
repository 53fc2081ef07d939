import Foundation
import TipContent
import TipEngine
import TipModel

/// The parameters and events of the macros' examples, in the forms that tips use.
enum Aviary {
  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient) static var isRaining = true
  @Parameter /* how often */ static var visits: Int = 0  // since the start
  @Parameter static var nickname: String?
  @Parameter static var seen: [String: Bool] = [:]
  @Parameter static var season: Season = .spring
  @Parameter static var feeding: Time = .later
  @Parameter static var plants: Planting = Planting()
  @Parameter static var since = Date(timeIntervalSince1970: 0)
  @Parameter static var limit: Int = {
    let rows = 2, columns = 3
    return rows * columns
  }()
  @Parameter static var `default`: Dictionary<String, [Int]> = Dictionary<String, [Int]>()

  static let didView = Tips.Event(id: "didViewAviary")
  static let didFeed = Tips.Event<Feeding>(id: "didFeedAviary")

  /// A type that has a member of the same name as a date has.
  enum Time: String, Codable, Sendable {
    case now, later
  }

  enum Season: String, Codable, Sendable {
    case spring, autumn
  }

  struct Planting: Codable, Sendable {
    var plants: [String] = []
  }

  struct Feeding: Codable, Sendable {
    let bird: String
    let grams: Int
    var isGenerous: Bool { grams > 10 }
  }

  static func isMany(_ visits: Int) -> Bool { visits > 100 }
}

/// A tip with rules in every form.
///
/// It uses `Rule` and `Event` unqualified, as tips do.
struct AviaryTip: Tip {
  @Parameter static var isNew: Bool = true
  static let opened = Event(id: "openedAviary")

  let id: String
  var title: Text { Text("Visit the Aviary") }

  var rules: [Rule] {
    #Rule(Self.$isNew) { $0 == true }
    #Rule(Self.opened) { $0.donations.count == 0 }
    if id.isEmpty { #Rule(Aviary.$visits) { $0 > 3 } }
  }

  var literals: [Rule] {
    [
      #Rule(Self.$isNew) { !$0 },
      #Rule(Aviary.$seen) { $0[id] == true },
    ]
  }

  static var bare: Rule { #Rule($isNew) { $0 } }
}

class Nest {
  @Parameter static var isFull: Bool = false
}

final class Twig: Nest {}

extension Nest {
  /// The number of eggs.
  @Parameter public static var eggs: Int = 3
}

actor Keeper {
  @Parameter static var isAwake: Bool = false
}

struct Cage<Bird> {
  @Parameter static var isOpen: Bool = false

  enum Door {
    @Parameter fileprivate static var isLocked: Bool = true
  }

  static var isLocked: Bool { Door.isLocked }
}

@MainActor
struct Screen {
  @Parameter static var isWide: Bool = false
}
