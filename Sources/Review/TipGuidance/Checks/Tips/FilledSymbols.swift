/// The symbols that are known to have a filled variant.
///
/// A list of about 200 common symbols, chosen by hand: those that apps use for their controls. A
/// name that is not in it is never a finding, so that the list can be short and does not age.
package enum FilledSymbols {
  /// Returns the filled variant of a symbol; nil when it is filled, or none is known.
  package static func variant(of symbol: String) -> String? {
    if let special = special[symbol] { return special }
    return plain.contains(symbol) ? "\(symbol).fill" : nil
  }

  /// Returns a symbol's name without the parts that only change its fill.
  package static func shape(of symbol: String) -> String {
    symbol.lowercased().split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }

  /// Symbols whose fill is not the last part of the name.
  private static let special = [
    "bag.badge.plus": "bag.fill.badge.plus",
    "doc.badge.plus": "doc.fill.badge.plus",
    "video.badge.plus": "video.fill.badge.plus",
    "folder.badge.plus": "folder.fill.badge.plus",
    "person.badge.plus": "person.fill.badge.plus",
    "person.badge.minus": "person.fill.badge.minus",
    "rectangle.badge.plus": "rectangle.fill.badge.plus",
    "heart.text.square": "heart.text.square.fill",
    "cart.badge.plus": "cart.fill.badge.plus",
    "cart.badge.minus": "cart.fill.badge.minus",
    "tray.and.arrow.down": "tray.and.arrow.down.fill",
    "tray.and.arrow.up": "tray.and.arrow.up.fill",
    "square.and.arrow.up": "square.and.arrow.up.fill",
    "square.and.arrow.down": "square.and.arrow.down.fill",
  ]

  /// Symbols to whose name `.fill` is added.
  private static let plain: Set<String> = {
    let own = names.split { $0.isWhitespace }.map(String.init)
    let circled = circledNames.split { $0.isWhitespace }.map { "\($0).circle" }
    return Set(own + circled)
  }()

  private static let names = """
    alarm app app.badge archivebox arrow.down.square arrow.left.square arrow.right.square
    arrow.up.square bag bandage banknote basket bed.double bell bell.badge bell.slash bird bolt
    bolt.heart bolt.slash book book.closed bookmark bookmark.slash books.vertical briefcase bubble
    bubble.left bubble.left.and.bubble.right bubble.right building building.2 bus camera capsule
    car cart case cat chart.bar chart.pie checkmark.rectangle checkmark.seal checkmark.shield
    checkmark.square circle clipboard clock cloud cloud.bolt cloud.rain cloud.sun creditcard cross
    cross.case crown cube cup.and.saucer diamond dice doc  doc.on.doc doc.text dog
    drop ear envelope envelope.badge envelope.open exclamationmark.bubble exclamationmark.octagon
    exclamationmark.shield exclamationmark.square exclamationmark.triangle eye eye.slash film fish
    flag flag.slash flame folder forward gamecontroller gearshape gearshape.2 gift graduationcap
    guitars hammer hand.point.up hand.raised hand.tap hand.thumbsdown hand.thumbsup hare heart
    heart.slash hexagon house info.square key keyboard ladybug leaf lightbulb lightbulb.slash
    line.3.horizontal.decrease.circle list.clipboard location location.slash lock lock.open
    lock.shield map megaphone message mic mic.slash minus.square moon moon.stars mountain.2 mug
    newspaper octagon paintbrush paintpalette paperplane pause pawprint person person.2 person.3
    person.crop.circle person.crop.rectangle person.crop.square phone phone.down photo
    photo.on.rectangle pin pin.slash play play.rectangle play.square playpause plus.app plus.bubble
    plus.rectangle plus.square printer puzzlepiece puzzlepiece.extension questionmark.bubble
    questionmark.square quote.bubble rectangle rectangle.stack rhombus seal shield shippingbox
    speaker speaker.slash speaker.wave.1 speaker.wave.2 speaker.wave.3 square square.grid.2x2
    square.grid.3x2 square.grid.3x3 square.stack star star.slash stop stopwatch storefront suitcase
    sun.max sun.min sunrise sunset tag tag.slash takeoutbag.and.cup.and.straw teddybear tent
    text.bubble theatermasks ticket tortoise tram trash trash.slash tray tray.2 tree triangle
    trophy tshirt umbrella video  video.slash wallet.pass wrench.and.screwdriver
    xmark.octagon xmark.seal xmark.shield xmark.square
    """

  /// Symbols in a circle.
  private static let circledNames = """
    arrow.clockwise arrow.counterclockwise arrow.down arrow.left arrow.right arrow.up bell bolt
    book bookmark calendar camera cart checkmark chevron.down chevron.left chevron.right chevron.up
    clock creditcard cross ellipsis envelope exclamationmark eye eye.slash flag flame folder gear
    gearshape heart house info leaf lightbulb link list.bullet location lock magnifyingglass
    map mic mic.slash minus moon paperclip paperplane pause pencil person person.2 phone
    photo play plus power questionmark speaker square square.and.arrow.down square.and.arrow.up
    star stop tag trash tray video xmark
    """
}
