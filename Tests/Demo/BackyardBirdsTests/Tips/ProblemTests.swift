import Testing

@MainActor
@Suite("Failures of tips are reported, and only tips are lost")
struct ProblemTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  @Test("an invalid control is named, and the command runs without tips (D26)")
  func unreadableControl() throws {
    let run = try person.run("view north", environment: ["TIPCTL_SHOW_ALL_TIPS": "maybe"])

    #expect(run.code == 0)
    #expect(run.errors.contains("TIPCTL_SHOW_ALL_TIPS"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("North Backyard\n"))
    #expect(Birdwatcher.titles(in: run.output) == [])
  }

  @Test("a datastore that cannot be opened is named, and the command runs without tips (D26)")
  func unusableDatastore() throws {
    let run = try person.run(
      "sign-in -tipctl.ShowAllTips 1", environment: ["TIPCTL_DATASTORE": "/dev/null/tips.sqlite"])

    #expect(run.code == 0)
    #expect(run.errors.contains("/dev/null"))
    #expect(run.output == "You are signed in.\n")
  }

  @Test("a mistyped control is reported with a suggestion")
  func mistypedControl() throws {
    let run = try person.run("view north -tipctl.ShowAllTip 1")

    #expect(run.code == 0)
    #expect(run.errors.contains("Did you mean \"-tipctl.ShowAllTips\"?"))
  }

  @Test("a mistyped tip is reported on the first run")
  func mistypedTip() throws {
    let run = try person.run("view north -tipctl.ShowTips FeedBirdTip")

    #expect(
      run.errors == "Unknown tip \"FeedBirdTip\" in -tipctl.ShowTips. "
        + "Did you mean \"FeedBirdsTip\"?\n")
  }
}
