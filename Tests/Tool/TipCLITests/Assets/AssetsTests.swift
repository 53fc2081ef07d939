import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl assets")
struct AssetsTests {
  let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func symbols(_ name: String = "Birds.xcassets") throws -> [String: String] {
    guard case .array(let entries)? = try yard.json("assets", name)["symbols"] else {
      return [:]
    }
    return try entries.reduce(into: [:]) { symbols, entry in
      guard case .object(let fields) = entry, case .string(let asset)? = fields["asset"],
        case .string(let kind)? = fields["kind"], case .string(let symbol)? = fields["symbol"]
      else { throw CocoaError(.coderReadCorrupt) }
      symbols["\(kind) \(asset)"] = symbol
    }
  }

  /// Names with the symbols that Xcode gives them.
  @Test("Names of assets become the identifiers of Xcode")
  func names() throws {
    let names = [
      "Feeder": "feeder", "Blue Jay": "blueJay", "bird-bath_2": "birdBath2",
      "GitHub": "gitHub", "iTunesArtwork": "iTunesArtwork",
      "DSTextPrimary": "dsTextPrimary", "blueEF": "blueEF", "FaceIDIcon": "faceIDIcon",
      "TLSold": "tlSold", "TLSo": "tlSo", "M-stadt": "mStadt", "k_black": "kBlack",
      "Product.1": "product1", "Pose2 (1)": "pose21", "icon24px": "icon24Px",
      // A leading digit gets an underscore, and a letter after a digit begins a word.
      "404": "_404", "402a": "_402A", "0b3b21ff": "_0B3B21Ff", "035-bank 1": "_035Bank1",
      // Names in capital letters keep them.
      "BMW": "BMW", "AL-0": "AL_0", "TLS2016": "TLS_2016", "10C": "_10_C",
      "CLR_LAUNCH_COLOR": "CLR_LAUNCH",
      // "Color" and "Image" at the end are left out as words, and never alone.
      "MeadowColor": "meadow", "sky-color": "sky", "launchImage": "launch", "Image": "image",
      "color": "color", "multicolor": "multicolor", "ImageIcon": "imageIcon",
      "white_color_85": "whiteColor85",
      "Default": "default", "subscript": "subscript",
    ]
    try yard.makeCatalog("Birds.xcassets", names.keys.map { "\($0).imageset" })
    let found = try symbols()
    for (name, symbol) in names { #expect(found["image \(name)"] == symbol, "\(name)") }
    #expect(found.count == names.count)
  }

  @Test("Folders with a namespace are enums, other folders only order the assets")
  func namespaces() throws {
    try yard.makeCatalog(
      "Birds.xcassets",
      [
        "iconPreviews/", "iconPreviews/Wren.imageset", "iconPreviews/Nest.colorset",
        "iconPreviews/UI/", "iconPreviews/UI/Egg.symbolset", "Plain",
        "Plain/Owl.imageset", "Plain/24px/", "Plain/24px/Owl.imageset",
        "AppIcon.appiconset", "Sounds.dataset",
      ])
    #expect(
      try symbols() == [
        "image iconPreviews/Wren": "IconPreviews.wren", "image Owl": "owl",
        "color iconPreviews/Nest": "IconPreviews.nest",
        "image iconPreviews/UI/Egg": "IconPreviews.UI.egg", "image 24px/Owl": "_24Px.owl",
      ])
  }

