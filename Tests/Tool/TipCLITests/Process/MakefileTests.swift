import Foundation
import TestSupport
import Testing
import TipCLITestSupport

/// The Makefile and the CI script, with programs in place of the Swift toolchain.
@Suite("The Makefile", .ownThread)
struct MakefileTests {
  private let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func make(_ words: String) throws -> BuiltTools.Result {
    try BuiltTools.shell(
      // The variables of the make that runs the tests are not for this one.
      "unset MAKEFLAGS TEST_BUILD; make -s -f '\(PackageFile.root.path)/Makefile' \(words)",
      in: yard.folder)
  }

  /// Writes a shell script in place of `swift`.
  private func replaceSwift(_ script: String) throws {
    try yard.writeProgram(script, to: "swift")
  }

  @Test("help lists its targets in a folder with spaces in its path")
  func help() throws {
    let run = try BuiltTools.shell(
      """
      mkdir 'two  birds' && cd 'two  birds' && cp '\(PackageFile.root.path)/Makefile' .
      make -s help > here && make -s -f "$PWD/Makefile" help > there && cmp here there && cat here
      """, in: yard.folder)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n  make test "))
  }

  @Test(
    "test fails when the tests fail or leave files in their temporary folder, and names these",
    arguments: [
      ("", nil), ("echo > \"$TMPDIR/build.lock\"", nil),
      ("mkdir -p \"$TMPDIR/TemporaryDirectory.wren/empty\"", nil), ("exit 3", "Error 3"),
      ("mkdir \"$TMPDIR/a nest\"; echo > \"$TMPDIR/a nest/egg\"", "./a nest\n./a nest/egg\n"),
      ("mkdir \"$TMPDIR/a nest\"; exit 3", "Error 3"),
    ] as [(String, String?)])
  func leftovers(script: String, error: String?) throws {
    try replaceSwift(
      """
      echo "swift $*"
      [ "$1" = test ] || exit 0
      echo "$TMPDIR" > folder
      \(script)
      """)
    let run = try make("test SWIFT=./swift TEST_WIDTH=3")
    #expect(
      run.output == """
        swift build --build-tests
        swift test --skip-build --experimental-maximum-parallelization-width 3

        """)
    if let error {
      #expect(run.code != 0)
      #expect(run.errors.contains(error), "\(run.errors)")
    } else {
      #expect(run.code == 0)
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
    let folder = try String(contentsOf: yard.folder.appending(path: "folder"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(folder != ProcessInfo.processInfo.environment["TMPDIR"])
  }

  @Test("test prints what failed once more, at the end")
  func failures() throws {
    try replaceSwift(
      """
      [ "$1" = test ] || exit 0
      cat <<'END'
      ◇ Test "sings" started.
      ✘ Test "sings" recorded an issue at WrenTests.swift:7:5: Expectation failed
      ↳ the wren is silent
      ━ Test "flies" recorded a known issue at WrenTests.swift:9:5
      ↳ not in winter
      ✔ Test "eats" passed after 0.001 seconds.
      WrenTests.swift:12: error: WrenTests.nests : XCTAssertTrue failed
      ✘ Test run with 3 tests failed.
      END
      exit 1
      """)
    let run = try make("test SWIFT=./swift")
    #expect(
      run.errors.hasPrefix(
        """
        ✘ Test "sings" recorded an issue at WrenTests.swift:7:5: Expectation failed
        ↳ the wren is silent
        WrenTests.swift:12: error: WrenTests.nests : XCTAssertTrue failed
        ✘ Test run with 3 tests failed.

        """), "\(run.errors)")
    #expect(run.output.contains("✔ Test \"eats\" passed"))
  }

  @Test("Tools for maintainers have their variable and their folder, and the tests have neither")
  func tools() throws {
    try replaceSwift(
      """
      case "$*" in *--show-bin-path) echo /bin/birds;; *) echo "${TIP_MAINTAINER:-0} $*";; esac
      """)
    let run = try BuiltTools.shell(
      """
      unset MAKEFLAGS TEST_BUILD; cp '\(PackageFile.root.path)/Makefile' .
      for target in test test-tools soak-quick bench-quick; do
        TIP_MAINTAINER=1 make -s $target SWIFT=./swift TEST_WIDTH=3 SOAK='--seed 7' BENCH=--json
      done
      make -s -o setup-bench -o build bench SWIFT=./swift TIPCTL_BINARY=/bin/tipctl
      """, in: yard.folder)
    let check = "--build-system native --explicit-target-dependency-import-check error"
    #expect(
      run.output == """
        0 build --build-tests
        0 test --skip-build --experimental-maximum-parallelization-width 3
        1 build --build-tests \(check) --scratch-path .build-tools
        1 test --skip-build \(check) --scratch-path .build-tools \
        --experimental-maximum-parallelization-width 3
        1 build --configuration release --scratch-path .build-tools --product tipctl
        1 run --configuration release --scratch-path .build-tools tip-soak --quick --seed 7
        1 run --configuration release --scratch-path .build-tools tip-bench --quick --json
        1 build --scratch-path .build-tools --product tip-bench
        1 run --configuration release --scratch-path .build-tools tip-bench \
        --tipctl /bin/tipctl --debug-build /bin/birds/tip-bench

        """)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test("build gives the manifest its variable, and fails when the binary is not static")
  func staticBinary() throws {
    try replaceSwift(
      """
      case "$*" in *--show-bin-path) echo "$PWD";; *) echo "${TIP_STATIC:-0} $*";; esac
      """)
    try yard.write("#!/bin/sh\n", to: "tipctl")
    let command =
      "1 build --configuration release --product tipctl --static-swift-stdlib "
      + "-Xswiftc -static-executable -Xlinker -s\n"
    let run = try make("build SWIFT=./swift")
    #expect(run.code == 0)
    #expect(run.output == command)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let dynamic = try BuiltTools.shell("cp /bin/sh tipctl", in: yard.folder)
    #expect(dynamic.code == 0)
    let failed = try make("build SWIFT=./swift")
    #expect(failed.code != 0)
    #expect(failed.output.hasPrefix(command) && failed.output.contains(" => "))
    #expect(failed.errors.contains("/tipctl is not static: it needs the libraries above."))
  }

  @Test(
    "slow-expressions lists each place once, the slowest first, and fails over 1.5 seconds",
    arguments: [(1500, 0), (1501, 2)])
  func slowExpressions(milliseconds: Int, code: Int32) throws {
    try replaceSwift(
      """
      echo "swift $*" >&2
      cat <<END
      $PWD/Tests/WrenTests.swift:7:5: warning: expression took 140ms to type-check (limit: 100ms)
      7 | let nest = twigs + moss
        |     - warning: expression took 140ms to type-check (limit: 100ms)
      $PWD/Sources/Wren.swift:3:9: warning: expression took 120ms to type-check (limit: 100ms)
      $PWD/Sources/Wren.swift:9:7: warning: getter for property 'song' \
      took \(milliseconds)ms to type-check (limit: 500ms)
      $PWD/Tests/WrenTests.swift:7:5: warning: expression took 110ms to type-check (limit: 100ms)
      $PWD/Tests/WrenTests.swift:8:5: warning: variable 'egg' was never used
      $PWD/Tests/TipKit/SwiftUITests/Views/ChainTests.swift:4:2: warning: expression \
      took 1900ms to type-check (limit: 100ms)
      END
      """)
    let copied = try BuiltTools.shell(
      "mkdir Fixtures .build-slow && cp '\(PackageFile.root.path)/Fixtures/slow.py' Fixtures",
      in: yard.folder)
    #expect(copied.code == 0)
    let run = try make("slow-expressions SWIFT=./swift")
    #expect(run.code == code, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n") == [
        "  1900 ms  Tests/TipKit/SwiftUITests/Views/ChainTests.swift:4:2  expression",
        "  \(milliseconds) ms  Sources/Wren.swift:9:7  getter for property 'song'",
        "   140 ms  Tests/WrenTests.swift:7:5  expression",
        "   120 ms  Sources/Wren.swift:3:9  expression",
      ], "\(run.output)")
    #expect(run.errors.contains("write their types: Sources/Wren.swift:9:7.") == (code != 0))
    // A compiled file has no warnings.
    let folder = yard.folder.appending(path: ".build-slow").path
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("slow-expressions prints the errors of a failed build, and its tests need no second build")
  func slowBuild() throws {
    try replaceSwift("echo \"$*\"; [ \"$1\" = test ] || exit 3")
    let run = try make("slow-expressions SWIFT=./swift")
    #expect(run.code == 2)
    let options = run.errors.split(separator: "\n").first?.dropFirst("build --build-tests".count)
    try replaceSwift("echo \"$*\"")
    let tests = try BuiltTools.shell(
      """
      unset MAKEFLAGS TEST_BUILD; cp '\(PackageFile.root.path)/Makefile' .
      make -s test-slow-build SWIFT=./swift TEST_WIDTH=3
      """, in: yard.folder)
    let expected = """
      build --build-tests\(options ?? "")
      test --skip-build\(options ?? "") --experimental-maximum-parallelization-width 3
      """
    #expect(tests.output.contains(expected), "\(tests.output)")
    #expect(options?.contains(" --scratch-path .build-slow ") == true)
  }

