import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("Installing and uninstalling", .ownThread)
struct InstallTests {
  private static let files: [(path: String, mode: Int)] = [
    ("bin/tipctl", 0o755), ("share/bash-completion/completions/tipctl", 0o644),
    ("share/zsh/site-functions/_tipctl", 0o644),
    ("share/fish/vendor_completions.d/tipctl.fish", 0o644),
    ("share/man/man1/tipctl.1", 0o644),
  ]
  private static let variables =
    "DESTDIR=\"$PWD/stage\" PREFIX='/opt/a b' TIPCTL_BINARY='\(BuiltTools.folder.path)/tipctl'"
  private static let make = "make -s -f '\(PackageFile.root.path)/Makefile'"

  private let yard: Yard
  private var root: URL { yard.folder.appending(path: "stage/opt/a b") }

  init() throws { yard = try Yard(isEmpty: true) }

  private func placed() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appending(path: path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  @Test(
    "The binary, three completions and the manual, with any mask; repeating it changes nothing",
    arguments: ["000", "022", "077"])
  func install(mask: String) throws {
    for _ in 1...2 {
      let run = try BuiltTools.shell(
        "umask \(mask); \(Self.make) install-files \(Self.variables)", in: yard.folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
    }
    let folders = try BuiltTools.shell("find stage -type d ! -perm 755", in: yard.folder)
    #expect(folders.output.isEmpty, "other modes")
    #expect(try placed() == Self.files.map(\.path).sorted())
    for (path, mode) in Self.files {
      let file = root.appending(path: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
    for (index, script) in ShellScript.all.enumerated() {
      let file = root.appending(path: Self.files[index + 1].path)
      #expect(try String(contentsOf: file, encoding: .utf8) == script.text)
    }
    let tool = try BuiltTools.shell(
      "'\(root.path)/bin/tipctl' --version && '\(root.path)/bin/tipctl' man | cmp - '\(root.path)/share/man/man1/tipctl.1'",
      in: yard.folder)
    #expect(tool.code == 0, "\(tool.errors)")
  }

  @Test("A folder that exists keeps its mode")
  func existingFolder() throws {
    let run = try BuiltTools.shell(
      "mkdir -p -m 2775 'stage/opt/a b/bin'; chmod 2775 'stage/opt/a b/bin'; "
        + "\(Self.make) install-files \(Self.variables) > list; stat -c %a 'stage/opt/a b/bin'",
      in: yard.folder)
    #expect(run.output == "2775\n", "\(run.errors)")
  }

  /// Runs a script in a folder with the Makefile and programs in place of `swift`, `id`, `ls` and
  /// `ldd`, to which the debug build would not be static.
  private func runAsRoot(owner: Int, _ script: String) throws -> BuiltTools.Result {
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "tools"), withIntermediateDirectories: true)
    try yard.writeProgram(
      "echo \"swift $*\" >> swift.log; echo release", to: "tools/swift")
    try yard.writeProgram("echo 0", to: "tools/id")
    try yard.writeProgram("exit 1", to: "tools/ldd")
    try yard.writeProgram("echo drwxr-xr-x 2 \(owner) 0 0 .", to: "tools/ls")
    return try BuiltTools.shell(
      """
      unset MAKEFLAGS; PATH="$PWD/tools:$PATH"
      cp '\(PackageFile.root.path)/Makefile' .
      mkdir -p release && cp '\(BuiltTools.folder.path)/tipctl' release/
      \(script)
      """, in: yard.folder)
  }

  @Test("Root in a user's folder installs the built binary, and compiles nothing")
  func sudo() throws {
    let run = try runAsRoot(
      owner: 1000,
      """
      make -s install PREFIX="$PWD/stage/opt/a b"; echo "code $?"
      make -s build && rm swift.log
      make -s install PREFIX="$PWD/stage/opt/a b" > list; echo "code $?"
      test ! -e swift.log && echo 'nothing compiled'
      """)
    #expect(run.output == "code 2\nrelease\ncode 0\nnothing compiled\n", "\(run.errors)")
    #expect(
      run.errors.hasPrefix("Nothing is built: run \"make build\" without sudo first.\n"))
    #expect(try placed() == Self.files.map(\.path).sorted())
  }

  @Test("Root in root's folder builds first, as everybody else does")
  func ownFolder() throws {
    let run = try runAsRoot(
      owner: 0, "make -s install PREFIX=\"$PWD/stage/opt/a b\" > list")
    #expect(run.code == 0, "\(run.errors)")
    let log = try String(
      contentsOf: yard.folder.appending(path: "swift.log"), encoding: .utf8)
    #expect(log.hasPrefix("swift build --configuration release --product tipctl"))
    #expect(try placed() == Self.files.map(\.path).sorted())
  }

  @Test("Uninstalling removes exactly these, and succeeds when nothing is there")
  func uninstall() throws {
    _ = try BuiltTools.shell(
      "\(Self.make) install-files \(Self.variables)", in: yard.folder)
    let neighbour = "share/zsh/site-functions/_other"
    try "mine".write(
      to: root.appending(path: neighbour), atomically: true, encoding: .utf8)
    for _ in 1...2 {
      let run = try BuiltTools.shell(
        "\(Self.make) uninstall \(Self.variables)", in: yard.folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
      #expect(try placed() == [neighbour])
    }
  }

  @Test("A binary that is missing or fails leaves no partial files, and fails")
  func failure() throws {
    try yard.writeProgram("echo half; exit 3", to: "broken")
    let run = try BuiltTools.shell(
      "\(Self.make) install-files \(Self.variables) TIPCTL_BINARY=./missing; "
        + "test ! -e stage && echo nothing; "
        + "\(Self.make) install-files \(Self.variables) TIPCTL_BINARY=./broken || echo failed",
      in: yard.folder)
    #expect(run.output.contains("nothing\n"))
    #expect(run.output.contains("failed"))
    #expect(run.errors.contains("Missing binary ./missing: run \"make build\" first."))
    #expect(try placed() == ["bin/tipctl"])
  }

  @Test("An archive has the installed files, and is the same when it is made again")
  func archive() throws {
    // A small program, because packing the debug build takes long.
    try yard.writeProgram("exec '\(BuiltTools.folder.path)/tipctl' \"$@\"", to: "small")
    let dist = "\(Self.make) dist-files TIPCTL_BINARY=\"$PWD/small\""
    let run = try BuiltTools.shell(
      "archive=$(\(dist)) && cp $archive first && umask 077 && \(dist) && cmp first $archive && "
        + "mkdir -p 'stage/opt/a b' && tar --strip-components=1 -C 'stage/opt/a b' -xzf $archive",
      in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(".build-dist/tipctl-\(TipCtl.version)-"))
    #expect(run.output.hasSuffix(".tar.gz\n"))
    #expect(try placed() == Self.files.map(\.path).sorted())
    let archives = try FileManager.default.contentsOfDirectory(
      atPath: "\(yard.folder.path)/.build-dist")
    #expect(archives.count == 1)
  }

  @Test("A bundle has the program of each architecture, and is the same when it is made again")
  func bundle() throws {
    try yard.writeProgram("exec '\(BuiltTools.folder.path)/tipctl' \"$@\"", to: "small")
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "tools"), withIntermediateDirectories: true)
    try yard.writeProgram("case $1 in -s) echo Linux;; *) echo $machine;; esac", to: "tools/uname")
    let run = try BuiltTools.shell(
      """
      PATH="$PWD/tools:$PATH"; make="\(Self.make)"; options="TIPCTL_BINARY=$PWD/small"
      dist() {
        for machine in $1; do
          export machine; eval "$make dist-files $options" > archives || exit; done
        eval "$make dist-bundle $options"
      }
      bundle=.build-dist/tipctl.artifactbundle.zip; sums=.build-dist/SHA256SUMS
      dist x86_64 && unzip -p $bundle '*/info.json' | grep -c path
      dist 'aarch64 x86_64' > list && cp $bundle first && cp $sums sums && umask 077 || exit
      rm -r .build-dist && dist 'x86_64 aarch64' && cmp first $bundle && cmp sums $sums || exit
      (cd .build-dist && sha256sum --quiet --check SHA256SUMS && awk '{ print $2 }' SHA256SUMS)
      unzip -q $bundle && cd tipctl.artifactbundle &&
      python3 - <<'END'
      import json, subprocess
      tool = json.load(open("info.json"))["artifacts"]["tipctl"]
      print(tool["type"], tool["version"])
      for variant in tool["variants"]:
          [triple] = variant["supportedTriples"]
          print(*triple.split("-"), flush=True)
          subprocess.run([variant["path"], "--version"], check=True)
      END
      """, in: yard.folder)
    let version = TipCtl.version
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.output == """
        .build-dist/tipctl.artifactbundle.zip
        .build-dist/SHA256SUMS
        1
        .build-dist/tipctl.artifactbundle.zip
        .build-dist/SHA256SUMS
        tipctl-\(version)-linux-aarch64.tar.gz
        tipctl-\(version)-linux-x86_64.tar.gz
        tipctl.artifactbundle.zip
        executable \(version)
        aarch64 unknown linux gnu
        tipctl \(version)
        x86_64 unknown linux gnu
        tipctl \(version)

        """, "\(run.errors)")
  }

  @Test("The archive of the built binary has a tipctl that runs")
  func binaryArchive() throws {
    let run = try BuiltTools.shell(
      """
      archive=$(\(Self.make) dist-files ARCHIVE_LEVEL=1 TIPCTL_BINARY='\(BuiltTools.folder.path)/tipctl') &&
      tar --strip-components=1 -xzf $archive && bin/tipctl --version
      """, in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "tipctl \(TipCtl.version)\n")
  }

  @Test("make help lists the targets for people")
  func help() throws {
    let run = try BuiltTools.shell("\(Self.make) help", in: yard.folder)
    for target in ["install", "uninstall", "dist", "test", "build"] {
      #expect(run.output.contains("\n  make \(target) "), "\(target)")
    }
    #expect(!run.output.contains("install-files"))
  }
}
