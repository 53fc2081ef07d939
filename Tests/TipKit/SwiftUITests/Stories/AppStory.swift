import SwiftUI
import TipKit

@Observable
final class BackyardModel {
  var visitors: [String] = []
  var lastVisitor: String? { visitors.last }

  func welcome(_ name: String) {
    visitors.append(name)
  }
}

struct WelcomeTip: Tip {
  var title: Text { Text("Welcome Your First Visitor") }
}

struct BackyardApp: App {
  @State private var model = BackyardModel()

  init() {
    try? Tips.configure()
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        VisitorsTab()
          .tabItem { Label("Visitors", systemImage: "bird") }
        SettingsTab()
          .tabItem { Label("Settings", systemImage: "gear") }
      }
      .environment(model)
    }
  }
}

struct VisitorsTab: View {
  @Environment(BackyardModel.self) private var model

  var body: some View {
    VStack {
      TipView(WelcomeTip())
      Text(model.lastVisitor.map { "Last: \($0)" } ?? "Nobody yet")
      Button("Welcome") {
        model.welcome("Robin")
        WelcomeTip().invalidate(reason: .actionPerformed)
      }
    }
    .onChange(of: model.visitors.count) { old, new in
      if new == 3 { model.welcome("Wren") }
    }
  }
}

struct SettingsTab: View {
  @Environment(BackyardModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Form {
      Text("\(model.visitors.count) visitors")
      Button("Forget All") { model.visitors = [] }
        .disabled(model.visitors.isEmpty)
    }
  }
}