  @Test("The source is in the order of names, and has all symbols")
  func source() throws {
    try yard.makeCatalog(
      "Birds.xcassets",
      ["Default.imageset", "Birds/", "Birds/Wing.colorset", "Meadow.colorset", "RedColor.colorset"])
    let run = yard.run("assets", "Birds.xcassets", "-o", "-", "-q")
    #expect(run.code == .done)
    let resource = "static let %@ = DeveloperToolsSupport.%@Resource(name: \"%@\", "
    let lines = [
      "// The symbols of asset catalogs, ", "// generates them.",
      "#if !canImport(Darwin)", "import DeveloperToolsSupport", "import Foundation",
      "import SwiftUI", "// No asset is loaded, ",
      "private let resourceBundle = Foundation.Bundle.main",
      "extension DeveloperToolsSupport.ColorResource {",
      "/// The \"Birds\" asset catalog resource namespace.", "enum Birds {",
      "/// The \"Birds/Wing\" asset catalog color resource.",
      String(format: resource, "wing", "Color", "Birds/Wing"), "}",
      "/// The \"Meadow\" asset catalog color resource.",
      String(format: resource, "meadow", "Color", "Meadow"),
      "/// The \"RedColor\" asset catalog color resource.",
      String(format: resource, "red", "Color", "RedColor"), "}",
      "extension DeveloperToolsSupport.ImageResource {",
      "/// The \"Default\" asset catalog image resource.",
      String(format: resource, "`default`", "Image", "Default"), "}",
      "extension SwiftUI.Color {", "/// The \"Birds\" asset catalog resource namespace.",
      "enum Birds {", "/// The \"Birds/Wing\" asset catalog color.",
      "static var wing: SwiftUI.Color { .init(.Birds.wing) }", "}",
      "/// The \"Meadow\" asset catalog color.",
      "static var meadow: SwiftUI.Color { .init(.meadow) }", "}",
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
      "/// The \"Meadow\" asset catalog color.",
      "static var meadow: SwiftUI.Color { .init(.meadow) }", "}", "#endif",
    ]
    let found = run.lines.map { $0.drop { $0 == " " } }
    #expect(found.count == lines.count, "\(run.output)")
    for (line, start) in zip(found, lines) { #expect(line.hasPrefix(start)) }
    #expect(run.output == yard.run("assets", "Birds.xcassets").output)
    let none = yard.run("assets", "Birds.xcassets", "-q").errors
    #expect(none.contains("\"RedColor\" has no symbol of Color: \"red\" is SwiftUI's own"))
  }

  @Test("The source is indented, with an empty line between its parts")
  func layout() throws {
    try yard.makeCatalog(
      "Birds.xcassets",
      ["Default.imageset", "Birds/", "Birds/Wing.colorset", "Birds.colorset", "Meadow.colorset"])
    let color = "DeveloperToolsSupport.ColorResource"
    let image = "DeveloperToolsSupport.ImageResource"
    #expect(
      yard.run("assets", "Birds.xcassets").output == """
        // The symbols of asset catalogs, written by "tipctl assets". For Apple's systems, Xcode
        // generates them.
        #if !canImport(Darwin)
        import DeveloperToolsSupport
        import Foundation
        import SwiftUI

        // No asset is loaded, so that any bundle will do.
        private let resourceBundle = Foundation.Bundle.main

        extension \(color) {
          /// The "Birds" asset catalog color resource.
          static let birds = \(color)(name: "Birds", bundle: resourceBundle)

          /// The "Birds" asset catalog resource namespace.
          enum Birds {
            /// The "Birds/Wing" asset catalog color resource.
            static let wing = \(color)(name: "Birds/Wing", bundle: resourceBundle)
          }

          /// The "Meadow" asset catalog color resource.
          static let meadow = \(color)(name: "Meadow", bundle: resourceBundle)
        }

        extension \(image) {
          /// The "Default" asset catalog image resource.
          static let `default` = \(image)(name: "Default", bundle: resourceBundle)
        }

        extension SwiftUI.Color {
          /// The "Birds" asset catalog color.
          static var birds: SwiftUI.Color { .init(.birds) }

          /// The "Birds" asset catalog resource namespace.
          enum Birds {
            /// The "Birds/Wing" asset catalog color.
            static var wing: SwiftUI.Color { .init(.Birds.wing) }
          }

          /// The "Meadow" asset catalog color.
          static var meadow: SwiftUI.Color { .init(.meadow) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          /// The "Birds" asset catalog color.
          static var birds: SwiftUI.Color { .init(.birds) }

          /// The "Meadow" asset catalog color.
          static var meadow: SwiftUI.Color { .init(.meadow) }
        }
        #endif

        """)
  }

  @Test("A catalog may have 31 folders in each other, and no more")
  func depth() throws {
    for count in [31, 32] {
      let path = String(repeating: "a/", count: count) + "Wren.imageset"
      try yard.makeCatalog("Deep\(count).xcassets", [path])
    }
    #expect(try symbols("Deep31.xcassets") == ["image Wren": "wren"])
    #expect(yard.run("assets", "Deep32.xcassets").code == .badData)
  }

