import TipFoundation

/// Red, green and blue, each from 0 to 1.
package struct CardColor: Hashable, Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double

  package init(_ hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  package init(red: Double, green: Double, blue: Double) {
    self.red = red.clamped
    self.green = green.clamped
    self.blue = blue.clamped
  }

  package init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ shift: Double) -> Double {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  package func mixed(into ground: CardColor, share: Double) -> CardColor {
    let share = share.clamped
    func part(_ part: KeyPath<CardColor, Double>) -> Double {
      self[keyPath: part] * share + ground[keyPath: part] * (1 - share)
    }
    return CardColor(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }

  /// The colour as `#RRGGBB`.
  package var hex: String {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()).digits(2) }
    return "#" + parts.joined().uppercased()
  }
}

extension Double {
  /// The value from 0 to 1, where NaN becomes 0.
  fileprivate var clamped: Double { limited(to: 1) }

  /// Returns the value from 0 to a limit, where NaN becomes 0.
  func limited(to maximum: Double) -> Double { isNaN ? 0 : max(0, min(self, maximum)) }
}
