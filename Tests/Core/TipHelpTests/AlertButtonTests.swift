import Testing
import TipHelp

@Suite("Alert buttons")
struct AlertButtonTests {
  @Test("A button keeps its title and its role")
  func roles() {
    let alert = TipAlert(
      id: "remove-backyard", title: "Remove “North Pond”?",
      buttons: [.destructive("Remove"), .cancel])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.buttons.map(\.title) == ["Remove", "Cancel"])
  }
}
