extension LexiconText {
  // Words that show whether a short text begins with a verb, a name or a statement. Chosen by hand
  // over titles and labels of apps of many kinds.

  // First parts of compound adjectives and nouns: "Real-Time". Other compounds that end with a
  // verb begin instructions.
  static let compounding = """
    real, high, full, low, built, all, end, hands, step, turn, short, well, state, on, off
    in, up, day, one, two, three, four, five, ten, next, eye, easy, brand, best, first
    world, time, user, wi, e, ultra, mid, top, old, new, good, face, side, always, ever
    never, follow, point, large, small, wide, anti, non, semi, how, ready, ad, award, must
    """

  // Verbs that also begin names of features: "Search Bar", "Share Sheet".
  static let verbsInNames = """
    search, share, filter, sort, focus, zoom, crop, export, import, print, scan, split
    edit, draw, paint, travel, sport, dance, workout, walk, run, swim, play, stretch
    study, train, record, photo, practice, shop, group, color, brush, text, scroll, cursor
    pause, call, chat, ride, order, purchase
    """

  // Verbs that a gerund follows: "Start Recording".
  static let verbsBeforeGerunds = """
    start, stop, try, keep, enjoy, begin, practice, avoid, finish, continue, pause, resume
    use, mute, schedule, turn, allow, log, track, record, plan, go, get, lock, control
    switch, set, limit, block, reset, like, love, hate, share, stay, time, show, hide
    test, check, change
    """

  // Gerunds that name things: "Find Parking", "Cut Spending".
  static let gerundsOfThings = """
    parking, spending, clothing, housing, lighting, lodging, reading, shopping, streaming
    training, meeting, recording, drawing, painting, seating, pricing, timing, roaming
    billing, branding, bullying, catering, heating, cooling, writing, typing, cooking
    running, cycling, swimming, hiking, gaming, tracking, packaging, wiring, plumbing
    knitting, coding, saving, sharing, formatting, captioning, scrolling, listening
    speaking, boarding, planning, banking
    """

  // Verbs before "of", where other words that may be verbs are nouns: "Map of Birds".
  static let verbsBeforeOf = "dream, hear, think, beware"

  // Particles that follow verbs, and rarely nouns.
  static let verbParticles = "back, out, off, down, away, along, apart, together"

  // Auxiliaries that are verbs by themselves: "Do this first".
  static let fullAuxiliaries = "do, have, be"

  // Persons after the auxiliary of a question: "Do you", "Can we".
  static let askedPersons = "you, we, they, i"

  // Words of statements about a thing. The adverbs come before the verb, and some verbs belong to a
  // statement only after them: "Search just got better", "Search gives you more".
  static let adverbsOfNews = "just, now, also, already"
  static let verbsOfNews = "got, became, gets, comes, works, has"
  static let verbsOfThings = "got, gets, gives, helps, lets, makes, works"

  // Forms of "to be" that end a statement about a group of words: "Search by Color Is Here".
  static let formsOfBe = "is, are, was, were"
}