  /// Copies the scripts that measure how dense code is and how modules are divided into folders.
  private static let copyMeasures = """
    mkdir -p Fixtures
    for name in density folders mutants; do cp "\(PackageFile.root.path)/Fixtures/$name.py" Fixtures; done
    """

  @Test("lint fails when expressions or comments become denser than they were, and names the row")
  func density() throws {
    let run = try BuiltTools.shell(
      """
      mkdir -p Sources Tests Fixtures/downstream Fixtures/names Fixtures/neighbours
      mkdir -p Fixtures/plugin Fixtures/suites Fixtures/uikit
      \(Self.copyMeasures)
      echo "// Package" > Package.swift
      printf 'let wren = isHere ? 1 : 2\\n// Here; or not.\\n' > Sources/Wren.swift
      make -s -f '\(PackageFile.root.path)/Makefile' lint SWIFT=true
      python3 Fixtures/density.py --at choice
      """, in: yard.folder)
    let rows = run.errors.split(separator: "\n").filter { $0.contains("per 1,000 lines") }
    #expect(rows.map { $0.prefix { $0 != ":" } } == ["choices ? ", "a semicolon in Sources"])
    #expect(run.errors.contains("Run \"python3 Fixtures/density.py --at 'choice' Sources\""))
    #expect(run.output == "Sources/Wren.swift:1: let wren = isHere ? 1 : 2\n")
  }

