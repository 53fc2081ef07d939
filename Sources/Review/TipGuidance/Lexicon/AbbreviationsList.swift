extension LexiconText {
  // Abbreviations whose full stop does not end a sentence, in lower case and without the last stop.
  // "#" as the mark: only before a number, because the word is also a word of its own. Single
  // letters, such as initials, need no entry. About 80 entries: addresses, times, units, months.
  static let abbreviations = """
    e.g
    i.e
    eg
    ie
    etc
    vs
    v
    cf
    ca
    a.m
    p.m
    am
    pm
    mr
    mrs
    ms
    dr
    prof
    st
    ave
    blvd
    rd
    jr
    sr
    inc
    ltd
    co #
    corp
    dept
    est
    approx
    appt
    min #
    max #
    sec #
    hr #
    hrs #
    mins #
    tbsp
    tsp
    oz
    lb
    lbs
    ft
    no #
    nos #
    fig #
    figs #
    vol #
    ch #
    pp #
    ext #
    tel
    u.s
    u.k
    u.s.a
    e.u
    d.c
    ph.d
    b.c
    a.d
    incl
    excl
    temp #
    jan
    feb
    apr
    jun #
    jul
    aug
    sept
    oct
    nov
    dec
    mon #
    tue
    tues
    thu
    thurs
    fri
    """
}