  @Test("A name cannot leave its comment or its string")
  func hostileNames() throws {
    try yard.makeCatalog("Birds.xcassets", ["a\nfatalError()\"\\(1).imageset"])
    let output = yard.run("assets", "Birds.xcassets").output
    #expect(output.contains(#"(name: "a\u{a}fatalError()\"\\(1)", bundle"#), "\(output)")
    #expect(!output.contains("\nfatalError"))
  }

  @Test("Several catalogs are one source; an asset of two names is reported, and the first stays")
  func duplicates() throws {
    try yard.makeCatalog("Birds.xcassets", ["Wren.imageset", "wren.imageset", "かぐや.imageset"])
    try yard.makeCatalog("More.xcassets", ["Wren.symbolset", "Wren.colorset"])
    let run = yard.run("assets", "Birds.xcassets", "More.xcassets")
    #expect(run.code == .done)
    #expect(run.output.matches(of: /static let wren/).count == 2)
    for warning in [
      #"There are 2 image assets "Wren""#,
      #"The image asset "wren" has no symbol: "wren" is that of "Wren""#,
      #"The image asset "かぐや" has no symbol: its name has no letter"#,
    ] { #expect(run.errors.contains(warning), "\(run.errors)") }
    #expect(run.errors.matches(of: /warning:/).count == 3)
    let namespaces = ["my birds/", "my birds/a.imageset", "MyBirds/", "MyBirds/b.imageset"]
    try yard.makeCatalog("Same.xcassets", namespaces)
    #expect(try symbols("Same.xcassets") == ["image MyBirds/b": "MyBirds.b"])
    #expect(yard.run("assets", "Same.xcassets").errors.contains(#"The folder "my birds" has no"#))
  }

  @Test("--output writes the file once, --dry-run does not, and JSON says what changed")
  func output() throws {
    try yard.makeCatalog("Birds.xcassets", ["Wren.imageset"])
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "Sources"), withIntermediateDirectories: false)
    let words = ["assets", "Birds.xcassets", "--output", "Sources/Symbols.swift"]
    let file = yard.folder.appending(path: "Sources/Symbols.swift")
    #expect(yard.run(words + ["-n"]).lines.last == "Sources/Symbols.swift holds 1 symbol.")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(yard.run(words).output == "Sources/Symbols.swift holds 1 symbol.\n")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == yard.run("assets", "Birds.xcassets/").output)
    #expect(yard.run(words).output == "Sources/Symbols.swift already holds 1 symbol.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: yard.folder.path)
    #expect(names.sorted() == ["Birds.xcassets", "Sources"])
    try yard.makeCatalog("Birds.xcassets", ["Owl.imageset"])
    let answer = try yard.json(
      "assets", "Birds.xcassets", "-o", "Sources/Symbols.swift")
    #expect(answer["changed"] == true)
    #expect(answer["file"] == "Sources/Symbols.swift")
  }

  @Test("A comma before the end of a list is read, as Xcode reads it")
  func commas() throws {
    try yard.makeCatalog("Birds.xcassets", ["Plumage/Wing.colorset"])
    try yard.write(
      #"{"properties": {"provides-namespace": true, }, "tags": ["a", ], }"#,
      to: "Birds.xcassets/Plumage/Contents.json")
    #expect(try symbols() == ["color Plumage/Wing": "Plumage.wing"])
  }

  /// A catalog with a string of each kind.
  private static let strings = #"""
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "ALPS_NAME": {"extractionState": "manual", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Alpen"}},
        "en": {"stringUnit": {"state": "translated", "value": "Alps \"\\(1)\" 100%%"}}}},
      "app.open-YouTube": {"extractionState": "manual"},
      "birds": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%(count)lld bird"}},
        "other": {"stringUnit": {"state": "translated", "value": "%(count)lld birds at %@"}}}}}}},
      "%2$@ over %1$.1lf": {"extractionState": "manual"},
      "Found": {},
      "Old": {"extractionState": "stale"},
      "class": {"extractionState": "manual"},
      "404 Error": {"extractionState": "manual"},
      "alps name": {"extractionState": "manual"},
      "…": {"extractionState": "manual"}
    }}
    """#

  @Test("Strings that people have added to a catalog have the symbols of Xcode 26")
  func strings() throws {
    try yard.write(Self.strings, to: "Localizable.xcstrings")
    #expect(
      try symbols("Localizable.xcstrings") == [
        "string ALPS_NAME": "alpsName", "string app.open-YouTube": "appOpenYouTube",
        "string birds": "birds", "string %2$@ over %1$.1lf": "over",
        "string class": "class", "string 404 Error": "_404Error",
      ])
    let run = yard.run("assets", "Localizable.xcstrings")
    let source = #"""
      extension LocalizedStringResource {
        /// The string "%2$@ over %1$.1lf" of the table "Localizable".
        static func over(_ arg1: Double, _ arg2: String) -> LocalizedStringResource {
          LocalizedStringResource(
            "%2$@ over %1$.1lf", defaultValue: "\(arg2) over \(arg1)", table: "Localizable")
        }
        /// The string "404 Error" of the table "Localizable".
        static var _404Error: LocalizedStringResource {
          LocalizedStringResource(
            "404 Error", defaultValue: "404 Error", table: "Localizable")
        }
        /// The string "ALPS_NAME" of the table "Localizable".
        static var alpsName: LocalizedStringResource {
          LocalizedStringResource(
            "ALPS_NAME", defaultValue: "Alps \"\\(1)\" 100%", table: "Localizable")
        }

      """#
    #expect(run.output.contains(source), "\(run.output)")
    #expect(run.output.contains("static func birds(count: Int, _ arg2: String) -> Localized"))
    #expect(run.output.contains(#""birds", defaultValue: "\(count) birds at \(arg2)", table:"#))
    #expect(run.output.contains("static var `class`: LocalizedStringResource {"))
    #expect(run.errors.contains(#"The string "alps name" has no symbol: "alpsName" is that of"#))
    #expect(run.errors.contains(#"The string "…" has no symbol: its key has no letter from A"#))
    try yard.write(
      Self.strings.replacing("404 Error", with: "Error"), to: "Backyard Data.xcstrings")
    let table = yard.run("assets", "Backyard Data.xcstrings").output
    #expect(table.contains("extension LocalizedStringResource {\n  enum BackyardData {\n    ///"))
    try yard.makeCatalog("Birds.xcassets", ["Wren.imageset"])
    #expect(
      yard.run("assets", "Birds.xcassets", "Localizable.xcstrings", "-o", "S.swift").output
        == "S.swift holds 7 symbols.\n")
  }

  @Test("A text of a device has arguments, and a table without letters is Strings")
  func arguments() throws {
    let text = #"{"stringUnit": {"value": "%u eggs, %g kg, %d%% by %s, %0$@"}}"#
    let device = #"{"variations": {"device": {"mac": {}, "other": \#(text)}}}"#
    let entry = #"{"extractionState": "manual", "localizations": {"en": \#(device)}}"#
    try yard.write(
      #"{"sourceLanguage": "en", "strings": {"nest": \#(entry)}}"#, to: "鳥.xcstrings")
    let source = #"""
      extension LocalizedStringResource {
        enum Strings {
          /// The string "nest" of the table "鳥".
          static func nest(_ arg1: UInt, _ arg2: Double, _ arg3: Int, _ arg4: String) -> \#
      LocalizedStringResource {
            LocalizedStringResource(
              "nest", defaultValue: "\(arg1) eggs, \(arg2) kg, \(arg3)% by \(arg4), %0$@", \#
      table: "鳥")
          }
        }
      }
      #endif

      """#
    let output = yard.run("assets", "鳥.xcstrings").output
    #expect(output.hasSuffix(source), "\(output)")
  }

  @Test("Hidden folders are no assets, and a folder in a folder may have no file")
  func hidden() throws {
    try yard.makeCatalog("Birds.xcassets", [".Old.imageset", "Wren.imageset", "Plain"])
    try FileManager.default.removeItem(
      at: yard.folder.appending(path: "Birds.xcassets/Plain/Contents.json"))
    try yard.makeCatalog("Birds.xcassets", ["Plain/Owl.imageset"])
    #expect(try symbols() == ["image Wren": "wren", "image Owl": "owl"])
  }

  @Test(
    "A string catalog that cannot be used is an error",
    arguments: [
      ("[]", "has no sourceLanguage"), (#"{"strings": {}}"#, "has no sourceLanguage"),
      (#"{"sourceLanguage": "en"}"#, "is not a string catalog"),
      (#"{"sourceLanguage": "en", "strings": {}"#, "invalid JSON"),
    ])
  func badStrings(contents: String, message: String) throws {
    try yard.write(contents, to: "Birds.xcstrings")
    let run = yard.run("assets", "Birds.xcstrings", "-o", "Symbols.swift")
    #expect(run.code == .badData)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(yard.run("assets", "None.xcstrings").code.rawValue == 66)
  }

  /// A folder, the contents of its file, the exit code, and a part of the message.
  @Test(
    "Bad input is an error, and no file is written",
    arguments: [
      ("None.xcassets", nil, 66, "There is no folder \"None.xcassets\""),
      ("Birds", nil, 65, "\"Birds\" is not an asset catalog"),
      ("Birds.xcassets", "{\"a\": 1,,}", 65, "Contents.json:1: invalid JSON"),
      ("Birds.xcassets", "{\"a\": 1,,}", 65, "at offset 7"),
      ("Birds.xcassets", "[]", 65, "The file is not of type object, but of type array"),
      ("Birds.xcassets", "{\"properties\": 1}", 65, "\"properties\" is not of type object, but of"),
      (
        "Birds.xcassets", "{\"properties\": {\"provides-namespace\": 1}}", 65,
        "\"properties.provides-namespace\" is not of type Bool, but of type number"
      ),
      (
        "Birds.xcassets", "{\"properties\": {\"provides-namespace\": 1}}", 65,
        "Birds.xcassets/Wren.imageset/Contents.json:1: \"properties.provides-namespace\" is not"
      ),
    ] as [(String, String?, Int32, String)])
  func badInput(folder: String, contents: String?, code: Int32, message: String) throws {
    try yard.makeCatalog("Birds.xcassets", ["Wren.imageset"])
    try yard.makeCatalog("Birds", ["Wren.imageset"])
    if let contents {
      try yard.write(contents, to: "Birds.xcassets/Wren.imageset/Contents.json")
    }
    let run = yard.run("assets", folder, "-o", "Symbols.swift")
    #expect(run.code.rawValue == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    let file = yard.folder.appending(path: "Symbols.swift")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("The catalog's own Contents.json must be sound, and a loop of links ends")
  func catalog() throws {
    try yard.makeCatalog("Birds.xcassets", ["Plain"])
    let link = yard.folder.appending(path: "Birds.xcassets/Plain/loop")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: yard.folder.appending(path: "Birds.xcassets"))
    let loop = yard.run("assets", "Birds.xcassets")
    #expect(loop.code == .badData)
    #expect(loop.errors.contains("is more than 32 folders deep"))
    try FileManager.default.removeItem(at: link)
    #expect(yard.run("assets", "Birds.xcassets").code == .done)
    try yard.write("{", to: "Birds.xcassets/Contents.json")
    #expect(yard.run("assets", "Birds.xcassets").errors.contains("Birds.xcassets/Contents.json:1"))
    #expect(yard.run("assets", "Birds.xcassets", "-n").code == .usage)
    try yard.write("", to: "File.xcassets")
    let file = yard.run("assets", "File.xcassets")
    #expect(file.code == .badData)
    #expect(file.errors.contains("\"File.xcassets\" is not an asset catalog"), "\(file.errors)")
  }

  @Test("Of several bad files the first one in the order of names is reported")
  func firstBadFile() throws {
    let names = ["Tit", "Owl", "Wren", "Jay", "Finch", "Kite", "Robin", "Swan"]
    try yard.makeCatalog("Birds.xcassets", names.map { "\($0).imageset" })
    for name in names {
      try yard.write("[]", to: "Birds.xcassets/\(name).imageset/Contents.json")
    }
    let errors = yard.run("assets", "Birds.xcassets").errors
    #expect(errors.contains("Birds.xcassets/Finch.imageset/Contents.json"), "\(errors)")
  }
}
