extension LexiconText {
  // Verbs of help about offers: "Find Deals Near You" is a feature.
  static let finders = """
    find, filter, see, show, sort, browse, check, track, compare, search, set, watch, scan
    apply, add, spot, view, follow, pick, turn, receive, enter, hide, list, group, look
    know, redeem, limit, split, calculate, budget, log, plan, choose, use, monitor, mark
    create, organize, review, include, combine, share, send, ask, stop, mute, manage
    collect
    """

  // The subjects of such help.
  static let offers = """
    deal, deals, discount, discounts, price, prices, sale, sales, coupon, coupons, code
    codes, offer, offers, bargain, bargains, savings, plan, plans, subscription
    subscriptions, budget, limit, cost, costs, rewards, points, spending, bill, bills
    trial, trials, membership, memberships, fare, fares, shipping, delivery, cashback
    fees, rates, arrivals, promotions
    """

  // Things inside an app to which people subscribe.
  static let feeds = """
    calendar, calendars, feed, feeds, podcast, podcasts, channel, channels, show, shows
    playlist, playlists, thread, threads, topic, topics, list, lists, album, albums
    conversation, page, pages, blog, blogs, rss, author, authors, series, event, events
    discussion, alerts, updates, schedule, issue, ticket, team, folder, map, tag, forum
    group, publication, newsletter, newsletters
    """

  // Goods that people buy with an app as its purpose.
  static let goods = """
    ticket, tickets, pass, passes, stock, stocks, shares, fund, funds, again, groceries
    stamps, crypto, bonds, list, fare, fares, seat, seats, token, tokens, towers, property
    properties, weapons, items, ingredients, used, local
    """

  // Words for paid plans, after "upgrade".
  static let plans = """
    plan, account, membership, subscription, storage, pro, premium, plus, now, today, to
    for, and, here, unlimited, experience, version, ultimate, gold
    """
}
