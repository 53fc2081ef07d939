extension LexiconText {
  // Symbols to whose name ".fill" is added: about 200, those that apps use for their controls.
  static let filledSymbols = """
    alarm app app.badge archivebox arrow.down.square arrow.left.square arrow.right.square
    arrow.up.square bag bandage banknote basket bed.double bell bell.badge bell.slash bird
    bolt bolt.heart bolt.slash book book.closed bookmark bookmark.slash books.vertical
    briefcase bubble bubble.left bubble.left.and.bubble.right bubble.right building
    building.2 bus camera capsule car cart case cat chart.bar chart.pie
    checkmark.rectangle checkmark.seal checkmark.shield checkmark.square circle clipboard
    clock cloud cloud.bolt cloud.rain cloud.sun creditcard cross cross.case crown cube
    cup.and.saucer diamond dice doc doc.on.clipboard doc.on.doc doc.text dog drop ear
    envelope envelope.badge envelope.open exclamationmark.bubble exclamationmark.octagon
    exclamationmark.shield exclamationmark.square exclamationmark.triangle eye eye.slash
    film fish flag flag.slash flame folder forward gamecontroller gearshape gearshape.2
    gift graduationcap guitars hammer hand.point.up hand.raised hand.tap hand.thumbsdown
    hand.thumbsup hare heart heart.slash hexagon house info.square key keyboard ladybug
    leaf lightbulb lightbulb.slash line.3.horizontal.decrease.circle list.clipboard
    location location.slash lock lock.open lock.shield map megaphone message mic mic.slash
    minus.square moon moon.stars mountain.2 mug newspaper octagon paintbrush paintpalette
    paperplane pause pawprint person person.2 person.3 person.crop.circle
    person.crop.rectangle person.crop.square phone phone.down photo pin pin.slash play
    play.rectangle play.square playpause plus.app plus.bubble plus.rectangle plus.square
    printer puzzlepiece puzzlepiece.extension questionmark.bubble questionmark.square
    quote.bubble rectangle rectangle.stack rhombus seal shield shippingbox speaker
    speaker.slash speaker.wave.1 speaker.wave.2 speaker.wave.3 square square.grid.2x2
    square.grid.3x2 square.grid.3x3 square.and.arrow.down square.and.arrow.up square.stack
    star star.slash stop stopwatch storefront suitcase sun.max sun.min sunrise sunset tag
    tag.slash takeoutbag.and.cup.and.straw teddybear tent text.bubble theatermasks ticket
    tortoise tram trash trash.slash tray tray.2 tray.and.arrow.down tray.and.arrow.up tree
    triangle trophy tshirt umbrella video video.slash wallet.pass wrench.and.screwdriver
    backpack balloon baseball basketball birthday.cake book.pages brain.head.profile
    carrot cpu eraser externaldrive fan football fuelpump gamecontroller hand.draw
    hand.wave hands.clap hands.sparkles homepod internaldrive lamp.desk magazine medal
    newspaper oven person.text.rectangle pill pills popcorn radio refrigerator ruler
    sailboat scanner screwdriver signpost.right sofa stroller syringe tennisball tv washer
    wineglass xmark.octagon xmark.seal xmark.shield xmark.square
    """

  // Symbols in a circle.
  static let circledSymbols = """
    arrow.clockwise arrow.counterclockwise arrow.down arrow.left arrow.right arrow.up bell
    bolt book bookmark calendar camera cart checkmark chevron.down chevron.left
    chevron.right chevron.up clock creditcard cross ellipsis envelope exclamationmark eye
    eye.slash flag flame folder gear gearshape heart house info leaf lightbulb link
    list.bullet location lock magnifyingglass map mic mic.slash minus moon paperclip
    paperplane pause pencil person person.2 phone photo play plus power questionmark
    speaker square square.and.arrow.down square.and.arrow.up star stop tag trash tray
    video xmark airplane bicycle car drop figure.run fork.knife graduationcap hand.raised
    hand.thumbsup headphones mappin pawprint record repeat shuffle tram trophy waveform
    """

  // Symbols whose fill is not only the last part of the name.
  static let specialSymbols = """
    doc.badge.gearshape = doc.badge.gearshape.fill
    folder.badge.gearshape = folder.fill.badge.gearshape
    heart.text.square = heart.text.square.fill
    person.turn.right = person.fill.turn.right, person.turn.left = person.fill.turn.left
    photo.on.rectangle = photo.fill.on.rectangle.fill
    plus.rectangle.on.folder = plus.rectangle.fill.on.folder.fill
    plus.rectangle.on.rectangle = plus.rectangle.fill.on.rectangle.fill
    plus.square.on.square = plus.square.fill.on.square.fill
    rectangle.on.rectangle = rectangle.fill.on.rectangle.fill
    rectangle.on.rectangle.angled = rectangle.fill.on.rectangle.angled.fill
    square.on.circle = square.fill.on.circle.fill
    square.on.square = square.fill.on.square.fill
    """

  // Symbols that keep the fill beside their own name when they have one of the badges.
  static let badgedSymbols = """
    bag, camera, cart, doc, externaldrive, folder, mic, person, person.crop.circle, phone
    rectangle, rectangle.stack, video
    """
  static let symbolBadges = """
    checkmark, ellipsis, exclamationmark, minus, person.crop, plus, questionmark, xmark
    """

  // Symbols of an input, by the beginnings of their names, with the inputs or the systems that have
  // it. A game controller is also the symbol of games, so that only a remote excludes it.
  static let inputSymbols = """
    cursorarrow pointer, computermouse pointer, magicmouse pointer, hand.tap touch gaze
    hand.draw touch gaze, hand.pinch touch gaze, applepencil touch, appletvremote remote
    av.remote remote, dpad controller, l.joystick controller, r.joystick controller
    arcade.stick controller, hand.point.up.left touch gaze pointer
    gamecontroller controller touch pointer gaze, keyboard iOS iPadOS macOS visionOS
    command iOS iPadOS macOS visionOS, option iOS iPadOS macOS visionOS
    escape iOS iPadOS macOS visionOS, digitalcrown watchOS visionOS
    """
}
