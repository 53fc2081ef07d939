import SwiftUI
import Testing
import TipTesting

// The compiler gives up on these files, or takes long, when one overload makes it try all others.

@MainActor @Suite("Views: what is behind and in front", .tips) struct ChainTests {
  @Test("Views run wherever they stand in a chain of modifiers")
  func chain() {
    #expect(TipScreen(of: Mixed()).text == "chain 4\nbehind\nin front\nabove")
  }

  @Test("Colours with an opacity, and styles, stand in a chain that the compiler checks quickly")
  func colors() {
    #expect(TipScreen(of: Colors()).text == "coloured\nfilled")
  }

  @Test("An alert of an error has a message, beside alerts in other spellings")
  func alerts() {
    let screen = TipScreen(of: Alerts())
    screen.tap("Feed")
    AlertStage().expectAlert("No seeds", buttons: ["OK"])
    #expect(screen.text == "Feed\nNo seeds\nNo seeds!\nOK")
    screen.tap("OK")
    #expect(screen.text == "Feed")
  }

  @Test("A style is not a view of the screen, also when it is one elsewhere")
  func styles() {
    #expect(TipScreen(of: Behind()).outline == "Behind\n  Text \"styled\"")
    #expect(TipScreen(of: Pairs()).outline.contains("Circle"))
  }
}

extension ShapeStyle where Self == Color {
  /// A short name of an app's own.
  fileprivate static var brand: Color { .red }
}

private struct Mixed: View {
  @State private var n = 4

  var body: some View {
    Text("chain \(n)")
      .font(.headline)
      .foregroundStyle(.secondary)
      .padding()
      .background(.blue)
      .frame(width: 10)
      .opacity(0.5)
      .onTapGesture { n += 1 }
      .padding(.horizontal, 8)
      .cornerRadius(4)
      .shadow(radius: 2)
      .overlay(Circle())
      .background { Color.red }
      .onAppear { n = 4 }
      .onChange(of: n) { n = 4 }
      .disabled(n > 2)
      .accessibilityHint("x")
      .font(.headline)
      .foregroundStyle(.secondary)
      .padding()
      .background(.blue)
      .frame(width: 10)
      .opacity(0.5)
      .onTapGesture { n += 1 }
      .padding(.horizontal, 8)
      .cornerRadius(4)
      .shadow(radius: 2)
      .overlay(Circle())
      .background { Color.red }
      .onAppear { n = 4 }
      .onChange(of: n) { n = 4 }
      .disabled(n > 2)
      .accessibilityHint("x")
      .font(.headline)
      .foregroundStyle(.secondary)
      .padding()
      .background(.blue)
      .frame(width: 10)
      .opacity(0.5)
      .onTapGesture { n += 1 }
      .padding(.horizontal, 8)
      .cornerRadius(4)
      .shadow(radius: 2)
      .overlay(Circle())
      .background { Color.red }
      .onAppear { n = 4 }
      .onChange(of: n) { n = 4 }
      .disabled(n > 2)
      .accessibilityHint("x")
      .font(.headline)
      .foregroundStyle(.secondary)
      .padding()
      .background(.blue)
      .frame(width: 10)
      .opacity(0.5)
      .onTapGesture { n += 1 }
      .padding(.horizontal, 8)
      .cornerRadius(4)
      .shadow(radius: 2)
      .overlay(Circle())
      .background { Color.red }
      .onAppear { n = 4 }
      .onChange(of: n) { n = 4 }
      .disabled(n > 2)
      .accessibilityHint("x")
      .background(Text("behind"))
      .overlay(Text("in front"), alignment: .top)
      .overlay { Text("above") }
  }
}

private struct Behind: View {
  private let line = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)

  var body: some View {
    Text("styled")
      .background(.blue).background(.brand).background(Color.blue).background(Color("x"))
      .background(.regularMaterial).background(.tint).background(.primary)
      .background(.blue.opacity(0.5)).background(Color.blue.opacity(0.5))
      .background(Color.blue.gradient).background(line).background(line.opacity(0.5))
      .background(.red, ignoresSafeAreaEdges: .all).background(in: .rect(cornerRadius: 4))
      .overlay(.blue).overlay(.brand).overlay(Color.blue).overlay(.regularMaterial)
  }
}

private struct Pairs: View {
  var body: some View {
    Text("pairs")
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
      .overlay(Circle())
      .background { Color.red }
  }
}

/// Colours with an opacity, which three types have.
private struct Colors: View {
  let tint = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  var body: some View {
    Text("coloured")
      .padding().background(Color.red.opacity(0.5)).tint(Color.red).overlay(Color.red)
      .cornerRadius(8).shadow(color: .black.opacity(0.2), radius: 2)
      .foregroundStyle(Color.blue.opacity(0.3))
      .padding().background(Color.red.opacity(0.5)).tint(Color.red).overlay(Color.red)
      .cornerRadius(8).shadow(color: .black.opacity(0.2), radius: 2)
      .foregroundStyle(Color.blue.opacity(0.3))
      .padding().background(Color.red.opacity(0.5)).tint(Color.red).overlay(Color.red)
      .cornerRadius(8).shadow(color: .black.opacity(0.2), radius: 2)
      .foregroundStyle(Color.blue.opacity(0.3))
      .padding().background(Color.red.opacity(0.5)).tint(Color.red).overlay(Color.red)
      .cornerRadius(8).shadow(color: .black.opacity(0.2), radius: 2)
      .foregroundStyle(Color.blue.opacity(0.3))
    Text("filled")
      .background(tint.opacity(0.5)).foregroundStyle(tint.opacity(0.5))
      .foregroundStyle(.tint.opacity(0.4)).background(.ultraThinMaterial.opacity(0.5))
      .background(.secondary.opacity(0.2))
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "No seeds" }
}

/// The spellings of alerts on one view.
private struct Alerts: View {
  @State private var isPresented = false
  @State private var bird: String? = "Finch"
  @State private var error: Failure?
  let title = "Feeders"

  var body: some View {
    Button("Feed") { error = Failure() }
      .alert("Feed \(title)?", isPresented: $isPresented) {
        Button("Feed") { isPresented = false }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They are empty.")
      }
      .alert(Text("Feed"), isPresented: $isPresented) { Button("OK") {} }
      .alert("Feed", isPresented: $isPresented, presenting: bird) { bird in
        Button("Feed \(bird)") { isPresented = false }
      } message: { bird in
        Text("\(bird) is hungry.")
      }
      .alert(isPresented: $isPresented, error: error) { Button("OK") {} }
      .alert(
        isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
      ) { _ in
        Button("OK") { error = nil }
      } message: { error in
        Text("\(error.localizedDescription)!")
      }
      .alert(title, isPresented: $isPresented) { Button("OK") {} }
  }
}
