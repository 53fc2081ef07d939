import TipTesting

@main
enum TipBench {
  static func main() {
    print(Tips.center.now)
  }
}
