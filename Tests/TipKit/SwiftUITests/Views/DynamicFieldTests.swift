import SwiftUI
import Testing
import TipTesting

private struct Plain {
  var number = 1
}

/// Fields of several sizes before, between and after the states.
private struct Crowded<Value>: View {
  var flag = true
  @State private var first = "a"
  var plain = Plain()
  let generic: Value
  @State private var second = 2
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Button("\(first) \(second) \(colorScheme) \(flag) \(plain.number)") {
      first += "b"
      second += 1
    }
  }
}

@MainActor
@Suite("The fields of views, as the standard library lists them", .tips)
struct DynamicFieldTests {
  // When this fails with a new compiler: `DynamicFields` needs another way to find the offsets of
  // property wrappers, such as `Mirror` and a reference in each wrapper.
  @Test("states between other fields are found and connected, also in a generic view")
  func offsets() {
    let screen = TipScreen(of: Crowded(generic: [1.5, 2.5]))
    screen.tap("a 2 light true 1")
    screen.tap("ab 3 light true 1")
    #expect(screen.text == "abb 4 light true 1")
  }
}
