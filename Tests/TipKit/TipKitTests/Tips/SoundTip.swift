import TipKit

struct SoundTip: Tip {
  static let didPlaySound = Event(id: "didPlaySound")
  static let didMute = Event(id: "didMute")
  @Parameter static var isSoundOn: Bool = true

  var id: String { "com.example.birds.sound" }

  var title: Text {
    Text("Listen to the Song")
  }

  var message: Text? {
    Text("Each species has its own.")
  }

  var image: Image? {
    Image(systemName: "speaker.wave.2")
  }

  var actions: [Action] {
    [
      .init(id: "play", title: "Play")
    ]
  }

  var rules: [Rule] {
    return [
      #Rule(Self.$isSoundOn) { $0 == true },
      #Rule(Self.didPlaySound) { $0.donations.count == 0 },
      #Rule(Self.didMute) { $0.donations.count < 1 },
    ]
  }

  var options: [TipOption] {
    [
      Tip.MaxDisplayCount(3),
      Tip.IgnoresDisplayFrequency(true),
    ]
  }
}
