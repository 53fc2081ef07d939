import DeveloperToolsSupport
import Foundation
import TestSupport
import Testing
import TipKit

@Suite("The symbols of asset catalogs", .ownThread)
struct AssetSymbolTests {
  /// Code of an app that uses the symbols.
  private static let app = """
    struct BathTip: Tip {
      var title: Text { Text("A Bath for Birds").foregroundStyle(.meadow) }
      var image: Image? { Image(.birdBath) }
    }
    let images = [Image(.default), Image(.birdBath)]
    let colors: [Color] = [.meadow, Color(.Plumage.crest), .Plumage.crest]
    let style: AnyShapeStyle = AnyShapeStyle(.meadow)
    """

  @Test("A resource of DeveloperToolsSupport is one of SwiftUI")
  func types() {
    let image: DeveloperToolsSupport.ImageResource = .init(name: "BirdBath", bundle: .main)
    let color: DeveloperToolsSupport.ColorResource = .init(name: "Meadow", bundle: .main)
    #expect(Image(image).name == "BirdBath")
    #expect(Color(color) == Color("Meadow", bundle: .main))
  }

  @Test("A file that Xcode generates compiles unchanged", arguments: ["5", "6"])
  func generated(languageMode: String) throws {
    // The last line, which has an error, shows that the source is checked.
    let lines = ["import TipKit", GeneratedSymbols.source, Self.app, "let none = Image(.feeder)"]
    let source = lines.joined(separator: "\n")
    let found = try TypeCheck(source, languageMode: languageMode).diagnostics
    #expect(found.map(\.severity) == ["error"], "\(found)")
    #expect(
      found.map(\.line) == [source.split(separator: "\n", omittingEmptySubsequences: false).count])
  }

  @Test("The file that tipctl writes compiles, for an app that uses Xcode's")
  func written() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "MeadowColor.colorset", "Plumage/Crest.colorset", "Bird Bath.imageset", "Default.imageset",
      "A\"quote\\().symbolset", "BlueColor.colorset", "init.colorset", "Plumage/self.colorset",
      "Type/Any.imageset", "Type/Any.colorset", "404.imageset",
    ] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Assets.xcassets/\(name)"), withIntermediateDirectories: true)
    }
    for name in ["Plumage", "Type"] {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: folder.appending(path: "Assets.xcassets/\(name)/Contents.json"))
    }
    for table in ["Localizable", "Visitors"] {
      try Data(
        #"""
        {"sourceLanguage": "en", "strings": {
          "HISTORY_TITLE": {"extractionState": "manual"},
          "visits": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {
            "state": "translated", "value": "%(count)lld visits of \"%(class)@\" \\(1)"}}}}}}
        """#.utf8
      ).write(to: folder.appending(path: "\(table).xcstrings"))
    }
    let file = folder.appending(path: "Symbols.swift")
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "tipctl")
    process.arguments = [
      "assets", folder.appending(path: "Assets.xcassets").path,
      folder.appending(path: "Localizable.xcstrings").path,
      folder.appending(path: "Visitors.xcstrings").path, "--output", file.path, "--quiet",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let written = try String(contentsOf: file, encoding: .utf8)
    let more = """

      let others = [Image(.aQuote), Image(.`Type`.any), Image(._404)]
      let texts = [Text(.historyTitle), Text(.visits(count: 2, class: "Wren"))]
      @MainActor func page() -> some View {
        Button(.historyTitle) {}.navigationTitle(.Visitors.historyTitle)
      }
      let title = String(localized: .Visitors.visits(count: 1, class: "Wren"))
      let more: [Color] = [.`init`, .Plumage.`self`, .`Type`.any, Color(ColorResource.blue), .blue]
      """
    let found = try TypeCheck("import TipKit\n" + written + Self.app + more).diagnostics
    #expect(found.isEmpty, "\(written)")
  }
}
