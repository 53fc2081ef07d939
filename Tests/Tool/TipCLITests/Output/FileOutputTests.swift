import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Writing to file descriptors")
struct FileOutputTests {
  @Test("Text of any length is written completely")
  func complete() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let text = String(repeating: "🐦 at the feeder\n", count: 20_000)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try FileOutput.write(text, to: handle.fileDescriptor, named: "a file")
    try FileOutput.write("", to: handle.fileDescriptor, named: "a file")
    try handle.close()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    try FileManager.default.removeItem(at: file)
  }

  @Test("A full disk is an error that names the stream", .enabled(if: fullDevice != nil))
  func fullDisk() throws {
    let handle = try #require(Self.fullDevice)
    let error = #expect(throws: TipControlError.self) {
      try FileOutput.write("bird", to: handle.fileDescriptor, named: "standard output")
    }
    #expect(error?.code == .inputOutput)
    #expect(error?.reason.hasPrefix("Writing to standard output failed: ") == true)
  }

  /// A device without free space, which Linux has.
  private static var fullDevice: FileHandle? { FileHandle(forWritingAtPath: "/dev/full") }
}
