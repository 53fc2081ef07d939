/// The lines that a manifest gets for Linux, at its end.
///
/// The toolchain's commands know no conditions and no settings, and refuse targets that code
/// makes. Statements at the end of a manifest work for all of them.
struct ManifestEdit {
  /// Whether the names of Apple's modules would disturb the package's other dependencies.
  let hasNeighbours: Bool
  /// The name of the package with the stand-ins.
  let package: String
  /// The targets that import Apple's modules and lack the stand-ins.
  let targets: [String]
  /// The modules that these targets import.
  let imports: Set<String>
  /// The new test target, if it is missing, with the targets that it tests.
  let test: (name: String, targets: [String])?

  /// The name of that package as a literal, which escapes quotes and backslashes.
  private var packageLiteral: String { package.debugDescription }

  /// The products with the stand-ins.
  var products: [String] {
    if hasNeighbours { return ["TipKitStandIn"] + (hasUIKit ? ["UIKitStandIn"] : []) }
    var products = ["TipKitCompatibility"]
    if !imports.isDisjoint(with: ["CoreGraphics", "UniformTypeIdentifiers", "os"]) {
      products.append("SystemCompatibility")
    }
    if hasUIKit { products.append("UIKitCompatibility") }
    return products
  }

  private var hasUIKit: Bool { imports.contains("UIKit") }

  /// Returns the name of the variable that has the package, or nil when there is none.
  static func variable(in manifest: String) -> String? {
    let match = manifest.firstMatch(
      of:
        /(?m)^(?:let|var) +(\w+)(?: *: *(?:PackageDescription\.)?Package)? *= *(?:(?:PackageDescription\.)?Package|\.init) *\(/
    )
    return match.map { String($0.output.1) }
  }

  /// Returns the manifest with the lines.
  func applied(to manifest: String, _ variable: String) -> String {
    var text = manifest
    while text.last?.isNewline == true { text.removeLast() }
    return "\(text)\n\n\(lines(variable))"
  }

  /// Returns the lines, for a package in a variable.
  func lines(_ variable: String) -> String {
    var parts: [String] = []
    if hasNeighbours {
      let modules = AppSource.modules + (hasUIKit ? ["UIKit"] : [])
      let list = modules.map { "\"\($0)\"" }.joined(separator: ", ")
      parts.append(
        """
          let tipStandIns = SwiftSetting.unsafeFlags(
            [\(list)]
              .flatMap { ["-module-alias", "\\($0)=Tip\\($0)"] }, .when(platforms: [.linux]))
        """)
    }
    if !targets.isEmpty { parts.append(standIns(variable)) }
    if let test { parts.append(testTarget(variable, test)) }
    return """
      // On Linux, files that import Apple's modules get the stand-ins, and tests of tips run.
      #if os(Linux)
      \(parts.joined(separator: "\n"))
      #endif

      """
  }

  private func standIns(_ variable: String) -> String {
    let names = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    let dependencies = products.map { name in
      """
          target.dependencies.append(
            .product(
              name: "\(name)", package: \(packageLiteral), condition: .when(platforms: [.linux])))
      """
    }
    var lines = ["  for target in \(variable).targets where [\(names)].contains(target.name) {"]
    lines += dependencies
    if hasNeighbours {
      lines.append("    target.swiftSettings = (target.swiftSettings ?? []) + [tipStandIns]")
    }
    lines.append("  }")
    return lines.joined(separator: "\n")
  }

  private func testTarget(_ variable: String, _ test: (name: String, targets: [String])) -> String {
    let dependencies =
      test.targets.map { "        \"\($0)\"," }
      + (products + ["TipTesting"]).map { name in
        "        .product(name: \"\(name)\", package: \(packageLiteral)),"
      }
    let settings = hasNeighbours ? ", swiftSettings: [tipStandIns]" : ""
    return """
        \(variable).targets.append(
          .testTarget(
            name: "\(test.name)",
            dependencies: [
      \(dependencies.joined(separator: "\n"))
            ]\(settings)))
      """
  }
}
