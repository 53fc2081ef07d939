import Foundation
import Testing
import TipContent

@Suite("Text")
struct TextTests {
  private let name = "Backyard"

  private func returned() -> Text { .init("Favorite a backyard") }

  @Test("keeps the text of every form")
  func words() {
    let attributed = AttributedString("Feed the birds")
    let table: [(Text, String)] = [
      (Text("Favorite a backyard"), "Favorite a backyard"),
      (Text(name), "Backyard"),
      (Text(name.dropLast(4)), "Back"),
      (Text(verbatim: "Share"), "Share"),
      (Text(attributed), "Feed the birds"),
      (Text("Share") + Text(" ") + Text(name), "Share Backyard"),
      (Text("Tap **here**."), "Tap **here**."),
      (Text(3, format: IntegerFormatStyle().locale(Locale(identifier: "en_US"))), "3"),
      (Text(LocalizedStringKey(name)), "Backyard"),
      (Text(name.isEmpty ? "None" : "Some"), "Some"),
      (.init("Visitors"), "Visitors"),
      (returned(), "Favorite a backyard"),
      (Text(""), ""),
    ]
    for (text, string) in table { #expect(text.string == string) }
  }

  @Test("takes a literal as a localised key, a string value verbatim")
  func overloads() {
    #expect(Text("Share").localizations.map(\.key) == ["Share"])
    #expect(Text("Share \(name)").localizations.map(\.key) == ["Share %@"])
    #expect(Text(name.isEmpty ? "None" : "Some").localizations.map(\.key) == ["Some"])
    let written: Text = .init("Share")
    #expect(written.localizations.map(\.key) == ["Share"])
    let optional: Text? = .init("Share")
    #expect(optional == written)
    let key: LocalizedStringKey = "Share"
    #expect(Text(key) == written)
    #expect(Text(name).localizations.isEmpty)
    #expect(Text("Share" + name).localizations.isEmpty)
    #expect(Text(verbatim: "Share").localizations.isEmpty)
    #expect(Text(AttributedString("Share")).localizations.isEmpty)
    #expect(Text(verbatim: "Share") != Text("Share"))
  }

  @Test("keeps the table, the bundle and the comment of a key")
  func localization() {
    let text = Text("Share", tableName: "Tips", bundle: .main, comment: "A title")
    let localization = text.localizations.first
    #expect(localization?.tableName == "Tips")
    #expect(localization?.bundle == .main)
    #expect(localization?.comment == "A title")
    #expect(text.string == "Share")
    #expect(Text("Share", tableName: "Tips") != Text("Share"))
    #expect(Text("Share", comment: "A title") == Text("Share", bundle: nil, comment: "A title"))
  }

  @Test("joins adjacent parts of one style into one run, and keeps others apart")
  func runs() {
    #expect((Text("Feed ") + Text("birds")).runs.map(\.string) == ["Feed birds"])
    let sum = Text("Feed ") + Text("birds").bold() + Text(" daily")
    #expect(sum.runs.map(\.string) == ["Feed ", "birds", " daily"])
    #expect(sum.runs.map(\.style.isBold) == [nil, true, nil])
    #expect(sum.localizations.map(\.key) == ["Feed ", "birds", " daily"])
  }

  @Test("shows an image by its name")
  func image() {
    let star = Image(systemName: "star")
    #expect(Text(star).string == "[star]")
    #expect(Text(star).runs.first?.content == .image(star))
  }

  @Test("takes colours and fonts from an attributed string")
  func attributed() {
    var attributed = AttributedString("Feed ")
    var birds = AttributedString("birds")
    birds.foregroundColor = .red
    birds.font = .body.bold()
    attributed.append(birds)
    let expected =
      Text(verbatim: "Feed ")
      + Text(verbatim: "birds").foregroundColor(.red).font(.body.bold())
    #expect(Text(attributed) == expected)
  }
}
