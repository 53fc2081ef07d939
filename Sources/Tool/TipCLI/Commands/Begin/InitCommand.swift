import TipFoundation
import TipModel

/// `tipctl init`: adds this package, a first test and a CI file to a package with tips.
enum InitCommand {
  private static let url = OptionSpec(
    "url", value: "URL", help: "The address of TipControl's repository, of which main is used.")
  private static let path = OptionSpec(
    "path", value: "FOLDER", completion: .folders,
    help: "The folder of TipControl, from this package.")
  private static let server = OptionSpec(
    "ci", allowed: CIFile.allCases.map(\.rawValue), help: "Also write the file of a CI server.")

  static let spec: CommandSpec = .init(
    "init", group: .begin, summary: "Adds tests of tips to the package in this folder.",
    effect: .overwrites, options: [url, path, server], exclusive: [Exclusion(url, with: path)],
    examples: [
      .init("tipctl init --path ../TipControl --dry-run", "Shows the changes as a diff."),
      .init(
        "tipctl init --path ../TipControl --ci github --yes",
        "Makes them without asking, with a workflow for GitHub."),
    ],
    notes: [
      "The manifest gets the dependency, and lines for Linux at its end: the stand-ins for targets "
        + "that import TipKit or SwiftUI, and a test target. The first test is made from the tips. "
        + "The manifest is checked with SwiftPM before any file is written.",
      "A second run changes nothing. A file with changes that are not committed is not changed. "
        + "The commands that take the changes back are printed with them.",
    ]
  ) { context, arguments in
    let root = context.path(".")
    let options = ChangeOptions(arguments)
    guard let manifest = try InitPlan.text(of: "Package.swift", in: root) else {
      throw CLIError.noManifest
    }
    let package = try PackageTool(context: context).describe(root)
    let low = package.lowPlatforms(in: manifest)
    if let first = low.first { throw CLIError.lowPlatforms(low, from: first.line) }
    var plan = InitPlan(root: root)
    let source = try source(arguments, context)
    try plan.addManifest(manifest, of: package, source, context)
    if let server = arguments.value(server).flatMap(CIFile.init) {
      try plan.addCI(server, source)
    }
    let ignored = try InitPlan.text(of: ".gitignore", in: root)
    plan.add(".gitignore", old: ignored, new: ignoring(ignored), "leaves out .build/")
    try plan.checkVersionControl(options, context)
    try plan.findDocument(in: package)
    try finish(plan, options, context)
    return .done
  }

  /// Returns the words that name this package to SwiftPM, or nil when no option does.
  private static func source(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> PackageSource? {
    if let folder = arguments.value(path) {
      guard FileManager.default.fileExists(atPath: context.path("\(folder)/Package.swift")) else {
        throw TipControlError(
          .missing, subject: folder, reason: "There is no package in \"\(folder)\"",
          suggestion: "Give --path the folder with TipControl's Package.swift")
      }
      return PackageSource(location: folder, folder: context.path(folder))
    }
    return arguments.value(url).map { PackageSource(location: $0, folder: nil) }
  }

  private static func ignoring(_ text: String?) -> String {
    let text = text ?? ""
    let names = [".build", ".build/", "/.build", "/.build/"]
    guard !text.split(separator: "\n").contains(where: { names.contains($0.trimmed) }) else {
      return text
    }
    let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    return "\(text)\(separator).build/\n"
  }

  private static func finish(
    _ plan: InitPlan, _ options: ChangeOptions, _ context: CommandContext
  ) throws {
    let hasChanged = !plan.files.isEmpty
    var next = ["swift test"]
    if plan.hasDocument {
      let tipctl = context.tipctl + ["--datastore", ".build/tips/"]
      next.append(ShellQuoting.line(tipctl + ["import", "--yes", FirstTest.document]))
      next.append(ShellQuoting.line(tipctl + ["lock"]))
    }
    let diff = plan.diff
    let undo = ["Take it back with:"] + plan.undo.map { "  \($0)" }
    var message = "The package has its tests of tips already."
    var lines = plan.notes
    if hasChanged {
      message = "\(Plural.count(plan.files.count, "file")) for tests of tips."
      lines = plan.lines + plan.notes + undo
      if !options.isDryRun, !options.isConfirmed, context.globals.format == .text {
        context.message(([message] + lines).joined(separator: "\n").printableLines)
      }
      try Confirmation(TipQuestions.begin(plan.files.map(\.path))).ask(in: context, options)
      if options.isDryRun { lines = diff + plan.notes + undo } else { try plan.write() }
      lines.append("Next:")
      lines += next.map { "  \($0)" }
    }
    let files = plan.files.map { StoredValue.string($0.path) }
    try context.print(
      changed: hasChanged, isDryRun: options.isDryRun, message, lines: lines.map(\.printableLines),
      fields: [
        "files": .array(files), "diff": .string(diff.joined(separator: "\n")),
        "takeBack": .array(plan.undo.map(StoredValue.string)),
        "next": .array(next.map(StoredValue.string)),
      ])
  }
}

/// The place of this package, as SwiftPM has it.
struct PackageSource {
  /// The address or the folder, as the user wrote it.
  let location: String
  /// The full path of the folder, or nil for an address.
  let folder: String?

