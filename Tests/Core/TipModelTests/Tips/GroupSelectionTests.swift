import Testing
import TipModel

@Suite("The current tip of a group (D19, D31)")
struct GroupSelectionTests {
  private typealias Member = GroupSelection.Member
  private static let closed = Member(.invalidated(.tipClosed))

  private func choice(
    _ priority: GroupSelection.Priority, _ members: [Member], keeping shown: Int? = nil
  ) -> GroupSelection.Choice {
    GroupSelection.choose(priority, among: members, keeping: shown)
  }

  @Test("is the first available one, which stays as long as it is available (D19)")
  func firstAvailable() {
    let members = [Member(.pending), Member(.available), Member(.available)]
    #expect(choice(.firstAvailable, members) == .firstAvailable(1))
    #expect(choice(.firstAvailable, members, keeping: 2) == .kept(2))
    #expect(choice(.firstAvailable, members, keeping: 0) == .firstAvailable(1))
    #expect(choice(.firstAvailable, members, keeping: 9) == .firstAvailable(1))
    #expect(choice(.firstAvailable, [Self.closed]) == .noneAvailable)
  }

  @Test("is in order the first one that is not invalidated, once it is available (D19)")
  func ordered() {
    #expect(choice(.ordered, [Self.closed, Member(.available)]) == .firstInOrder(1))
    #expect(choice(.ordered, [Member(.pending), Member(.available)]) == .waiting(for: 0))
    #expect(choice(.ordered, [Self.closed]) == .allInvalidated)
    #expect(choice(.ordered, []) == .allInvalidated)
  }

  @Test(
    "is the first member that is shown by name (D31)", arguments: GroupSelection.Priority.allCases)
  func forced(priority: GroupSelection.Priority) {
    let named = Member(.available, isShownByName: true)
    let members = [Member(.available), named, named]
    #expect(choice(priority, members, keeping: 0) == .shownByName(1))
    // Before configure no tip shows, even when forced.
    #expect(choice(priority, [Member(.pending, isShownByName: true)]).current == nil)
  }
}
