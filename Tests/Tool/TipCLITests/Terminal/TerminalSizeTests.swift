import Foundation
import Testing

@testable import TipCLI

@Suite("The size of a terminal")
struct TerminalSizeTests {
  /// The columns and rows that a terminal reports, and those that are read.
  @Test(
    "has the reported numbers, unless there are no columns",
    arguments: [
      ([80, 24], [80, 24]), ([1, 1], [1, 1]), ([80, 0], [80, 0]), ([0, 24], nil),
    ] as [([UInt16], [Int]?)])
  func reported(size: [UInt16], read: [Int]?) throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var reported = winsize()
    reported.ws_col = size[0]
    reported.ws_row = size[1]
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &reported) == 0)
    let found = TerminalMode.size(of: terminal).map { [$0.columns, $0.rows] }
    #expect(found == read)
  }

  @Test("is at least one column and one row, and unknown without a terminal")
  func least() {
    let size = TerminalSize(columns: 0, rows: -1)
    #expect(size.columns == 1 && size.rows == 1)
    #expect(TerminalMode.size(of: -1) == nil)
  }
}
