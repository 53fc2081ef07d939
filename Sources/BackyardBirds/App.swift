import Foundation

/// The executable: runs the app and exits with its exit code.
@main
enum App {
  @MainActor
  static func main() {
    exit(BackyardApp(.process).run())
  }
}