  /// The name that a product's `package:` needs: the last part of the place.
  var identity: String {
    let name = (folder ?? location).split(separator: "/").last.map(String.init) ?? location
    guard name.hasSuffix(".git") else { return name }
    return String(name.dropLast(4))
  }

  /// The words for `swift package add-dependency`.
  var words: [String] {
    if folder != nil { return [location, "--type", "path"] }
    return [location, "--branch", "main"]
  }

  /// The dependency in a manifest.
  var text: String {
    // The debug description of a string is a literal of Swift, with its quotes.
    let location = location.debugDescription
    if folder != nil { return ".package(path: \(location))" }
    return ".package(url: \(location), branch: \"main\")"
  }

  /// Returns a manifest with the usual spaces around the dependency, which SwiftPM has added.
  func tidied(_ manifest: String) -> String {
    let list = /(?m)^([ \t]+)dependencies: \[\n[ \t]+(\.package\(.+\)),\n(?:[ \t]*\n)?/
    return manifest.replacing(",\(text),]", with: ", \(text)]").replacing(list) { match in
      guard match.output.2 == text else { return String(match.output.0) }
      let indent = match.output.1
      return "\(indent)dependencies: [\n\(indent)\(indent)\(text),\n"
    }
  }
}

extension InitPlan {
  /// Adds the manifest and the first test, unless the package has both.
  fileprivate mutating func addManifest(
    _ manifest: String, of package: AppPackage, _ source: PackageSource?, _ context: CommandContext
  ) throws {
    let hasTests = package.targets.contains { $0.products.contains("TipTesting") }
    // A second run reads only the targets that could lack the stand-ins.
    if hasTests, try !package.targets.contains(where: lacksStandIns) { return }
    let read = try package.targets.map { ($0, try sources(of: $0)) }
    let lacking = read.filter { target, source in !source.imports.isEmpty && !target.hasStandIns }
    let apps = read.filter { !$0.0.isTest && !$0.1.tips.isEmpty }
    let test = FirstTest(modules: apps.map(\.0.name), tips: apps.flatMap(\.1.tips))
    guard let subject = test.subject, let app = apps.first?.0 else { throw CLIError.noTips }
    guard let source else { throw CLIError.noSource }
    let isNew = !package.dependencies.contains(source.identity.lowercased())
    let neighbours = package.dependencies.filter { $0 != source.identity.lowercased() }
    var name = "\(app.name)Tests"
    if package.targets.contains(where: { $0.name == name }) { name = "\(app.name)TipTests" }
    let edit = ManifestEdit(
      hasNeighbours: !neighbours.isEmpty, package: source.identity, targets: lacking.map(\.0.name),
      imports: Set(read.flatMap(\.1.imports)), test: hasTests ? nil : (name, apps.map(\.0.name)))
    guard let text = try edited(manifest, by: edit, isNew ? source : nil, context) else {
      try context.print(raw: edit.lines("package"))
      throw CLIError.unknownManifest(source)
    }
    var parts = lacking.map { "the stand-ins for \($0.0.name)" }
    if isNew { parts.insert("the dependency \(source.location)", at: 0) }
    if !hasTests { parts.append("the test target \(name)") }
    add("Package.swift", old: manifest, new: text, "adds \(parts.joined(separator: ", "))")
    guard !hasTests else { return }
    try create(
      "Tests/\(name)/\(FirstTest.name).swift", test.text(about: subject),
      "tests \(subject.type), and writes a document of all tips")
  }

  /// Reads the files of a target.
  private func sources(of target: AppPackage.Target) throws -> AppSource {
    try AppSource(target.files.compactMap { file throws in try Self.text(of: file, in: root) })
  }

  /// Returns whether a target imports Apple's modules and has no stand-ins.
  private func lacksStandIns(_ target: AppPackage.Target) throws -> Bool {
    guard !target.hasStandIns else { return false }
    return try !sources(of: target).imports.isEmpty
  }

