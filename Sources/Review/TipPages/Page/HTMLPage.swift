import TipFoundation
import TipPictures

/// A self-contained page of HTML, which asks no network for anything.
///
/// Escaping protects it: no text becomes markup. The policy forbids what comes from elsewhere. Its
/// word for the page's own style and script is a checksum, so that equal pages have equal bytes. It
/// is not a secret.
package struct HTMLPage: Sendable {
  private let title: String
  private let style: String
  private let script: String
  private let body: [HTML]

  /// Creates a page with rules of CSS, and with code or without.
  package init(
    title: String, style: String, script: String = "", @HTMLBuilder body: () -> [HTML]
  ) {
    self.title = title
    self.style = style
    self.script = script
    self.body = body()
  }

  package var text: String {
    let markup = body.map(\.markup).joined()
    let nonce = String(Checksum.crc32((style + script + markup).utf8), radix: 16)
    var scriptSource = "'none'"
    var code = ""
    if !script.isEmpty {
      scriptSource = "'nonce-\(nonce)'"
      code = "<script nonce=\"\(nonce)\">\(script)</script>\n"
    }
    let policy =
      "default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; "
      + "script-src \(scriptSource); base-uri 'none'; form-action 'none'"
    let head = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(title.xml)</title>
      <style nonce="\(nonce)">\(style)</style>
      </head>
      <body>

      """
    return head + markup + "\n" + code + "</body>\n</html>\n"
  }
}
