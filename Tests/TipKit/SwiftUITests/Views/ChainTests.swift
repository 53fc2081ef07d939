import SwiftUI
import Testing
import TipTesting

// The compiler gives up on these files, or takes long, when one overload makes it try all others.

@MainActor @Suite("Views: what is behind and in front", .tips) struct ChainTests {
  @Test("Views run wherever they stand in a chain of modifiers")
  func chain() {
    #expect(TipScreen(of: Mixed()).text == "chain 4\nbehind\nin front\nabove")
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
