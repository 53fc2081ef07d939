import Foundation

/// Paths, and the errors of the file system.
package enum FileSystem {
  /// Returns the folder of a path; `.` for a name alone.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the system's words for an error number, to continue a sentence with.
  ///
  /// - Parameter number: The number; by default that of the call that has just failed.
  /// - Returns: The words, without a capital letter: "permission denied".
  package static func words(forError number: Int32 = errno) -> String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
