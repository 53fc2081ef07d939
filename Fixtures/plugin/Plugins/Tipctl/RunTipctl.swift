import Foundation
import PackagePlugin

/// Runs tipctl with the arguments, in the folder of the package.
///
/// It waits with `waitpid`, because Foundation's `Process` can miss the end of a child on Linux.
@main
struct RunTipctl: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "tipctl").url.path
    let folder = context.package.directoryURL.path
    guard chdir(folder) == 0 else { throw Failure(action: "enter \"\(folder)\"", code: errno) }
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let words = Self.strings([tool] + arguments)
    let environment = Self.strings(variables)
    defer { for string in words + environment { free(string) } }

    var child = pid_t()
    let code = posix_spawn(&child, tool, nil, nil, words, environment)
    guard code == 0 else { throw Failure(action: "run \"\(tool)\"", code: code) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    // The low bits have the signal that ended it, and the next byte its exit code.
    let signal = status & 0x7f
    if signal != 0 { exit(128 + signal) }
    if status != 0 { exit(status >> 8 & 0xff) }
  }

  /// Returns the strings as C has them, with nil at the end.
  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private struct Failure: Error, CustomStringConvertible {
    let action: String
    let code: Int32

    var description: String { "Cannot \(action): \(String(cString: strerror(code)))." }
  }
}
