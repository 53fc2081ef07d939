import Foundation

/// The executable: runs the app and exits with its exit code.
@main
enum App {
  @MainActor
  static func main() async {
    let app = BackyardApp(.process)
    guard let command = app.command() else { exit(UsageError.exitCode) }
    if case .live(let backyard, let mode) = command {
      exit(await app.stayOpen(at: backyard, mode))
    }
    exit(app.run(command))
  }
}
