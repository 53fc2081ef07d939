extension LexiconText {
  // Words of advertising, one phrase a line. A price or a percentage alone is not one of them.
  // "weak": not in an instruction that finds, filters or tracks such things ("Find Deals Near
  // You"). About 200 phrases: the usual words of offers, calls to buy and paid plans, of no app in
  // particular.
  static let promotion = """
    free trial
    free month
    free months
    free week
    free weeks
    free gift
    free upgrade
    free coins
    free gems
    free credits
    free shipping weak
    free delivery weak
    free sample
    free bonus
    limited time weak
    limited-time
    limited offer
    limited edition weak
    time-limited offer
    special offer weak
    special offers weak
    exclusive offer weak
    exclusive offers weak
    exclusive deal weak
    exclusive deals weak
    introductory offer
    introductory price
    special price
    best price weak
    best prices weak
    lowest price weak
    lowest prices weak
    great deal
    great deals weak
    amazing deal
    amazing deals
    best deal weak
    best deals weak
    hot deals
    big savings
    huge savings
    discount weak
    discounts weak
    discounted weak
    promo code weak
    coupon code weak
    on sale weak
    flash sale weak
    summer sale weak
    spring sale weak
    winter sale weak
    black friday weak
    cyber monday weak
    our sale
    sale ends
    offer ends
    offer expires
    ends soon weak
    ends today weak
    ends tonight weak
    now available
    now on sale
    available for purchase
    coming soon weak
    new arrivals weak
    don't miss
    don't miss out
    do not miss
    miss out
    act now
    act fast
    hurry
    buy now
    buy today
    shop now
    shop today
    get yours
    upgrade now
    upgrade today
    subscribe now
    subscribe today
    sign up today
    join today
    today only
    this week only
    last chance
    while supplies last
    while it lasts
    only a few left
    money back
    money-back
    risk free
    risk-free
    no obligation
    satisfaction guaranteed
    go premium
    go pro
    go plus
    go unlimited
    go ad-free
    get premium
    get the full version
    get the pro version
    get the premium version
    try premium
    join premium
    unlock premium
    unlock pro
    unlock plus
    unlock everything
    unlock all features
    unlock every feature
    unlock the full
    unlock the full version
    unlock full access
    unlock unlimited
    unlock more features
    upgrade to
    upgrade for
    upgrade and
    upgrade your plan
    upgrade your account
    upgrade your membership
    upgrade your subscription
    upgrade your storage
    upgrade your experience
    upgrade my plan
    become a member
    become a premium
    become a pro
    become a subscriber
    premium members
    premium membership
    premium subscription
    premium subscribers
    premium plan
    premium features
    premium version
    pro features
    pro version
    pro members
    pro subscription
    paid version
    paid plan
    paid features
    annual plan weak
    yearly plan weak
    in-app purchase weak
    half price
    half-price
    half off
    best-selling weak
    bestselling weak
    award-winning weak
    top-rated weak
    unbeatable
    unmissable
    number one app
    most popular app
    the best app
    rate us
    rate our app
    rate this app
    five-star review
    leave a review weak
    leave us a review
    like us on
    follow us on
    check out our
    try our new
    introducing our
    brand-new collection
    half the price
    bargain weak
    bargains weak
    deals end
    for the price of
    months free
    month free
    weeks free
    year free
    years free
    join now
    premium unlocks
    pro unlocks
    plus unlocks
    with plus
    our best offer
    best offer weak
    best value weak
    members save
    everything must go
    paid subscription
    requires a subscription
    need a subscription
    need premium
    need a paid
    """
}
