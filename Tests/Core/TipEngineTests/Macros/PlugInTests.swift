import Foundation
import TestSupport
import Testing
import TipFoundation

/// The plug-in's executable.
private enum PlugIn {
  /// Runs the plug-in with input until it exits.
  static func run(_ input: [UInt8]) throws -> (code: Int32, output: Data, errors: String) {
    let process = Process()
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.executableURL = try BuiltTools.plugIn
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input))
    try pipes.input.fileHandleForWriting.close()
    // Both outputs are smaller than a pipe's buffer, so neither can block.
    let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try pipes.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output, String(decoding: errors, as: UTF8.self))
  }
}

@Suite("The compiler plug-in", .ownThread)
struct PlugInTests {
  @Test("reports why it ends when a message is truncated or invalid")
  func malformed() throws {
    let inputs: [([UInt8], String)] = [
      ([1, 2, 3], "ends inside of its length field"),
      ([9, 0, 0, 0, 0, 0, 0, 0, 123], "ends after 1 of 9 bytes"),
      ([4, 0, 0, 0, 0, 0, 0, 0] + Array("bird".utf8), "cannot be read"),
    ]
    for (input, reason) in inputs {
      let result = try PlugIn.run(input)
      #expect(result.code == 1)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("TipMacros: "))
      #expect(result.errors.contains(reason))
    }
  }

  @Test("answers, and exits without output at the end of its input")
  func answers() throws {
    let message = Array(#"{"getCapability":{}}"#.utf8)
    let result = try PlugIn.run([UInt8(message.count), 0, 0, 0, 0, 0, 0, 0] + message)
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    let answer = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    #expect(String(decoding: result.output.dropFirst(8), as: UTF8.self) == answer)
  }
}
