import Foundation
import ToolSupport

/// The binary of `tipctl` in its installed form, and programs to compare it with.
struct ToolBinary {
  /// The path of the stripped binary.
  let path: String

  /// Strips a copy of the tool.
  ///
  /// - Throws: ``ToolFailure`` when it is missing, or is not the one that is installed.
  init(_ context: BenchContext) throws {
    guard FileManager.default.isExecutableFile(atPath: context.tipctl) else {
      throw ToolFailure(
        "\"\(context.tipctl)\" is missing; build it with make build, or name it with --tipctl PATH")
    }
    #if os(Linux)
      let libraries = try Child.output("/usr/bin/env", ["readelf", "--dynamic", context.tipctl])
      guard !libraries.contains("libswiftCore.so") else {
        throw ToolFailure(
          "\"\(context.tipctl)\" needs the Swift libraries of this machine, unlike the one that is "
            + "installed; build it with make build")
      }
    #endif
    path = try context.newFolder().appending(path: "tipctl").path
    try FileManager.default.copyItem(atPath: context.tipctl, toPath: path)
    try Self.strip(path)
  }

  /// Its size in bytes.
  var size: Double { get throws { try Self.size(of: path) } }

  /// Returns the processor time of a command.
  func cost(_ arguments: [String]) throws -> Double {
    try Child.processorTime(path, arguments)
  }

  /// Compiles a Swift program with the Swift libraries linked in, and returns its path.
  static func compile(_ source: String, _ context: BenchContext) throws -> String {
    let folder = try context.newFolder()
    let file = folder.appending(path: "main.swift")
    try Data(source.utf8).write(to: file)
    let program = folder.appending(path: "main").path
    _ = try Child.output(
      "/usr/bin/env", ["swiftc", "-O", "-static-stdlib", file.path, "-o", program])
    try strip(program)
    return program
  }

  /// Returns the size of a file in bytes.
  static func size(of path: String) throws -> Double {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.size] as? NSNumber)?.doubleValue ?? .infinity
  }

  private static func strip(_ path: String) throws {
    _ = try Child.output("/usr/bin/env", ["strip", path])
  }
}