  @Test("lint fails when more folders of a module use each other, and prints the types on demand")
  func folders() throws {
    let run = try BuiltTools.shell(
      #"""
      \#(Self.copyMeasures)
      for folder in Birds Eggs Nests Twigs; do
        mkdir -p Sources/Core/TipModel/$folder
        echo "struct ${folder}Row { let rows: (BirdsRow, EggsRow, NestsRow, TwigsRow) }" \
          > Sources/Core/TipModel/$folder/Row.swift; done
      make -s -f '\#(PackageFile.root.path)/Makefile' lint SWIFT=true
      mkdir -p Sources/Songs/Loud Sources/Songs/Quiet
      echo "struct Hum { let call: Call, trill: Trill, note: Note }" > Sources/Songs/Quiet/Hum.swift
      cat > Sources/Songs/Loud/Call.swift <<'END'
      struct Call { enum Note {} } // Hum
      /* Hum */
      private struct Trill {}
      let text = "Hum \(names["Hum"])", url = "//", name = Songs.Hum
      END
      python3 Fixtures/folders.py Sources/Songs
      echo "package final class Tremolo: Hum {}" >> Sources/Songs/Loud/Call.swift
      python3 Fixtures/folders.py Sources/Songs
      """#, in: yard.folder)
    #expect(
      run.errors.contains("6 pairs of folders in Sources/Core/TipModel use each other, at most "))
    #expect(
      run.output == """
        Pairs of folders in Sources/Songs that use each other: 0
        Pairs of folders in Sources/Songs that use each other: 1
        Loud uses Quiet: Hum
        Quiet uses Loud: Call

        """)
  }

  @Test("lint checks the imports with the build system that can")
  func importCheck() throws {
    try replaceSwift("echo \"$*\"")
    _ = try BuiltTools.shell(Self.copyMeasures, in: yard.folder)
    let run = try make("lint SWIFT=./swift")
    #expect(
      run.output.hasSuffix(
        "\nbuild --build-system native --explicit-target-dependency-import-check error\n"))
  }

  @Test("lint names each comment that is longer than 100 characters, once, and no others")
  func longComments() throws {
    let run = try BuiltTools.shell(
      """
      mkdir -p Sources Tests Fixtures/names Fixtures/neighbours Fixtures/suites Fixtures/uikit
      mkdir -p Fixtures/downstream/.build Fixtures/plugin
      \(Self.copyMeasures)
      ln -s ../Sources Tests/Birds
      birds=$(printf '鳥%.0s' $(seq 97))
      echo "// $birds" > Package.swift
      echo "// ${birds}s" > Sources/Wren.swift
      printf 'let wren = 1\\n  /// %s\\n' "$birds" > Tests/Robin.swift
      echo "let wren = 1  // $birds" > Fixtures/downstream/Tit.swift
      echo "let wren = \"// $birds\"" > Tests/Text.swift
      for number in $(seq 99); do echo "let wren$number = 1" >> Tests/Text.swift; done
      echo "// ${birds}s" > Fixtures/downstream/.build/Built.swift
      echo "// ${birds}s" > Tests/Notes.md
      make -s -f '\(PackageFile.root.path)/Makefile' lint SWIFT=true
      """, in: yard.folder)
    #expect(run.code != 0)
    let places = run.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
    #expect(
      places.sorted() == [
        "Fixtures/downstream/Tit.swift:1", "Sources/Wren.swift:1", "Tests/Robin.swift:2",
      ])
    #expect(run.errors.contains("Comments exceed 100 columns"))
    let fixed = try BuiltTools.shell(
      """
      rm Sources/Wren.swift Tests/Robin.swift Fixtures/downstream/Tit.swift
      make -s -f '\(PackageFile.root.path)/Makefile' lint SWIFT=true
      """, in: yard.folder)
    #expect(fixed.code == 0)
    #expect(fixed.output.isEmpty)
    #expect(fixed.errors.isEmpty)
  }

  @Test("CI tests a clone in a private folder with a space in its path, and removes it")
  func clone() throws {
    try yard.write(
      """
      lint api-check docs lint-help slow-expressions test-slow-build test-tools check-apple \
      test-browser test-downstream soak-quick bench-quick:
      \t@echo $@ && pwd && stat -c %a .. && cat bird.txt
      \t@test ! -e robin.txt
      """, to: "Makefile")
    let run = try BuiltTools.shell(
      """
      unset $(git rev-parse --local-env-vars)
      mkdir .ci .tmp && cp '\(PackageFile.root.path)/.ci/run' .ci/ && echo wren > bird.txt
      git init -q . && git add Makefile bird.txt .ci
      git -c user.name=Wren -c user.email=wren@example.org commit -q -m 'Add a bird'
      echo robin > bird.txt && git checkout -q --detach
      MAKEFLAGS=-s TMPDIR="$PWD/.tmp" .ci/run || echo failed
      ls .tmp
      """, in: yard.folder)
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 48, "\(run.output)\(run.errors)")
    let targets = stride(from: 0, to: 48, by: 4).map { lines[$0] }
    #expect(
      targets == [
        "lint", "api-check", "docs", "lint-help", "slow-expressions", "test-slow-build",
        "test-tools", "check-apple", "test-browser", "test-downstream", "soak-quick",
        "bench-quick",
      ])
    let folder = yard.folder.appending(path: ".tmp/a clone.").path
    #expect(lines[1].hasPrefix(folder) && lines[1].hasSuffix("/TipControl"), "\(lines[1])")
    #expect(lines[2] == "700")
    #expect(lines[3] == "wren", "the commit is tested, not the working tree")
    #expect(run.errors == "Uncommitted changes are not tested.\n")
  }

  @Test("CI fails outside a git checkout, with a message")
  func noCheckout() throws {
    let run = try BuiltTools.shell(
      """
      unset $(git rev-parse --local-env-vars)
      mkdir .ci && cp '\(PackageFile.root.path)/.ci/run' .ci/
      .ci/run; echo "code $?"
      git init -q . && mkdir -p inner/.ci && cp .ci/run inner/.ci/ && inner/.ci/run; echo "code $?"
      """, in: yard.folder)
    #expect(run.output == "code 1\ncode 1\n")
    #expect(run.errors.contains("/inner\" is not a git checkout"))
    #expect(run.errors.components(separatedBy: "is not a git checkout").count == 3)
  }
}
