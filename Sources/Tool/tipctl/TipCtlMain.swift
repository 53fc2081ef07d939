import TipCLI
import TipSystem

/// The executable: runs the library in this process, and exits with its code.
@main
enum TipCtlMain {
  static func main() {
    exit(TipCtl.run(.process))
  }
}
