import Foundation
import TestSupport
import Testing

@Suite("The documentation catalogs")
struct CatalogTests {
  /// The products as named in the manifest, which declares one of them for each platform.
  private static func products() throws -> Set<String> {
    let declarations = try PackageFile.text("Package.swift")
      .matches(of: /\.(?:library|executable)\(\s*name: "(\w+)"/)
    return Set(declarations.map { String($0.output.1) })
  }

  private static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Returns the text of a catalog's first page.
  private static func firstPage(of catalog: String) throws -> String {
    try PackageFile.text("\(catalog)/\(name(of: catalog)).md")
  }

  @Test("Every product and the guide have a catalog")
  func complete() throws {
    let names = Documentation.catalogs.map(Self.name)
    #expect(try names.sorted() == Self.products().union(["TipControl"]).sorted())
  }

  @Test("The script that builds the site lists every catalog", arguments: Documentation.catalogs)
  func script(catalog: String) throws {
    let script = try PackageFile.text("Fixtures/docs.py")
    #expect(script.contains("\"\(catalog.dropFirst("Sources/".count))\""))
  }

  @Test("Each begins with a title, one sentence and an overview", arguments: Documentation.catalogs)
  func beginning(catalog: String) throws {
    let page = try Self.firstPage(of: catalog)
    let paragraphs = page.split(separator: "\n\n").map { String($0) }
    #expect(paragraphs.first?.hasPrefix("# ") == true)
    let abstract = try #require(paragraphs.dropFirst().first)
    #expect(abstract.wholeMatch(of: /[A-Z][^.\n]*\./) != nil, "\(abstract)")
    #expect(page.contains("\n## Overview\n"))
    #expect(page.contains("\n## Topics\n"))
  }

  @Test(
    "Each article is listed on the first page of its catalog", arguments: Documentation.articles)
  func listed(article: String) throws {
    let catalog = String(
      article[..<(article.firstRange(of: ".docc/")?.upperBound ?? article.endIndex)])
    guard Self.name(of: article) != Self.name(of: catalog) else { return }
    let topics = try #require(
      Self.firstPage(of: String(catalog.dropLast())).components(separatedBy: "## Topics").last)
    #expect(topics.contains("](\(Self.name(of: article)).md)\n"))
  }

  @Test("The guide links to every product")
  func guide() throws {
    let page = try Self.firstPage(of: "Sources/TipControl.docc")
    for product in try Self.products() {
      #expect(page.contains("``/\(product)``") || page.contains("/\(product).md)\n"), "\(product)")
    }
  }

  @Test(
    "Each public type is listed on the first page of its product",
    arguments: [
      ("TipEngine", ["TipContent", "TipEngine"]), ("TipHelp", ["TipHelp"]),
      ("TipGuidance", ["TipGuidance"]), ("TipSnapshot", ["TipSnapshot"]),
      ("TipTesting", ["TipTesting"]), ("TipCLI", ["TipCLI"]),
    ])
  func types(product: String, modules: [String]) throws {
    let catalog = try #require(
      Documentation.catalogs.first { $0.hasSuffix("/\(product)/\(product).docc") })
    let page = try Self.firstPage(of: catalog)
    let files = Documentation.files { path in
      path.hasSuffix(".swift") && modules.contains { path.contains("/\($0)/") }
    }
    // At the start of a line, so that members of types do not match.
    let declaration =
      /^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final )?(?:struct|enum|class|protocol|actor) (\w+)/
    let types = try files.flatMap { file in
      try PackageFile.text(file).matches(of: declaration.anchorsMatchLineEndings())
        .map { String($0.output.1) }
    }
    #expect(!types.isEmpty)
    // A test library's exports are documented by the products that declare them.
    var exports: [String] = []
    if ["TipEngine", "TipHelp"].contains(product) {
      exports = try PackageFile.text("Sources/Core/\(product)/Exports.swift")
        .matches(of: /import \w+ \w+\.(\w+)/).map { String($0.output.1) }
    }
    #expect(exports.count > 10 || product != "TipEngine")
    for type in types + exports {
      #expect(page.contains("\n- ``\(type)``\n"), "\(type) is not listed")
    }
  }
}