  /// Returns the edited manifest, which SwiftPM has read, or nil when it cannot be edited.
  private func edited(
    _ manifest: String, by edit: ManifestEdit, _ source: PackageSource?, _ context: CommandContext
  ) throws -> String? {
    guard let variable = ManifestEdit.variable(in: manifest) else { return nil }
    let tool = PackageTool(context: context)
    var text = manifest
    if let source {
      if let added = try tool.adding(source.words, to: manifest) {
        text = source.tidied(added)
      } else {
        // SwiftPM edits a literal list only.
        text += "\n\(variable).dependencies.append(\(source.text))\n"
      }
    }
    text = edit.applied(to: text, variable)
    var words = edit.products
    if let test = edit.test { words += [test.name, "TipTesting"] }
    guard try tool.reads(text, having: words) else { return nil }
    return text
  }

  /// Looks for a test that writes the document of all tips, and notes how one does if none does.
  fileprivate mutating func findDocument(in package: AppPackage) throws {
    guard !files.isEmpty else { return }
    let tests = try package.targets.filter(\.isTest).flatMap(\.files).compactMap { file throws in
      try Self.text(of: file, in: root)
    }
    let new = files.filter { $0.path.hasSuffix(".swift") }.map(\.new)
    hasDocument = (tests + new).contains { $0.contains(FirstTest.document) }
    if hasDocument { return }
    note(
      "No test writes \(FirstTest.document), which tipctl imports: let a test with .tips(all:) "
        + "write TipTest.center.export().text to this file.")
  }

  /// Adds the file of a CI server, and a note when the server lacks the folder of TipControl.
  fileprivate mutating func addCI(_ server: CIFile, _ source: PackageSource?) throws {
    try create(server.path, server.text, "runs the tests in CI")
    guard let source, let folder = source.folder, !folder.hasPrefix("\(root)/") else { return }
    note(
      "A CI server does not have \(source.location), which is outside of this package: let "
        + "\(server.path) check it out there before the tests, or run \"tipctl init\" with --url "
        + "instead of --path.")
  }

  /// Checks that no file with uncommitted changes would be changed.
  ///
  /// - Throws: ``CLIError`` (badData) that names these files.
  fileprivate mutating func checkVersionControl(
    _ options: ChangeOptions, _ context: CommandContext
  ) throws {
    let changed = files.filter { $0.old != nil }.map(\.path)
    guard !changed.isEmpty else { return }
    let words = ["git", "-C", root, "status", "--porcelain", "--ignored", "--"] + changed
    let child: ChildOutput
    do {
      child = try context.capture(words)
    } catch is ChildFailure {
      // Without git there is no version control to ask.
      return
    }
    isUnderGit = child.end == .exited(0)
    let status = String(decoding: child.output, as: UTF8.self)
    guard !status.isEmpty else { return }
    let names = status.split(separator: "\n").map { $0.dropFirst(3) }.joined(separator: ", ")
    let reason = "These files have changes that are not committed: \(names)"
    let advice = "Commit them first, so that the changes of \"tipctl init\" can be taken back"
    guard options.isDryRun else { throw CLIError(.badData, reason, suggestion: advice) }
    context.warn(reason, suggestion: advice)
  }
}

extension CLIError {
  fileprivate static let noManifest = CLIError(
    .missing, "There is no Package.swift in this folder",
    suggestion: "An app of an Xcode project keeps its tips in a local package: run "
      + "\"swift package init --type library --name Help\" in a folder beside the project, move "
      + "the files with tips to Sources/Help, and add the folder to the project with File, Add "
      + "Package Dependencies, Add Local; then run \"tipctl init\" there")
  fileprivate static let noTips = CLIError(
    .badData, "No target has a tip at the top level of a file that can be made without arguments",
    suggestion: "Move the files with tips to a target of this package")
  fileprivate static let noSource = CLIError.usage(
    "Neither --path nor --url names TipControl",
    suggestion: "Give --path its folder, or --url its address")

  fileprivate static func lowPlatforms(
    _ platforms: [AppPackage.LowPlatform], from line: Int
  ) -> CLIError {
    let names = platforms.map(\.name).joined(separator: " and ")
    let verb = platforms.count == 1 ? "is" : "are"
    let replacements = platforms.map(\.replacement).joined(separator: " and ")
    return CLIError(
      .badData, "Package.swift:\(line): \(names) \(verb) older than TipControl supports",
      suggestion: "Write \(replacements) there, and commit the change")
  }

  /// Returns the error about a manifest that is not touched, whose new lines have been printed.
  fileprivate static func unknownManifest(_ source: PackageSource) -> CLIError {
    CLIError(
      .badData, "Package.swift is built in a way that cannot be edited, and is unchanged",
      suggestion: "Add \(source.text) to its dependencies, and the lines above to its end, where "
        + "\"package\" is its package")
  }
}
