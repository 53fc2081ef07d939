import Foundation
import TestSupport
import Testing

@Suite("The links of the README, the contributor's page and the articles")
struct LinkTests {
  private static let pages = ["README.md", ".github/CONTRIBUTING.md"] + Documentation.articles

  /// Returns a page without its code, in which nothing is a link or a heading.
  private static func prose(of text: String) -> String {
    text.replacing(/(?ms)^```.*?^```$/, with: "").replacing(/`[^`\n]+`/, with: "`code`")
  }

  /// Returns the targets of links and pictures that are not on the web.
  private static func targets(in text: String) -> [String] {
    let prose = prose(of: text)
    let links = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    let definitions = prose.matches(of: /(?m)^\[\w+\]: (\S+)/).map { String($0.output.1) }
    let pictures = prose.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.output.1) }
    return (links + definitions + pictures).filter { !$0.contains("://") }
  }

  /// Returns the anchors that GitHub generates for the headings of a page.
  private static func anchors(of text: String) -> Set<String> {
    let headings = text.replacing(/(?ms)^```.*?^```$/, with: "").split(separator: "\n")
      .filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .replacing(/[^a-z0-9 -]/, with: "").replacing(" ", with: "-")
      })
  }

  /// The anchors of the pages by the paths of their files, because many links lead to each.
  private static let anchorsOfPages = Result {
    var anchors: [String: Set<String>] = [:]
    for page in pages {
      anchors[PackageFile.url(page).standardizedFileURL.path] =
        Self.anchors(of: try PackageFile.text(page))
    }
    return anchors
  }

  /// Returns the anchors of a file.
  private static func anchors(in file: URL) throws -> Set<String> {
    if let anchors = try anchorsOfPages.get()[file.path] { return anchors }
    return anchors(of: try String(contentsOf: file, encoding: .utf8))
  }

  /// Returns why a link of a page leads nowhere on a web page of the repository, or nil.
  private static func problem(
    with target: String, on page: String, anchors own: Set<String>
  ) throws -> String? {
    let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let folder = PackageFile.url(page).deletingLastPathComponent()
    let file = folder.appending(path: parts[0]).standardizedFileURL
    guard parts[0].isEmpty || FileManager.default.fileExists(atPath: file.path) else {
      return "\(page) links to \(target), which does not exist"
    }
    guard parts.count > 1 else { return nil }
    let anchors = parts[0].isEmpty ? own : try Self.anchors(in: file)
    guard anchors.contains(parts[1]) else {
      return "\(page) links to \(target), which is not a heading"
    }
    return nil
  }

  @Test("lead to files and headings that exist", arguments: pages)
  func links(page: String) throws {
    let text = try PackageFile.text(page)
    let targets = Self.targets(in: text)
    let anchors = Self.anchors(of: text)
    for target in targets {
      let problem = try Self.problem(with: target, on: page, anchors: anchors)
      #expect(problem == nil)
    }
    // These lead nowhere on a web page of the repository. The script of the site makes them.
    #expect(!Self.prose(of: text).contains("doc:"), "write [words](Page.md#a-section)")
  }

  @Test("of the README lead to articles, and those of the articles to further ones")
  func readme() throws {
    let linked = Self.targets(in: try PackageFile.text("README.md"))
      .map { String($0.prefix { $0 != "#" }) }
    let articles = Set(linked).intersection(Documentation.articles)
    #expect(articles.count >= 15)
    let further = try articles.filter { article in
      try Self.targets(in: PackageFile.text(article)).contains { $0.contains(".md") }
    }
    #expect(further.count >= 12)
  }

  @Test("are checked: a page, a heading and a definition that do not exist are found")
  func problems() throws {
    let text = "[a](Nothing.md) [b](#no-section) `[c](code.md)`\n\n[D1]: Page.md#d1\n# Title\n"
    let targets = Self.targets(in: text)
    #expect(targets == ["Nothing.md", "#no-section", "Page.md#d1"])
    let anchors = Self.anchors(of: text)
    for target in targets {
      #expect(try Self.problem(with: target, on: "README.md", anchors: anchors) != nil)
    }
    #expect(try Self.problem(with: "#title", on: "README.md", anchors: anchors) == nil)
  }

  @Test("of the guide's first page reach every article of the guide")
  func articles() throws {
    let text = try PackageFile.text("Sources/TipControl.docc/TipControl.md")
    for article in Documentation.articles where article.hasPrefix("Sources/TipControl.docc/") {
      let name = PackageFile.url(article).deletingPathExtension().lastPathComponent
      #expect(name == "TipControl" || text.contains("](\(name).md)\n"), "\(name) is not linked")
    }
  }
}
