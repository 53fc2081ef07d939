import Testing
import TipGuidance
import TipModel

@Suite("Words of other languages")
struct LanguageWordTests {
  private func tip(_ message: String, _ language: String, _ platform: TipPlatform?) -> [String?] {
    let content = GuidanceContent(
      language: language, platform: platform,
      tips: [GuidanceTip(id: "A", title: "A", message: message)])
    return Texts.findings(content).filter { $0.id == "T5" || $0.id == "T10" }.map(\.words)
  }

  @Test(
    "T5: advertising in German, French, Spanish and Japanese",
    arguments: [
      ("Jetzt kostenlos testen.", "de", "kostenlos testen"),
      ("Entdecke unsere neuen Karten.", "de-AT", "Entdecke unsere"),
      ("Profitez d’un mois offert.", "fr", "mois offert"),
      ("Découvrez notre nouvelle carte.", "fr-CA", "Découvrez notre nouvelle"),
      ("Prueba gratis la app.", "es", "Prueba gratis"),
      ("Hazte premium.", "es-MX", "Hazte premium"), ("今だけ半額です。", "ja", "今だけ"),
    ])
  func offers(message: String, language: String, expected: String) {
    #expect(tip(message, language, nil) == [expected])
  }

  @Test(
    "T10: verbs of a different input, unless the text names a device",
    arguments: [
      ("Klicke auf den Stern.", "de", .iOS, "Klicke"),
      ("Klicke auf den Stern.", "de", .macOS, nil),
      ("Tippe auf den Stern.", "de", .macOS, "Tippe auf"),
      ("Tippe ein Wort ein.", "de", .macOS, nil),
      ("Klicke mit der Maus auf den Stern.", "de", .iPadOS, nil),
      ("Cliquez sur l’étoile.", "fr", .iOS, "Cliquez"),
      ("Touchez l’étoile.", "fr", .macOS, "Touchez"),
      ("Appuyez sur la touche Option.", "fr", .macOS, nil),
      ("Haz clic en la estrella.", "es", .iOS, "clic"),
      ("Toca la estrella.", "es", .macOS, "Toca la"),
      ("Toca la guitarra.", "es", .macOS, nil), ("星をクリックします。", "ja", .iOS, "クリック"),
      ("星をタップします。", "ja", .macOS, "タップ"), ("マウスで星をクリックします。", "ja", .iPadOS, nil),
      ("Klicke auf den Stern.", "sv", .iOS, nil),
    ] as [(String, String, TipPlatform, String?)])
  func inputs(message: String, language: String, platform: TipPlatform, expected: String?) {
    #expect(tip(message, language, platform) == [expected].compactMap(\.self))
  }

  @Test(
    "M16: answers are errors, and words for OK are warnings",
    arguments: [
      ("Ja", "de", .error), ("Okay", "de", .warning), ("Oui", "fr", .error),
      ("D’accord", "fr", .warning), ("Sí", "es", .error), ("Aceptar", "es", .warning),
      ("はい", "ja", .error), ("OK", "ja", .warning), ("Sichern", "de", nil),
      ("Yes", "de", nil), ("Ja", "sv", nil),
    ] as [(String, String, GuidanceSeverity?)])
  func answers(title: String, language: String, expected: GuidanceSeverity?) {
    let alert = TipAlert(
      id: "A", title: "A?", buttons: [TipAlert.Button("B", role: .cancel), .default(title)])
    let content = GuidanceContent(language: language, alerts: [GuidanceAlert(alert)])
    let found = Texts.findings(content).filter { $0.id == "M16" }.map(\.severity)
    #expect(found == [expected].compactMap(\.self))
  }

  @Test("Three checks read four more languages, and count the others as skipped")
  func skips() {
    func skipped(_ language: String) -> Set<String> {
      let content = GuidanceContent(
        language: language, tips: [GuidanceTip(id: "A", title: "A", message: "B")],
        alerts: [
          GuidanceAlert(
            TipAlert(id: "A", title: "A?", buttons: [.default("B"), .default("C")]))
        ])
      return Set(TipGuidance.check(content).skipped.map(\.id)).intersection(["T5", "T10", "M16"])
    }
    for language in ["de", "fr-CA", "es_MX", "JA"] {
      #expect(skipped(language) == [], "\(language)")
    }
    #expect(skipped("it") == ["T5", "T10", "M16"])
  }
}
