extension LexiconText {
  // Words by which `Promotion` tells help about offers and purchases from advertising.

  // Verbs that begin help about offers: "Find Deals Near You" explains a feature.
  static let verbsBeforeOffers = """
    find, filter, see, show, sort, browse, check, track, compare, search, set, watch, scan
    apply, add, spot, view, follow, pick, turn, receive, enter, hide, list, group, look
    know, redeem, limit, split, calculate, budget, log, plan, choose, use, monitor, mark
    create, organize, review, include, combine, share, send, ask, stop, mute, manage
    collect
    """

  // The offers after such a verb.
  static let offers = """
    deal, deals, discount, discounts, price, prices, sale, sales, coupon, coupons, code
    codes, offer, offers, bargain, bargains, savings, plan, plans, subscription
    subscriptions, budget, limit, cost, costs, rewards, points, spending, bill, bills
    trial, trials, membership, memberships, fare, fares, shipping, delivery, cashback
    fees, rates, arrivals, promotions
    """

  // What people subscribe to inside an app: "Subscribe to a Calendar" sells nothing.
  static let feeds = """
    calendar, calendars, feed, feeds, podcast, podcasts, channel, channels, show, shows
    playlist, playlists, thread, threads, topic, topics, list, lists, album, albums
    conversation, page, pages, blog, blogs, rss, author, authors, series, event, events
    discussion, alerts, updates, schedule, issue, ticket, team, folder, map, tag, forum
    group, publication, newsletter, newsletters
    """

  // Words after "buy" in an app that is made for buying: "Buy Tickets Together", "Buy Local".
  static let wordsAfterBuy = """
    ticket, tickets, pass, passes, stock, stocks, shares, fund, funds, again, groceries
    stamps, crypto, bonds, list, fare, fares, seat, seats, token, tokens, towers, property
    properties, weapons, items, ingredients, used, local
    """

  // Words after "upgrade" that sell a plan: "Upgrade to Pro". A game also upgrades its towers.
  static let wordsAfterUpgrade = """
    plan, account, membership, subscription, storage, pro, premium, plus, now, today, to
    for, and, here, unlimited, experience, version, ultimate, gold
    """
}
