import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot

@Suite("tipctl gallery")
struct GalleryCommandTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  /// The ids, statuses and outlooks that a page shows.
  private func shown(_ page: String) -> [[String]] {
    page.matches(
      of: /id="tip-([^"]*)"[^>]* data-status="([^"]*)".*?<p class="outlook">([^<]*)</
    ).map { [String($0.output.1), String($0.output.2), String($0.output.3)] }
  }

  @Test("shows the tips with the statuses of \"tipctl list\", and the finding of a rule")
  func agrees() throws {
    let page = yard.run("gallery")
    #expect(page.code == .done)
    let list = try yard.json("list")
    guard case .array(let tips) = list["tips"] else { return #expect(Bool(false)) }
    var ruled = 0
    let listed = tips.compactMap { tip -> [String]? in
      guard case .object(let tip) = tip, case .string(let id) = tip["id"],
        case .string(let word) = tip["status"]
      else { return nil }
      if tip["decidedBy"] == "rule" { ruled += 1 }
      return [id, word]
    }
    #expect(listed.count == 5)
    #expect(shown(page.output).map { Array($0.prefix(2)) } == listed)
    #expect(ruled > 0)
    #expect(
      page.output.ranges(of: "</code><span class=\"found\"> found: ").count >= ruled)
  }

  @Test("is the same page for a datastore, its document, and standard input")
  func sources() throws {
    let page = shown(yard.run("gallery").output)
    try yard.write(yard.export, to: "monday.json")
    #expect(shown(yard.run("gallery", "monday.json").output) == page)
    let lines = yard.export.split(separator: "\n").map(String.init)
    #expect(shown(yard.run("gallery", "-", input: lines).output) == page)
    #expect(
      yard.run("gallery", "monday.json").output.contains("<h1>Tips of monday.json</h1>"))
    #expect(yard.run("gallery").output.contains("<h1>Tips of birds</h1>"))
  }

  @Test("shows overrides unless only the rules count")
  func overrides() {
    #expect(yard.run("show", "FilterSpeciesTip").code == .done)
    let forced = shown(yard.run("gallery").output).first { $0[0] == "FilterSpeciesTip" }
    let ruled = shown(yard.run("gallery", "--rules-only").output)
      .first { $0[0] == "FilterSpeciesTip" }
    #expect(forced?[1] == "available")
    #expect(ruled?[1] == "pending")
  }

  @Test("writes the page to a file, and with JSON prints the tips of the same run")
  func file() throws {
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "pages"), withIntermediateDirectories: false)
    let run = yard.run("gallery", "-o", "pages/birds.html", "--format", "json")
    #expect(run.code == .done)
    let page = try String(
      contentsOf: yard.folder.appending(path: "pages/birds.html"), encoding: .utf8)
    #expect(shown(page).count == 5)
    #expect(run.output.contains("\"outlook\""))
    #expect(yard.run("gallery", "-o", "birds.html").errors.contains("Wrote birds.html: 5 tips."))
  }

  @Test(
    "refuses a bad document, and leaves the older page as it is",
    arguments: [("{\"schema\":", ExitCode.badData), ("{\"schema\":1,\"tips\":7}", .badData)])
  func bad(_ document: String, code: ExitCode) throws {
    try yard.write(document, to: "bad.json")
    try yard.write("old", to: "page.html")
    let run = yard.run("gallery", "bad.json", "-o", "page.html")
    #expect(run.code == code)
    #expect(run.errors.contains("bad.json"))
    #expect(
      try String(contentsOf: yard.folder.appending(path: "page.html"), encoding: .utf8) == "old")
    #expect(yard.run("gallery", "bad.json", "--rules-only").code == .usage)
    #expect(yard.run("gallery", "page.html").code != .done)
  }

  @Test("does not replace the document that it reads")
  func source() throws {
    try yard.write(yard.export, to: "monday.json")
    let run = yard.run("gallery", "monday.json", "-o", "./monday.json")
    #expect(run.code == .usage)
    #expect(yard.run("gallery", "monday.json").code == .done)
  }

  // MARK: - Previews

  /// The folder of the snapshots of a test file.
  private static let recorded = "Tests/__Snapshots__/FeederTests"

  /// Writes the recorded picture of a preview.
  private func record(_ name: String, _ svg: String = "<svg ></svg>") throws {
    try AtomicFile.write(
      svg, to: yard.folder.appending(path: "\(Self.recorded)/shows.\(name).svg").path,
      makesFolder: true)
  }

  /// Writes the pictures of two previews, and the picture of a card.
  private func recordPreviews() throws {
    try record(
      "preview-Feeder-Night", "<svg ><title>&quot;Night&quot; &amp; &lt;b&gt;</title></svg>")
    try record("preview-Feeder-12", "<svg ><title>Preview at Feeder.swift:12</title></svg>")
    try record("FeedBirdsTip", "<svg ><title>Feed the Birds</title></svg>")
  }

  /// Returns the titles of the previews that the tool finds in a folder.
  private func titles(in folder: String) throws -> [StoredValue] {
    guard case .array(let previews) = try yard.json("gallery", "--previews", folder)["previews"]
    else { return [] }
    return previews.map { $0["title"] }
  }

  @Test("adds previews whose pictures are recorded, and no other picture")
  func previews() throws {
    try recordPreviews()
    let run = yard.run("gallery", "--previews", "Tests", "-o", "page.html")
    #expect(run.errors.hasSuffix("Wrote page.html: 5 tips, 2 previews.\n"), "\(run.errors)")
    let page = try String(
      contentsOf: yard.folder.appending(path: "page.html"), encoding: .utf8)
    #expect(shown(page).count == 5)
    #expect(page.contains("<h2>Preview at Feeder.swift:12</h2>"))
    #expect(page.contains("<h2>&quot;Night&quot; &amp; &lt;b&gt;</h2>"))
    #expect(page.contains(">\(Self.recorded)/shows.preview-Feeder-12.svg</p>"))
    #expect(page.matches(of: /<article class="item preview"/).count == 2)
    let found: [StoredValue] = ["Preview at Feeder.swift:12", #""Night" & <b>"#]
    #expect(try titles(in: "Tests") == found)
    #expect(try titles(in: Self.recorded) == found)
    #expect(try yard.json("gallery")["previews"] == nil)
  }

  @Test("shows the pictures that expectPreviews has recorded, with the name or the line of each")
  func recordedPictures() throws {
    let folder = PackageFile.url("Tests/TipKit/SwiftUITests/Previews").path
    let file = "FeederPreviews.swift"
    #expect(
      try titles(in: folder) == [
        "Preview at FeederPreviews.swift:31", .string("Preview \"Blank\" at \(file)"),
        .string("Preview \"Everyone\" at \(file)"), .string("Preview \"Night\" at \(file)"),
        .string("Preview \"Night\" at \(file)"),
      ])
    let picture = try String(
      contentsOfFile: "\(folder)/__Snapshots__/PreviewTests/"
        + "module.preview-FeederPreviews-Everyone.svg", encoding: .utf8)
    #expect(picture.ranges(of: ">Fill the Feeder<").count == 2, "by the rules, and with all tips")
  }

  @Test("has only the previews where no datastore is chosen, but reads one that is named")
  func withoutDatastore() throws {
    try recordPreviews()
    let data = yard.folder.appending(path: "none").path
    let surroundings = ["TIPCTL_DATASTORE": "", "XDG_DATA_HOME": data, "HOME": data]
    let run = yard.run("gallery", "--previews", "Tests", environment: surroundings)
    #expect(run.code == .done)
    #expect(run.errors == "No datastore was chosen, so the page has only the previews.\n")
    #expect(run.output.contains("<h1>Tips of the previews</h1>"))
    #expect(yard.run("gallery", environment: surroundings).code == .usage)
    let named = yard.run(
      "gallery", "--previews", "Tests", "--datastore", "nest", environment: surroundings)
    #expect(named.code == .missing)
    try yard.write(yard.export, to: "monday.json")
    let document = yard.run(
      "gallery", "monday.json", "--previews", "Tests", environment: surroundings)
    #expect(shown(document.output).count == 5)
  }

  @Test(
    "refuses a folder without previews and a picture that is none, and writes nothing",
    arguments: [
      ("", "A path is empty"), ("nest", "/nest\" cannot be read"),
      ("birds", "No picture of a preview is in or below \"birds\"."),
      ("Tests", "\"\(recorded)/shows.preview-Feeder-Day.svg\" is not an SVG file."),
    ])
  func refused(folder: String, reason: String) throws {
    try recordPreviews()
    try record("preview-Feeder-Day", "night")
    let run = yard.run("gallery", "--previews", folder, "-o", "page.html")
    #expect(run.code != .done)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: yard.folder.appending(path: "page.html").path))
  }

  @Test("does not replace a picture that it reads")
  func picture() throws {
    try recordPreviews()
    let run = yard.run(
      "gallery", "--previews", "Tests", "-o", "\(Self.recorded)/shows.preview-Feeder-12.svg")
    #expect(run.code == .usage)
    #expect(run.errors.contains("is read by the command"), "\(run.errors)")
  }

  #if os(Linux)
    @Test("An output in a folder of the system says why it cannot be written")
    func systemFolder() throws {
      let run = try Yard().run("gallery", "-o", "/proc/gallery.html")
      #expect(run.code == .cannotCreate)
      #expect(
        run.errors.contains(
          "The file \"/proc/gallery.html\" cannot be written: \"/proc\" does not take new files."),
        "\(run.errors)")
    }
  #endif
}
