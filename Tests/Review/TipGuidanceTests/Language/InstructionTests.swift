import Testing

@testable import TipGuidance

@Suite("Instructions in a text")
struct InstructionTests {
  private func instructions(_ text: String, in range: Range<Int>? = nil) -> String {
    let passage = Passage(text)
    return passage.instructions(range).map { instruction in
      (instruction.isAlternative ? "or: " : "") + passage.quote(instruction.words)
    }.joined(separator: " | ")
  }

  @Test(
    "A clause that begins with a verb is an instruction, unless it is a purpose or a statement",
    arguments: [
      (
        "Open the list, tap a bird, choose a song, and share it.",
        "Open the list | tap a bird | choose a song | share it"
      ),
      ("To see details, tap a bird.", "tap a bird"),
      ("To find a bird, filter the list.", "filter the list"),
      (
        "Tap a bird to see details, hear its song, share it, or add it to your list.",
        "Tap a bird to see details, hear its song, share it, or add it to your list"
      ),
      ("Tap to see a bird; filter the list.", "Tap to see a bird | filter the list"),
      ("Tap to see a bird, then add it.", "Tap to see a bird | add it"),
      (
        "Tap to see details, choose a song, filter the list.",
        "Tap to see details | choose a song | filter the list"
      ),
      ("To use touch gestures, hold the star.", "hold the star"),
      ("Touch and hold.", "Touch and hold"),
      ("Touch and hold, then drag it.", "Touch and hold | drag it"),
      ("Tap and share it.", "Tap | share it"), ("Touch and", "Touch"),
      ("Tap, hold, and drag a bird.", "Tap, hold | drag a bird"), ("Do", ""),
      ("Be ready.", "Be ready"), ("Do you see it?", ""),
      ("Have a look, and be patient.", "Have a look | be patient"),
      ("→ Open the list", "Open the list"),
      ("Open Settings > Birds > Sort Order.", "Open Settings > Birds > Sort Order"),
      ("Filter", "Filter"), ("Map", ""), ("Map your walk.", "Map your walk"),
      ("Map walks.", ""), ("Map out a walk.", "Map out a walk"),
      ("Map “North Pond” now.", "Map “North Pond"), ("Filter adds birds.", ""),
      ("Filter is on.", ""), ("Filter birds by color.", "Filter birds by color"),
      ("Filter and sort birds.", "Filter | sort birds"),
      ("Record, mix, and release an album.", "Record | mix | release an album"),
      ("Sort list, record, and note.", "Sort list, record, and note"),
      ("Fold each heading, figure, and footnote.", "Fold each heading, figure, and footnote"),
      ("Add a name, color and place.", "Add a name, color and place"),
      ("Add a name, color the sky.", "Add a name | color the sky"),
      ("Add a color, filter", "Add a color, filter"),
      ("Save it or please delete it.", "Save it | or: delete it"),
      ("Swipe left to archive, or swipe right.", "Swipe left to archive, or swipe right"),
      ("“Save” it.", ""), ("3D-print a feeder.", ""),
      (
        "Carefully tap the star, gently shake your phone.",
        "tap the star, gently | shake your phone"
      ),
      ("You can sort your lists.", ""), ("Don’t tap it.", "tap it"),
      ("When you open a list, the birds sing.", ""),
      (
        "Open the list. Never tap it!\nShare it, and then, quickly, go.",
        "Open the list | tap it | Share it | go"
      ),
      ("Tap a bird or choose a song.", "Tap a bird | or: choose a song"),
      ("Either tap it, or just click it.", "tap it | or: click it"),
      ("The list is open and the birds sing.", ""), ("Learn to fly", "Learn to fly"),
      ("And finally", ""), ("Up to", ""),
      ("Tap or hold a bird, then let go.", "Tap | or: hold a bird | let go"),
      ("Add it (or tap the star).", "Add it | or: tap the star"),
      (
        "To hear and see birds, open a backyard; to stop, tap it.",
        "open a backyard; to stop | tap it"
      ),
      ("You share it.", ""), ("Now you share it.", "share it"),
    ] as [(String, String)])
  func clauses(text: String, expected: String) {
    #expect(instructions(text) == expected)
  }

  @Test(
    "Of a range of words, only the words inside are read, sentence by sentence",
    arguments: [
      (0..<3, "Open the list"), (3..<6, "Tap a bird"), (4..<8, "Share it"),
      (2..<4, "Tap"), (1..<1, ""), (0..<8, "Open the list | Tap a bird | Share it"),
    ])
  func ranges(range: Range<Int>, expected: String) {
    #expect(instructions("Open the list. Tap a bird? Share it", in: range) == expected)
  }
}
