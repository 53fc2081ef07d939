#if !canImport(Darwin)
  import Foundation
  import Testing
  import TipContent

  @Suite("Localised strings where Foundation has none")
  struct LocalizedStringTests {
    @Test("have the text of the source, with interpolated values filled in")
    func words() {
      #expect(String(localized: "Birds") == "Birds")
      #expect(String(localized: "\(3) birds", table: "Birds", comment: "A count") == "3 birds")
      let word = "Wren"
      #expect(String(localized: String.LocalizationValue(word)) == "Wren")
    }

    @Test("have the default value of a key")
    func defaultValue() {
      #expect(String(localized: "birds.count", defaultValue: "\(3) birds") == "3 birds")
      let resource = LocalizedStringResource("birds.count", defaultValue: "\(3) birds")
      #expect(String(localized: resource) == "3 birds")
      #expect(resource.key == "birds.count")
    }

    @Test("create texts that keep the key and the table")
    func texts() {
      let resource = LocalizedStringResource("\(3) birds", table: "Birds")
      let text = Text(resource)
      #expect(text.string == "3 birds")
      #expect(text.localizations.map(\.key) == ["%lld birds"])
      #expect(text.localizations.first?.tableName == "Birds")
    }

    @Test("leave a literal to the localised key")
    func literals() {
      let resource: LocalizedStringResource = "Birds"
      #expect(Text(resource) == Text("Birds"))
    }
  }
#endif
