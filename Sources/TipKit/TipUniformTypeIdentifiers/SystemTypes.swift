/// The properties of a type of the system.
struct SystemType {
  let type: UTType
  let parents: [UTType]
  let filenameExtensions: [String]
  let mimeType: String?
}

/// The types of the system, as Apple's page "System-declared uniform type identifiers" lists them.
enum SystemTypes {
  static let all: [SystemType] = table.split(separator: "\n").map(row)
  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.type.identifier, $0) })
  static let byMIMEType = Dictionary(
    uniqueKeysWithValues: all.compactMap { row in row.mimeType.map { ($0, row.type) } })

  // Identifier, parents, extensions of files, MIME type. A hyphen stands for none.
  private static let table = """
    public.item - - -
    public.content - - -
    public.composite-content public.content - -
    public.data public.item - -
    public.directory public.item - -
    public.folder public.directory - -
    public.package public.directory - -
    public.url public.data - -
    public.file-url public.url - -
    public.text public.data,public.content - -
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text - -
    public.rtf public.text rtf text/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml
    public.json public.text json application/json
    public.yaml public.text yml,yaml application/x-yaml
    public.delimited-values-text public.text - -
    public.comma-separated-values-text public.delimited-values-text csv text/csv
    public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
    public.source-code public.plain-text - -
    public.swift-source public.source-code swift -
    net.daringfireball.markdown public.plain-text md,markdown text/markdown
    com.apple.property-list public.data plist -
    com.adobe.pdf public.data,public.composite-content pdf application/pdf
    public.image public.data,public.content - -
    public.jpeg public.image jpeg,jpg image/jpeg
    public.png public.image png image/png
    com.compuserve.gif public.image gif image/gif
    public.tiff public.image tiff,tif image/tiff
    public.heic public.image heic image/heic
    public.heif public.image heif image/heif
    public.svg-image public.image svg image/svg+xml
    org.webmproject.webp public.image webp image/webp
    com.microsoft.bmp public.image bmp image/bmp
    com.apple.live-photo public.content - -
    public.audiovisual-content public.data,public.content - -
    public.movie public.audiovisual-content - -
    public.video public.movie - -
    public.audio public.audiovisual-content - -
    com.apple.quicktime-movie public.movie mov video/quicktime
    public.mpeg-4 public.movie mp4 video/mp4
    public.mpeg-4-audio public.audio mp4 audio/mp4
    public.mp3 public.audio mp3 audio/mpeg
    com.microsoft.waveform-audio public.audio wav audio/vnd.wave
    public.aiff-audio public.audio aiff,aif audio/aiff
    public.archive public.data - -
    public.zip-archive public.archive zip application/zip
    org.gnu.gnu-zip-archive public.archive gz application/gzip
    public.database public.data - -
    public.spreadsheet public.content - -
    public.presentation public.composite-content - -
    public.contact public.data - -
    public.vcard public.contact,public.text vcf text/vcard
    public.calendar-event public.data - -
    public.font public.data - -
    public.executable public.item - -
    com.apple.bundle public.directory - -
    com.apple.application public.executable - -
    com.apple.application-bundle com.apple.application,com.apple.bundle,public.package app -
    com.apple.log public.plain-text log -
    org.idpf.epub-container public.data,public.composite-content epub application/epub+zip
    com.apple.usdz com.pixar.universal-scene-description usdz model/vnd.usdz+zip
    com.pixar.universal-scene-description public.3d-content usd -
    public.3d-content public.data,public.content - -
    """

  private static func row(_ line: Substring) -> SystemType {
    let columns = line.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    let parents = columns[1].split(separator: ",").map { UTType(exportedAs: String($0)) }
    let extensions = columns[2].split(separator: ",").map(String.init)
    return SystemType(
      type: UTType(exportedAs: columns[0]), parents: parents, filenameExtensions: extensions,
      mimeType: columns[3].isEmpty ? nil : columns[3])
  }
}
