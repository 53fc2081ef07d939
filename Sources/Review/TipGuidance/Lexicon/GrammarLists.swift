extension LexiconText {
  // Small words of the grammar, each with its classes. They are few, and so all are here. article,
  // possessive, determiner and pronoun: a title that begins with one is not an instruction.
  // preposition and conjunction: the same. With "minor", title case leaves them in lower case.
  // question, auxiliary, interjection, adverb, number, particle: as grammars call them.
  static let words = """
    a article minor, an article minor, the article minor, my possessive, your possessive
    our possessive, its possessive, his possessive, her possessive, their possessive
    whose possessive question, this determiner, that determiner, these determiner
    those determiner, some determiner, any determiner, all determiner, both determiner
    each determiner, every determiner, either determiner, neither determiner
    no determiner, many determiner, much determiner, few determiner, several determiner
    more determiner, most determiner, less determiner, fewer determiner, other determiner
    another determiner, enough determiner, such determiner, i pronoun, i'm pronoun
    i've pronoun, we pronoun, we're pronoun, we've pronoun, we'll pronoun, you pronoun
    you're pronoun, you've pronoun, you'll pronoun, he pronoun, she pronoun, it pronoun
    it's pronoun, they pronoun, they're pronoun, they've pronoun, me pronoun, us pronoun
    him pronoun, them pronoun, myself pronoun, yourself pronoun, itself pronoun
    themselves pronoun, ourselves pronoun, mine pronoun, yours pronoun, ours pronoun
    theirs pronoun, there pronoun, there's pronoun, here pronoun, here's pronoun
    that's pronoun, this's pronoun, someone pronoun, somebody pronoun, something pronoun
    anyone pronoun, anybody pronoun, anything pronoun, everyone pronoun, everybody pronoun
    everything pronoun, nobody pronoun, nothing pronoun, none pronoun, one pronoun number
    ones pronoun, what question, what's question, which question, who question
    who's question, whom question, when question conjunction, where question conjunction
    where's question, why question, how question, whether conjunction, if conjunction
    because conjunction, while conjunction, although conjunction, though conjunction
    unless conjunction, until conjunction preposition, since conjunction preposition
    once conjunction, whenever conjunction, wherever conjunction, and conjunction minor
    or conjunction minor, but conjunction minor, nor conjunction minor
    so conjunction minor, yet conjunction minor, than conjunction minor
    as conjunction preposition minor, at preposition minor, by preposition minor
    for preposition minor, from preposition minor, in preposition minor particle
    into preposition minor, of preposition minor, off preposition minor particle
    on preposition minor particle, onto preposition minor, out preposition minor particle
    over preposition minor particle, per preposition minor, to preposition minor
    up preposition minor particle, upon preposition minor, via preposition minor
    with preposition minor, about preposition minor, above preposition minor
    across preposition minor, after preposition minor, against preposition minor
    along preposition minor, among preposition minor, around preposition minor particle
    before preposition minor, behind preposition minor, below preposition minor
    beneath preposition, beside preposition, besides preposition, between preposition
    beyond preposition, despite preposition, during preposition, except preposition
    inside preposition, outside preposition, through preposition particle
    throughout preposition, toward preposition, towards preposition
    under preposition minor, underneath preposition, within preposition
    without preposition, away particle, back particle, down preposition minor particle
    am auxiliary, is auxiliary finite, are auxiliary finite, was auxiliary finite
    were auxiliary finite, isn't auxiliary finite, aren't auxiliary finite
    wasn't auxiliary finite, weren't auxiliary finite, has auxiliary finite
    hasn't auxiliary finite, had auxiliary finite, hadn't auxiliary finite
    haven't auxiliary finite, does auxiliary finite, doesn't auxiliary finite
    did auxiliary finite, didn't auxiliary finite, can auxiliary finite
    can't auxiliary finite, cannot auxiliary finite, could auxiliary finite
    couldn't auxiliary finite, will auxiliary finite, won't auxiliary finite
    would auxiliary finite, wouldn't auxiliary finite, shall auxiliary finite
    should auxiliary finite, shouldn't auxiliary finite, may auxiliary finite
    might auxiliary finite, must auxiliary finite, mustn't auxiliary finite
    have auxiliary, do auxiliary, don't auxiliary, be auxiliary, been auxiliary
    being auxiliary, hello interjection, hi interjection, hey interjection
    oops interjection, whoops interjection, uh-oh interjection, wow interjection
    yay interjection, hooray interjection, yes interjection, sorry interjection
    thanks interjection, congratulations interjection, congrats interjection
    bravo interjection, ok interjection, okay interjection, alas interjection, not adverb
    just adverb, now adverb, then adverb, also adverb, always adverb, never adverb
    only adverb, even adverb, ever adverb, still adverb, again adverb, first adverb
    next adverb, finally adverb, soon adverb, too adverb, very adverb, well adverb
    please adverb, simply adverb, quickly adverb, easily adverb, instantly adverb
    automatically adverb, later adverb, together adverb, maybe adverb, perhaps adverb
    instead adverb, already adverb, often adverb, once adverb, twice adverb
    directly adverb, safely adverb, securely adverb, privately adverb, quietly adverb
    manually adverb, temporarily adverb, permanently adverb, otherwise adverb
    meanwhile adverb, however adverb, today adverb, tonight adverb, tomorrow adverb
    two number, three number, four number, five number, six number, seven number
    eight number, nine number, ten number, dozens number, hundreds number
    thousands number, millions number
    """

  // Verbs of input, each with the inputs to which it belongs. A tip for a different input should
  // not use it. Words that all inputs share, such as "press", "choose" and "scroll", are not here.
  static let inputs = """
    click pointer, double-click pointer, right-click pointer, control-click pointer
    option-click pointer, command-click pointer, shift-click pointer, triple-click pointer
    tap touch gaze, double-tap touch gaze, triple-tap touch gaze, long-press touch
    force-touch touch, pinch touch pointer gaze, hover pointer gaze
    """

  // Words of alerts that ask people to write something, and things that people write.
  static let requests = """
    add, comment, create, describe, edit, enter, fill, join, label, name, named, new, note
    provide, rename, reply, save, search, send, set, sign, specify, tag, title, type
    verify, which, what, who, write
    """
  static let requestedThings = """
    address, amount, answer, caption, code, date, description, feedback, id, key, link
    log, login, message, number, reason, text, url
    """

  // Words for devices, each with the inputs that it has: a text that names one may use their verbs.
  static let deviceWords = """
    fingers touch, ipad touch, iphone touch, sidecar touch, touchscreen touch, watch touch
    trackpad touch pointer, cursor pointer, mac pointer, mouse pointer, pencil pointer
    pointer pointer, clickpad remote, remote remote, surface remote, controller controller
    controllers controller, gamepad controller, joystick controller, stick controller
    sticks controller, thumbstick controller, thumbsticks controller, touchpad controller
    """

  // Abbreviations whose full stop does not end a sentence, in lower case and without the last stop.
  // "#" as the mark: only before a number, because the word is also a plain word. Single
  // letters, such as initials, need no entry. About 80 entries: addresses, times, units, months.
  static let abbreviations = """
    e.g, i.e, eg, ie, etc, vs, v, cf, ca, a.m, p.m, am, pm, mr, mrs, ms, dr, prof, st, ave
    blvd, rd, jr, sr, inc, ltd, co #, corp, dept, est, approx, appt, min #, max #, sec #
    hr #, hrs #, mins #, tbsp, tsp, oz, lb, lbs, ft, no #, nos #, fig #, figs #, vol #
    ch #, pp #, ext #, tel, u.s, u.k, u.s.a, e.u, d.c, ph.d, b.c, a.d, incl, excl, temp #
    jan, feb, apr, jun #, jul, aug, sept, oct, nov, dec, mon #, tue, tues, thu, thurs, fri
    """
}
