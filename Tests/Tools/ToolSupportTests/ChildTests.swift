import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("A child of a tool", .ownThread)
struct ChildTests {
  private func shell(_ script: String, keepsOutput: Bool = true) throws -> Child {
    try Child(
      "/bin/sh", ["-c", script], environment: ["BIRD": "wren"],
      input: PackageFile.url("Package.swift").path, keepsOutput: keepsOutput)
  }

  @Test("has the given variables and input, and its output is kept")
  func streams() throws {
    let child = try shell("echo $BIRD; read line; echo \"$line\" >&2; exit 3")
    #expect(child.wait() == .exit(3))
    #expect(child.output == "wren\n")
    #expect(child.errors.hasPrefix("// swift-tools-version"))
  }

  @Test("is killed at the end of its time, and what it wrote before is kept")
  func hung() throws {
    let child = try shell("echo egg; exec sleep 600")
    #expect(child.waitForOutput(bytes: 4))
    #expect(!child.waitForOutput(bytes: 5, seconds: 0))
    #expect(child.wait(seconds: 0) == .hung)
    #expect(child.output == "egg\n")
  }

  @Test("that ends before it has written enough ends the wait for its output")
  func short() throws {
    let child = try shell("printf egg")
    #expect(!child.waitForOutput(bytes: 4))
    #expect(child.kill() == .exit(0))
  }

  @Test("costs processor time, and may drop its output")
  func cost() throws {
    let child = try shell("echo egg", keepsOutput: false)
    #expect(try child.succeed() > 0)
    #expect(child.output.isEmpty)
  }

  @Test("that fails is named with its errors")
  func failure() throws {
    let child = try shell("echo 'The feeder is empty' >&2; exit 2")
    let failure = #expect(throws: ToolFailure.self) { try child.succeed() }
    #expect(failure?.description.hasPrefix("\"sh -c ") == true)
    #expect(failure?.description.hasSuffix(" ended with exit(2): The feeder is empty\n") == true)
  }

  @Test("that does not exist is named with the reason")
  func missing() {
    let failure = #expect(throws: ToolFailure.self) {
      try Child("/nonexistent/bird", [], environment: [:])
    }
    #expect(
      failure?.description
        == "\"/nonexistent/bird\" cannot be started: No such file or directory")
  }

  @Test("does not get the variable that declares the tools")
  func environment() {
    #expect(Child.environment["TIP_MAINTAINER"] == nil)
    #expect(Child.environment["PATH"] != nil)
  }
}
