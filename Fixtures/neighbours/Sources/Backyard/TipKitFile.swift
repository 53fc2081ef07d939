import protocol TipKit.Tip
import TipKit

struct FeederTip: Tip {
  @TipKit.Parameter static var hasFeeder: Bool = false

  var title: Text { Text("Fill the Feeder") }
  var rules: [Rule] {
    #Rule(Self.$hasFeeder) { $0 == true }
  }
}
