import Testing
import TipModel

@Suite("The next display of a screen")
struct DisplayStepTests {
  private typealias Place = DisplayStep.Place

  private static let rows: [(places: [DisplayStep.Place], step: DisplayStep?)] = [
    ([], nil),
    ([Place()], nil),
    ([Place(wanted: 3)], .begin(at: 0, tip: 3)),
    ([Place(wanted: 3, shown: 3)], nil),
    ([Place(shown: 3)], .end(at: 0)),
    ([Place(wanted: 3, shown: 2)], .end(at: 0)),
    // What may no longer show leaves first.
    ([Place(wanted: 0), Place(wanted: 1, shown: 1), Place(wanted: 3, shown: 2)], .end(at: 2)),
    (
      [Place(wanted: 1, shown: 1), Place(), Place(wanted: 2), Place(wanted: 3)],
      .begin(at: 2, tip: 2)
    ),
    // Only one popover shows, and only when it has a tip.
    ([Place(isPopover: true, wanted: 0, shown: 0), Place(isPopover: true, wanted: 1)], nil),
    (
      [
        Place(isPopover: true, wanted: 0, shown: 0), Place(isPopover: true, wanted: 1),
        Place(wanted: 2),
      ],
      .begin(at: 2, tip: 2)
    ),
    ([Place(isPopover: true), Place(isPopover: true, wanted: 1)], .begin(at: 1, tip: 1)),
    ([Place(wanted: 0, shown: 0), Place(isPopover: true, wanted: 1)], .begin(at: 1, tip: 1)),
  ]

  @Test(
    "ends displays first, then begins them in order, with one popover",
    arguments: rows.indices)
  func nextStep(_ index: Int) {
    let (places, step) = Self.rows[index]
    #expect(DisplayStep.next(at: places) == step)
  }
}
