import Foundation
import TestSupport
import Testing

@Suite("The links of the README and the contributor's page")
struct LinkTests {
  private static let pages = ["README.md", ".github/CONTRIBUTING.md"]

  /// Returns the targets of links and pictures that are not on the web.
  private func targets(in text: String) -> [String] {
    let links = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    let pictures = text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.output.1) }
    return (links + pictures).filter { !$0.contains("://") }
  }

  /// Returns the anchors that GitHub generates for the headings of a page.
  private func anchors(of text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .replacing(/[^a-z0-9 -]/, with: "").replacing(" ", with: "-")
      })
  }

  @Test("lead to files and headings that exist", arguments: pages)
  func links(page: String) throws {
    let text = try PackageFile.text(page)
    let targets = targets(in: text)
    #expect(!targets.isEmpty)
    let folder = PackageFile.url(page).deletingLastPathComponent()
    for target in targets {
      let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let file = folder.appending(path: parts[0]).standardizedFileURL
      guard parts[0].isEmpty || FileManager.default.fileExists(atPath: file.path) else {
        Issue.record("\(page) links to \(target), which does not exist")
        continue
      }
      guard parts.count > 1 else { continue }
      let linked = parts[0].isEmpty ? text : try String(contentsOf: file, encoding: .utf8)
      #expect(anchors(of: linked).contains(parts[1]), "\(page) links to \(target)")
    }
  }

  @Test("of the guide's first page reach every article of the guide")
  func articles() throws {
    let text = try PackageFile.text("Sources/TipControl.docc/TipControl.md")
    for article in Documentation.articles where article.hasPrefix("Sources/TipControl.docc/") {
      let name = PackageFile.url(article).deletingPathExtension().lastPathComponent
      #expect(name == "TipControl" || text.contains("- <doc:\(name)>"), "\(name) is not linked")
    }
  }
}
