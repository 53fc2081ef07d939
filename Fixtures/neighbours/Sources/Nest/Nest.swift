import Plumage
import Roost

/// The part of the app that uses the libraries, and no module of Apple's.
public enum Nest {
  /// The colors of the birds in it.
  public static let plumage = Plumage("red", "brown")

  /// Apple's modules, as far as a package without the stand-ins finds them.
  public static var foundModules: [String] { Roost.foundModules }
}
