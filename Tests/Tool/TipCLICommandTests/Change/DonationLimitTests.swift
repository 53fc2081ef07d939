import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Donations that a limit drops at once")
struct DonationLimitTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    let limit = Tips.DonationLimit(maximumCount: 3, maximumAge: .days(30))
    try yard.change(.registerEvent(EventDefinition(id: "didSing", limit: limit)))
  }

  @Test("Nothing is undone, as no operation was recorded, and the message says what was dropped")
  func age() throws {
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "7").code == .done)
    let run = yard.run("donate", "didSing", "--at", "-40d")
    #expect(run.code == .done)
    #expect(
      run.output
        == "Nothing changed: the limit dropped 1 donation at once, as \"didSing\" keeps the "
        + "newest 3 that are not older than 30 days.\n")
    let json = try yard.json("donate", "didSing", "--at", "-40d")
    #expect(json["changed"] == false)
    #expect(json["undo"] == .null)
    #expect(json["dropped"] == 1)
    #expect(yard.run("undo").output.contains("set BackyardBirds.favoriteCount 7"))
  }

  @Test("A donation of which a part is dropped can be undone")
  func count() {
    let run = yard.run("donate", "didSing", "--count", "5")
    #expect(
      run.lines.first?.hasSuffix(
        "it has 3 now. 2 donations dropped at once: "
          + "\"didSing\" keeps the newest 3 that are not older than 30 days.") == true,
      "\(run.output)")
    #expect(run.lines.last == "Take it back with: tipctl undo")
  }
}
