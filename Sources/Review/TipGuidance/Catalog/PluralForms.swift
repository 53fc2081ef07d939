/// The forms of a text that languages distinguish by a number, as Unicode's CLDR names them.
enum PluralForms {
  /// All names of forms, in CLDR's order.
  static let all = ["zero", "one", "two", "few", "many", "other"]

  /// Returns the forms that a language, such as `pl` or `pt-BR`, needs.
  ///
  /// It is nil for a language that the table does not have.
  static func needed(in language: String) -> [String]? {
    table[GuidanceLanguage.code(language)]
  }

  /// Returns whether a language can have a form, also one that it does not need.
  ///
  /// All languages can have an extra text for zero. The Romance ones have `many` for millions.
  static func has(_ form: String, in language: String) -> Bool {
    guard let needed = needed(in: language) else { return all.contains(form) }
    if needed.contains(form) || form == "zero" { return true }
    let hasMillions = ["fr", "es", "it", "pt", "ca"].contains(GuidanceLanguage.code(language))
    return form == "many" && hasMillions
  }

  private static let table: [String: [String]] = {
    let forms: [(languages: String, forms: String)] = [
      ("ja ko zh yue vi th id ms lo my km bo dz ig jv su to wo yo", "other"),
      (
        """
        af am as az bg bn ca ce da de el en eo es et eu fa fi fil fo fr fy gl gsw gu ha \
        hi hu hy ia is it ka kk kl kn ku ky lb ml mn mr nb ne nl nn no or pa ps pt rm sd si so sq \
        sv sw ta te tg ti tk tr ug ur uz xh yi zu mk
        """, "one other"
      ),
      ("lv prg", "zero one other"),
      ("he iw iu naq se", "one two other"),
      ("bs hr ro mo sh sr", "one few other"),
      ("dsb hsb sl gd", "one two few other"),
      ("be cs lt pl ru sk uk", "one few many other"),
      ("br ga gv mt", "one two few many other"),
      ("ar ars cy kw", "zero one two few many other"),
    ]
    var table: [String: [String]] = [:]
    for row in forms {
      for language in row.languages.split(separator: " ") {
        table[String(language)] = row.forms.split(separator: " ").map(String.init)
      }
    }
    return table
  }()
}
