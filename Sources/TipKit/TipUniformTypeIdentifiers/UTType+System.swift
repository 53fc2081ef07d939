/// The types that the system declares, by Apple's names.
extension UTType {
  /// Files and data.
  public static let item = UTType(exportedAs: "public.item")
  /// The content of a document.
  public static let content = UTType(exportedAs: "public.content")
  /// Content with other content in it.
  public static let compositeContent = UTType(exportedAs: "public.composite-content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A directory.
  public static let directory = UTType(exportedAs: "public.directory")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(exportedAs: "public.package")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without styles.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// HTML.
  public static let html = UTType(exportedAs: "public.html")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// YAML.
  public static let yaml = UTType(exportedAs: "public.yaml")
  /// Values with something between them.
  public static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
  /// The source of a program.
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  /// A Swift file.
  public static let swiftSource = UTType(exportedAs: "public.swift-source")
  /// A property list.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// An image.
  public static let image = UTType(exportedAs: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A PNG image.
  public static let png = UTType(exportedAs: "public.png")
  /// A GIF image.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// A HEIC image.
  public static let heic = UTType(exportedAs: "public.heic")
  /// A HEIF image.
  public static let heif = UTType(exportedAs: "public.heif")
  /// An SVG image.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// A WebP image.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// A BMP image.
  public static let bmp = UTType(exportedAs: "com.microsoft.bmp")
  /// A Live Photo.
  public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
  /// Sound or pictures that move.
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  /// A movie.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A movie without sound.
  public static let video = UTType(exportedAs: "public.video")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
  /// MP3 sound.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// WAV sound.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
  /// AIFF sound.
  public static let aiff = UTType(exportedAs: "public.aiff-audio")
  /// An archive.
  public static let archive = UTType(exportedAs: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(exportedAs: "org.gnu.gnu-zip-archive")
  /// A database.
  public static let database = UTType(exportedAs: "public.database")
  /// A spreadsheet.
  public static let spreadsheet = UTType(exportedAs: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(exportedAs: "public.presentation")
  /// A contact.
  public static let contact = UTType(exportedAs: "public.contact")
  /// A vCard.
  public static let vCard = UTType(exportedAs: "public.vcard")
  /// An event of a calendar.
  public static let calendarEvent = UTType(exportedAs: "public.calendar-event")
  /// A font.
  public static let font = UTType(exportedAs: "public.font")
  /// A program.
  public static let executable = UTType(exportedAs: "public.executable")
  /// A bundle.
  public static let bundle = UTType(exportedAs: "com.apple.bundle")
  /// An app.
  public static let application = UTType(exportedAs: "com.apple.application")
  /// The bundle of an app.
  public static let applicationBundle = UTType(exportedAs: "com.apple.application-bundle")
  /// A log.
  public static let log = UTType(exportedAs: "com.apple.log")
  /// An EPUB book.
  public static let epub = UTType(exportedAs: "org.idpf.epub-container")
  /// A USDZ scene.
  public static let usdz = UTType(exportedAs: "com.apple.usdz")
  /// A USD scene.
  public static let usd = UTType(exportedAs: "com.pixar.universal-scene-description")
  /// A model in three dimensions.
  public static let threeDContent = UTType(exportedAs: "public.3d-content")
}
