import TestBasics
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("Commands with numbers at the ends of their types")
struct NumberEdgeTests {
  private static let commands: [[String]] = [
    ["eval", #"event("didViewBackyard").donations.count > N"#],
    ["eval", #"event("didViewBackyard").donations.donatedWithin(.weeks(N)).count >= 1"#],
    ["clock", "N"], ["clock", "+Ns"], ["clock", "-Nw"], ["clock", "+3dxN"],
    ["clock", "@N"], ["frequency", "Nw"], ["history", "--limit", "N"],
    ["card", "FeedBirdsTip", "--width", "N"],
    ["donate", "didFillFeeder", "--count", "N", "--dry-run"],
    ["donate", "didFillFeeder", "--at", "-Nd"],
    ["donate", "didViewBackyard", "--force", "--info", #"{"backyardID": N}"#],
    ["set", "--force", "BackyardBirds.isSignedIn", "N"],
    ["wait", "FavoriteBackyardTip", "available", "--timeout", "Nms"],
    ["check", "FeedBirdsTip", "--format", "N"],
  ]

  @Test("have their effect, or refuse the number with a reason", arguments: commands)
  func edges(_ command: [String]) throws {
    let yard = try Yard()
    for number in NumberEdges.texts {
      let run = yard.run(command.map { $0.replacing("N", with: number) })
      if run.code == .usage || run.code == .badData {
        #expect(!run.errors.isEmpty, "\(number)")
      } else {
        #expect(run.code == .done || run.code == .no, "\(number): \(run)")
      }
      #expect(yard.run("explain", "FavoriteBackyardTip").code == .done, "\(number)")
    }
  }
}
