import TipKit

enum OnboardingTip: String, Tip, CaseIterable {
  case welcome
  case firstFeeder
  case firstBird

  @Parameter static var isOnboarding: Bool = true

  var id: String { rawValue }

  var title: Text {
    switch self {
    case .welcome: Text("Welcome to Your Backyard")
    case .firstFeeder: Text("Hang a Feeder")
    case .firstBird: Text("Your First Bird")
    }
  }

  var image: Image? {
    switch self {
    case .welcome: return Image(systemName: "hand.wave")
    case .firstFeeder: return Image(systemName: "leaf")
    case .firstBird: return nil
    }
  }

  var rules: [Rule] {
    switch self {
    case .welcome:
      #Rule(Self.$isOnboarding) { $0 == true }
    case .firstFeeder, .firstBird:
      #Rule(Self.$isOnboarding) { $0 == true }
      #Rule(RefillFeederTip.didRefill) { $0.donations.count > 0 }
    }
  }
}

enum SidebarTip: Tip {
  case expanded, collapsed

  var id: String {
    switch self {
    case .expanded: "sidebar-expanded"
    case .collapsed: "sidebar-collapsed"
    }
  }

  var title: Text { Text("The Sidebar") }
}
