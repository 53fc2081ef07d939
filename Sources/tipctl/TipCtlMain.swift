import Foundation
import TipCLI

/// The executable: hands the process to the library and its answer to the shell.
@main
enum TipCtlMain {
  static func main() {
    exit(TipCtl.run(.process))
  }
}
