import Foundation

/// The executable: hands the process to the app and its answer to the shell.
@main
enum App {
  @MainActor
  static func main() {
    exit(BackyardApp(.process).run())
  }
}
