import Testing

@testable import TipCLI

@Suite("Findings in the formats of CI servers")
struct FindingFormatTests {
  private let report = Report(
    name: "tipctl lint", subject: "Help.json",
    findings: [
      Finding(
        .problem, "tip:A", "One <b> & \"two\", 50%.\n\nMore: no.", "Write it.",
        at: Finding.Place(file: "my help.json", line: 8)),
      Finding(.note, "wren", "It is new.", at: Finding.Place(file: "a,b.json")),
    ])

  @Test("GitHub's annotations are one line each, in which no character ends a part")
  func github() {
    #expect(
      GitHubAnnotations.text(of: report) == """
        ::error file=my help.json,line=8,title=tipctl lint%3A tip%3AA::\
        One <b> & "two", 50%25.%0A%0AMore: no.%0AWrite it.
        ::notice file=a%2Cb.json,title=tipctl lint%3A wren::It is new.

        """)
  }

  @Test("JUnit's report has a case for each finding, and a note is no failure")
  func junit() {
    #expect(
      JUnitReport.text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tipctl" tests="2" failures="1" errors="0">
          <testsuite name="tipctl lint" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="tipctl lint" name="tip:A" file="my help.json" line="8">
              <failure type="problem" message="One &lt;b&gt; &amp; &quot;two&quot;, 50%.

        More: no.">One &lt;b&gt; &amp; &quot;two&quot;, 50%.

        More: no.
        Write it.</failure>
            </testcase>
            <testcase classname="tipctl lint" name="wren" file="a,b.json">
              <system-out>It is new.</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let none = Report(name: "tipctl check", subject: "WrenTip", findings: [])
    #expect(
      JUnitReport.text(of: none) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tipctl" tests="1" failures="0" errors="0">
          <testsuite name="tipctl check" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="tipctl check" name="WrenTip"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Markdown's table has the severity, the subject, the text and the place")
  func markdown() {
    #expect(
      MarkdownReport.text(of: report) == """
        ### tipctl lint: Help.json

        | severity | subject | finding | place |
        | --- | --- | --- | --- |
        | problem | tip:A | One &lt;b&gt; &amp; "two", 50%.<br><br>More: no.<br>Write it. | \
        my help.json:8 |
        | note | wren | It is new. | a,b.json |


        """)
  }
}
