import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The lock of tips' ids")
struct TipLockTests {
  private func lock(_ entries: TipLock.Entry...) -> TipLock { TipLock(entries) }

  private let feed = TipLock.Entry(
    id: "FeedBirdsTip", type: "FeedBirdsTip", parameters: ["Yard.b", "Yard.a"], events: ["fed"])
  private let share = TipLock.Entry(id: "ShareTip", type: "ShareTip")

  @Test("has the names that the rules read, sorted, each once")
  func ofFacts() throws {
    var facts = Facts()
    for id in ["b", "a"] {
      let rules = [
        #"parameter("y") == 1 && parameter("x") == 1"#, #"event("e").donations.isEmpty"#,
      ]
      facts.tips[id] = TipDefinition(
        id: id, type: "T",
        rules: try rules.map { try RuleExpression(parsing: $0) } + [
          .opaque(OpaqueRule(source: "{ }", inputs: [.event("d"), .parameter("x")]))
        ])
    }
    for group in [
      GroupDefinition(.ordered, ["b"]), GroupDefinition(.firstAvailable, ["b"]),
      GroupDefinition(.ordered, ["a", "b"]), GroupDefinition(.firstAvailable, ["a"]),
      GroupDefinition(.ordered, ["a"], isInUse: false),
    ] {
      facts.groups[group.key] = group
    }
    let lock = TipLock(facts)
    #expect(
      lock.groups.map(\.name) == [
        "firstAvailable: a", "firstAvailable: b", "ordered: a, b", "ordered: b",
      ])
    #expect(lock.tips.map(\.id) == ["a", "b"])
    #expect(lock.tips[0].parameters == ["x", "y"])
    #expect(lock.tips[0].events == ["d", "e"])
  }

  @Test("survives a round trip, byte for byte, for any names")
  func roundTrip() throws {
    let odd = TipLock.Entry(
      id: "\"\\\n🐦\u{0}", type: "", parameters: ["", "ü"], events: ["\u{301}"])
    let lock = lock(share, odd, feed)
    #expect(lock.text.hasSuffix("}\n"))
    #expect(try TipLock(json: lock.text, subject: "lock") == lock)
    #expect(try TipLock(json: lock.text, subject: "lock").text == lock.text)
    #expect(try TipLock(json: TipLock([]).text, subject: "lock").tips.isEmpty)
  }

  private static let malformed: [(json: String, word: String)] = [
    ("", "lock"), ("[]", "The document cannot be a list"), ("{}", "schema is missing"),
    (#"{"schema": 1}"#, "tips is missing"),
    (#"{"schema": 2, "tips": [], "new": 1}"#, "schema 1"),
    (#"{"schema": 0, "tips": []}"#, "schema cannot be 0"),
    (#"{"schema": "1", "tips": []}"#, "schema cannot be \"1\""),
    (#"{"schema": 1, "tips": {}}"#, "tips cannot be an object"),
    (#"{"schema": 1, "tips": [1]}"#, "tips[0] cannot be 1"),
    (#"{"schema": 1, "tips": [{"id": "a"}]}"#, "tips[0].type is missing"),
    (#"{"schema": 1, "tips": [{"id": "a", "type": "a", "event": []}]}"#, "tips[0].event"),
    (#"{"schema": 1, "tips": [{"id": "a", "type": "a", "events": [1]}]}"#, "events[0]"),
    (
      #"{"schema": 1, "tips": [{"id": "a", "type": "a"}, {"id": "a", "type": "b"}]}"#,
      "which tips[0] already has"
    ),
    ("<<<<<<< ours\n{\"schema\": 1, \"tips\": []}\n", "lock"),
  ]

  @Test("is refused with the position when it is invalid", arguments: malformed)
  func refused(_ json: String, _ word: String) {
    let error = #expect(throws: TipControlError.self) { try TipLock(json: json, subject: "lock") }
    #expect(error?.code == .malformed)
    #expect(error?.reason.contains(word) == true, "\(error?.reason ?? "")")
    #expect(error?.suggestion.isEmpty == false)
  }

  @Test("lists missing, changed and new tips, in this order")
  func differences() {
    var other = share
    other.events = ["shared"]
    let new = TipLock.Entry(id: "NewTip", type: "NewTip")
    let differences = lock(feed, share).differences(to: lock(other, new))
    #expect(differences == [.vanished(feed), .changed(share, to: other), .added(new)])
    #expect(differences.map(\.losesID) == [true, false, false])
    #expect(lock(feed, share).differences(to: lock(share, feed)).isEmpty)
  }

  @Test("says each difference in a sentence, with the id that it is about")
  func sentences() {
    let sharing = TipLock.Entry(id: "ShareTip", type: "Sharing")
    let twin = TipLock.Entry(id: "Twin", type: "ShareTip")
    let feedAll = TipLock.Entry(
      id: "FeedAllTip", type: "FeedAllTip", parameters: ["Yard.b", "Yard.a"], events: ["fed"])
    var starved = feed
    starved.events = []
    let group = GroupDefinition(.ordered, ["ShareTip", "FeedBirdsTip"])
    let other = GroupDefinition(.firstAvailable, ["FeedBirdsTip"])
    let differences =
      TipLock([share, feed], groups: [group]).differences(to: TipLock([twin, starved]))
      + TipLock([share, feed]).differences(to: TipLock([sharing, feedAll], groups: [other]))
      + lock(share).differences(to: lock(share, feed))
      + lock(share).differences(to: lock())
    #expect(
      differences.map { "\($0.id): \($0)" } == [
        "ShareTip: The tip \"ShareTip\" is gone; \"Twin\", of the same type, is new.",
        "FeedBirdsTip: The rules of \"FeedBirdsTip\" read other parameters or events.",
        "\(group.name): The group \"\(group.name)\" is gone.",
        "FeedBirdsTip: The tip \"FeedBirdsTip\" is gone; \"FeedAllTip\", that reads the same "
          + "names, is new.",
        "ShareTip: The id \"ShareTip\" was of the type \"ShareTip\", and is of \"Sharing\".",
        "\(other.name): The group \"\(other.name)\" is new.",
        "FeedBirdsTip: The tip \"FeedBirdsTip\" is new.",
        "ShareTip: The tip \"ShareTip\" is gone.",
      ])
    let losses = differences.filter(\.losesID).map(\.id)
    #expect(losses == ["ShareTip", "FeedBirdsTip", "ShareTip"])
  }

  @Test("matches an old tip with a new one of the same type, or else with the same reads")
  func renamed() {
    var other = feed
    other.id = "FeedTip"
    #expect(lock(feed).differences(to: lock(other, share)).first == .renamed(feed, to: other))
    other.type = "FeedTip"
    #expect(lock(feed).differences(to: lock(other)) == [.renamed(feed, to: other)])
    // Two tips that read nothing are not similar.
    let new = TipLock.Entry(id: "NewTip", type: "NewTip")
    #expect(lock(share).differences(to: lock(new)) == [.vanished(share), .added(new)])
    // Parameters alone and events alone are enough.
    let reads: [([String], [String])] = [(["wings"], []), ([], ["flew"])]
    for (parameters, events) in reads {
      let old = TipLock.Entry(id: "A", type: "A", parameters: parameters, events: events)
      let new = TipLock.Entry(id: "B", type: "B", parameters: parameters, events: events)
      #expect(lock(old).differences(to: lock(new)) == [.renamed(old, to: new)])
    }
    // A new tip replaces only one old tip.
    let twin = TipLock.Entry(id: "Twin", type: "ShareTip")
    let third = TipLock.Entry(id: "Third", type: "ShareTip")
    #expect(
      lock(share, twin).differences(to: lock(third)) == [
        .renamed(share, to: third), .vanished(twin),
      ]
    )
  }
}
