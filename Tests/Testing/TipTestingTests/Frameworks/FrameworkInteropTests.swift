#if os(Linux) && compiler(>=6.3)
  import Foundation
  import TestSupport
  import Testing
  import TipTesting
  import XCTest

  @Suite("A failure, when the frameworks forward failures to each other", .ownThread)
  struct FrameworkInteropTests {
    /// What runs the failing code.
    enum Runner: CaseIterable { case xcTest, swiftTesting, detachedTask }

    /// The values of the variable, of which the last one counts as the default.
    static let modes = ["none", "limited", "complete", "strict", "unknown"]

    @Test("comes once, at its line", arguments: Runner.allCases, modes)
    func failure(_ runner: Runner, _ mode: String) throws {
      let test =
        switch runner {
        case .xcTest: "testFails"
        case .swiftTesting: "fails"
        case .detachedTask: "failsInADetachedTask"
        }
      let child = try StandInFrameworks.run(test, mode)
      // The stand-in prints the issues for XCTest, which does not know of the failure.
      let isForwarded = StandInFrameworks.isUsed && runner == .xcTest && mode != "none"
      #expect(child.exitCode == (isForwarded ? 0 : 1), "\(child.output)")
      let reports = child.lines(with: "FeedBirdsTip is available, not pending")
      #expect(reports.count == 1, "\(child.output)")
      // XCTest and the forwarded report have the place in the same line, Swift Testing before it.
      let line = InteropSpecimen.line
      let places = child.lines(with: "FrameworkInteropTests.swift:\(line):")
      let forwarded = reports.filter { $0.contains("\"line\":\(line)") }
      #expect(places.count + forwarded.count == 1, "\(child.output)")
    }

    @Test("is not made of a warning, which is printed in XCTest", arguments: modes)
    func warning(_ mode: String) throws {
      let child = try StandInFrameworks.run("testWarns", mode)
      #expect(child.exitCode == 0, "\(child.output)")
      let reports = child.lines(with: "A status stream of \"FeedBirdsTip\"")
      #expect(reports.count == 1, "\(child.output)")
      let place = "FrameworkInteropTests.swift:\(InteropSpecimen.warningLine): warning: "
      #expect(reports.allSatisfy { $0.contains(place) }, "\(child.output)")
    }
  }

  /// The code that the child processes run, without a center around it.
  private enum InteropSpecimen {
    static let line: UInt = #line + 4

    static func fail() throws {
      try withTips { _ in
        expectStatus(FeedBirdsTip(), .pending)
      }
    }

    static let warningLine: UInt = #line + 3

    static func warn() throws {
      let updates = try withTips { _ in FeedBirdsTip().statusUpdates }
      withExtendedLifetime(updates) {}
    }
  }

  @Suite("The specimens of Swift Testing", .enabled(if: ChildRun.isChild))
  struct InteropSpecimenTests {
    @Test func fails() throws { try InteropSpecimen.fail() }

    @Test func failsInADetachedTask() async throws {
      try await Task.detached { try InteropSpecimen.fail() }.value
    }
  }

  final class InteropSpecimenCase: XCTestCase {
    func testFails() throws {
      if ChildRun.isChild { try InteropSpecimen.fail() }
    }

    func testWarns() throws {
      if ChildRun.isChild { try InteropSpecimen.warn() }
    }
  }

  /// A library that makes frameworks before Swift 6.4 forward failures as the ones since then do.
  ///
  /// Frameworks before 6.4 call a handler that is installed, and install none. The library has the
  /// function that returns the handler, and takes the place of `XCTFail`.
  private enum StandInFrameworks {
    /// Whether the library is needed.
    static var isUsed: Bool {
      #if compiler(>=6.4)
        false
      #else
        true
      #endif
    }

    /// Runs a specimen in a child process, in a mode.
    static func run(_ test: String, _ mode: String) throws -> ChildRun {
      var environment = ["SWIFT_TESTING_XCTEST_INTEROP_MODE": mode]
      let isXCTest = test.hasPrefix("test")
      if isXCTest { environment["STAND_IN_XCTEST"] = "1" }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      if isUsed { environment["LD_PRELOAD"] = try library(in: folder) }
      if isXCTest {
        return try ChildRun(
          .xcTest, test: "TipTestingTests.InteropSpecimenCase/\(test)", environment: environment)
      }
      return try ChildRun(
        .swiftTesting, test: "InteropSpecimenTests/\(test)\\(", environment: environment)
    }

    /// Compiles the library, and returns its path.
    private static func library(in folder: URL) throws -> String {
      let source = folder.appending(path: "standin.c")
      try Data(code.utf8).write(to: source)
      let clang = try BuiltTools.shell(
        "clang -shared -fPIC -o standin.so standin.c -ldl", in: folder)
      try #require(clang.code == 0, "\(clang.errors)")
      return folder.appending(path: "standin.so").path
    }

    private static let code = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>

      #define XCTFAIL "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"
      typedef void Handler(const char *, const void *, long, const void *);
      typedef void Fail(void *, void *, void *, void *, char, void *);

      static int isMode(const char *value) {
        return strcmp(getenv("SWIFT_TESTING_XCTEST_INTEROP_MODE"), value) == 0;
      }

      /* The handler of XCTest takes each issue for a failure, also a warning. */
      static void record(const char *version, const void *json, long count, const void *more) {
        if (isMode("none")) return;
        printf("forwarded to XCTest: %.*s\\n", (int)count, (const char *)json);
        fflush(stdout);
      }

      /* Swift Testing does not call its own handler. */
      static void ignore(const char *version, const void *json, long count, const void *more) {}

      Handler *_swift_testing_getFallbackEventHandler(void) {
        if (getenv("STAND_IN_XCTEST")) return record;
        return isMode("none") ? NULL : ignore;
      }

      void fail(void *text, void *more, void *file, void *size, char flags, void *line)
        __asm__(XCTFAIL);

      void fail(void *text, void *more, void *file, void *size, char flags, void *line) {
        if (getenv("STAND_IN_XCTEST")) {
          ((Fail *)dlsym(RTLD_NEXT, XCTFAIL))(text, more, file, size, flags, line);
        } else if (isMode("strict")) {
          abort();
        } else if (!isMode("none")) {
          puts("forwarded to Swift Testing: FeedBirdsTip is available, not pending");
        }
      }
      """
  }

  extension ChildRun {
    /// The lines of the output that contain a text.
    fileprivate func lines(with text: String) -> [String] {
      output.split(separator: "\n").map(String.init).filter { $0.contains(text) }
    }
  }
#endif
