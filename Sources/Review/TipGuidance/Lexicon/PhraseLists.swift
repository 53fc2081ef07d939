extension LexiconText {
  // Names of words of which a phrase may have any. PhrasePart describes how phrases are written.
  static let alternatives = """
    ableTo = can|could|knows|lasts|does|would|plays|is|remembers|manages|types|reads|has
    ableTo = drives
    broken = compatible|loading|reachable|recognized|responding|supported|valid|working
    content = levels|level|features|feature|filters|tools|themes|lessons|songs|worlds
    content = courses|packs
    content = stories|episodes|recipes|templates|sounds
    control = button|icon|slider|switch|checkbox|toggle|knob|dial|stepper|swatch|picker
    item = file|folder|document|icon|item|app|photo|picture|note|message|email|link|row
    item = entry|board
    item = project|album|thumbnail|attachment|conversation|chat|list|page|book|bookmark
    item = card|map
    item = article|recipe|event|contact|playlist|song|video|image|task|result|notification
    item = cell
    fresh = new|newest|latest|exclusive|all-new|brand-new|premium|amazing|best|famous
    fresh = exciting
    fresh = award-winning
    product = card|account|loan|mortgage|line|collection|plan|plans|product|products|range
    product = store
    product = service|services|membership|insurance|menu|game|games|album|merch|gear
    product = course|courses
    product = subscription|credit|offer|offers|app|apps|headphones|watch|phone|book|books
    product = shop
    failed = rejected|refused|declined|denied|crashed|disconnected|expired|froze|broke
    failed = stalled|vanished
    get = get|enjoy|save|have|receive|unlock|pay
    money = percent|dollars|euros|bucks
    purpose = a|and|by|each|every|for|from|in|of|or|per|to|toward|towards|than|as
    membership = club|membership|subscription|plan|pass|bundle|upgrade|program|version
    membership = rewards
    named = menu|panel|button|tab|switch|slider|checkbox|toggle|pane|sidebar|palette
    named = inspector
    notice = feature|trick|option|tool|thing|function|tip
    person = you|people|they|i|we
    place = left|right|upper|lower|top|bottom|first|second|third|last|blue|red
    plan = pro|plus|premium|ultimate|vip|platinum|deluxe
    price = price|fee|cost|payment|charge|rate
    mishap = issue|problem|glitch|hiccup|bump|snag|mishap|setback|blip|accident|bug
    mishap = mistake|slip
    mishap = inconvenience|thing|error|matter|mess|disaster|oversight|catch|mix-up|hitch
    mishap = loss
    mishap = detail|incident|surprise|change|trouble
    onePerson = the|a|an|this|that|old|young|no|every|each|one|which|another|best|right
    onePerson = any|new
    opened = double-click|double-tap|click|tap|press|select|choose
    slight = tiny|little|small|minor|slight|teeny|wee|trivial|harmless|quick
    small = low|small|tiny|little|single|one|fair|great|special|reduced|lower|unbeatable
    small = better|best|good
    tapped = tap|click|press|use|touch|hit|select|choose|check|tick|open|tapping|clicking
    tapped = pressing
    tapped = using
    dragged = drag|slide|move|pull|push|swipe|flick|scroll|spin|roll|turn|dragging|sliding
    dragged = moving
    dragged = swiping|scrolling|spinning|turning
    typed = word|words|text|name|term|terms|keyword|keywords|phrase|query|something
    typed = anything|title
    typed = letters|letter|what|question
    unit = days|week|weeks|month|months|year
    whole = every|all|unlimited|more|extra|exclusive|bonus|full|everything|endless
    """

  // Words of advertising. A price or a percentage alone is not one of them. "weak": not in an
  // instruction that finds, filters or tracks such things ("Find Deals Near You"). About 460
  // phrases: the usual words of offers, calls to buy and paid plans, of no app in particular.
  static let promotion = """
    free trial, free month, free months, free week, free weeks, free gift, free upgrade
    free coins, free gems, free credits, free shipping weak, free delivery weak
    free sample, free bonus
    explore|discover|meet|try|shop|see|browse|enjoy|get|order|grab|taste|join our ~1 @fresh
    experience our ~1 @fresh, add|choose|pick|join|visit our ~1 @fresh, our award-winning
    choice of ~1 teams|professionals|experts|millions|thousands, first choice of
    check|test out our, take|have a look at our ~1 @fresh
    learn|hear|ask ~1 about our ~1 @fresh, apply|sign up for our, sign up for a|the @fresh
    open our ~1 @fresh, our @fresh @product, say hello to our, introducing our
    introducing the ~1 @fresh, meet the all-new|brand-new, our sponsor|sponsors
    earn up to, earn cash|cashback|points|miles|rewards|money with|on|when|for|every
    cash back on, cashback on, earn double|triple|bonus|extra ~1 points|miles|rewards
    bonus points|miles|rewards, welcome|sign-up|signup bonus
    refer a friend and|to get, invite ~3 and|to earn|receive|get €
    invite ~2 friends and|to get|earn|receive ~2 free|bonus|credit
    low interest weak, interest free weak, interest-free weak, no annual fee weak
    no hidden fees weak, no strings attached
    pre-order now|today|yours, preorder now|today|yours, order now|today|yours
    in stores now, now in stores, is|are|album out now
    apply|call|order|enroll|register today
    years|year|months without an annual|a monthly fee, available now|today $
    back by popular, everyone's talking, everyone is talking, you'll love, you will love
    you deserve, treat yourself, treat your family, perfect gift weak, must-have weak
    must-haves weak
    why wait, what are you waiting, sign up free, sign up now, for free today
    download our ~1 app|game
    get our ~1 app, from our sponsors|shop|store, sponsored by, brought to you by
    loved by millions|thousands|everyone|critics, join millions|thousands|hundreds
    trusted by millions|thousands|experts, millions of happy, thousands of happy
    voted best|number, world's leading|number, the world's best weak, best-in-class
    best in class, revolutionary new, game-changing, game changer, game-changer
    like never before, never been easier|better|faster|cheaper|simpler
    take your|it|them|things ~3 to the next level, elevate your, upgrade yourself
    once-in-a-lifetime, once in a lifetime
    exclusive to members|subscribers
    members-only|members only ~1 deal|deals|price|prices|offer|offers|sale, vip access
    only for members, free with ~1 purchase|membership|order, buy one ~2 get, two for one
    three for two, 2 for 1, 3 for 2
    hot deal, best deal ever, price drop weak, new lower price, lower prices weak
    new low price, unbeatable price
    big|huge|massive|amazing|incredible|great discount|discounts|offer|offers|deals|sale|savings
    limited time weak, limited-time, limited offer, limited edition weak
    time-limited offer, special offer weak, special offers weak, exclusive offer weak
    exclusive offers weak, exclusive deal weak, exclusive deals weak, introductory offer
    introductory price, special price, best price weak, best prices weak
    lowest price weak, lowest prices weak, great deal, great deals weak, amazing deal
    amazing deals, best deal weak, best deals weak, hot deals, big savings, huge savings
    discount weak, discounts weak, discounted weak, promo code weak, coupon code weak
    on sale weak, flash sale weak, summer sale weak, spring sale weak, winter sale weak
    black friday weak, cyber monday weak, our sale, sale ends, offer ends, offer expires
    ends soon weak, ends today weak, ends tonight weak, now available, now on sale
    available for purchase, coming soon weak, new arrivals weak, don't miss
    don't miss out, do not miss, miss out, act now, act fast, hurry, buy now, buy today
    shop now, shop today, get yours, upgrade now, upgrade today, subscribe now
    subscribe today, sign up today, join today, today only, this week only, last chance
    while supplies last, while it lasts, only a few left, money back guarantee|guaranteed
    or your money back, money-back, risk free, risk-free, no obligation
    satisfaction guaranteed, go premium, go pro, go plus, go unlimited, go ad-free
    get premium, get the full version, get the pro version, get the premium version
    try premium, join premium, unlock premium, unlock pro, unlock plus, unlock everything
    unlock all features, unlock every feature, unlock the full, unlock the full version
    unlock full access, unlock unlimited, unlock more features, upgrade to, upgrade for
    upgrade and, upgrade your plan, upgrade your account, upgrade your membership
    upgrade your subscription, upgrade your storage, upgrade your experience
    upgrade my plan, become a member, become a premium, become a pro, become a subscriber
    premium members, premium membership, premium subscription, premium subscribers
    premium plan, premium features, premium version, pro features, pro version
    pro members, pro subscription, paid version, paid plan, paid features
    annual plan weak, yearly plan weak, in-app purchase weak, half price, half-price
    half off, best-selling weak, bestselling weak, award-winning weak, top-rated weak
    unbeatable, unmissable, number one app, most popular app, the best app, rate us
    rate our app, rate this app, five-star review, leave a review weak, leave us a review
    like us on, follow us on, check out our, try our new, introducing our
    brand-new collection, half the price, bargain weak, bargains weak, deals end
    for the price of, months free, month free, weeks free, year free, years free, join now
    premium unlocks, pro unlocks, plus unlocks, with plus, our best offer, best offer weak
    best value weak, members save, everything must go, paid subscription
    requires a subscription, # off weak, % discount|cheaper weak
    # @money off|discount|cheaper weak, get|enjoy|take|now # off
    get|enjoy|take|now # @money off, only|just € !left|remaining|a|each|in|of|or|and|more
    only|just € a month|year|week, save|saves|saving % !@purpose $
    save|saves|saving up|over|an|extra|another|as ~2 % !@purpose $
    save|saves|saving # @money !@purpose $
    save|saves|saving up|over|an|extra ~1 # @money !@purpose $
    for|at|from|only|just % month|year|week|monthly|yearly weak
    for|at|from|only|just */month weak
    for|at|from|only|just % a|per|each|every month|year|week weak
    for|at|from|only|just */year weak, for|at|from|only|just */mo weak
    for|at ~2 @small ~1 @price
    our ~2 sale|sales|deal|deals|offer|offers|discount|discounts
    start|begin|get|claim|try|activate your|a|the|our|my|free !time|clinical|drug|field ~1 trial $
    start|begin|get|claim|try|activate your|a|the|our|my|free ~1 trial period
    unlock|enjoy|access @whole @content
    get|unlock|enjoy|access ~2 @whole ~6 with|in|through !your ~2 @plan|@membership
    get|try|join|start|choose|activate +~2 +@plan $, try|join +~2 +gold|elite $
    get|try|join|start|choose|activate +~2 +@plan @membership
    join|get|try|start|choose ~4 @membership ~3 today|now|free, @unit for free, @unit free
    -is|are|you're|be free for ~3 @unit
    ^ members|subscribers @get ~4 @whole|ads|offline|early|ad-free|free|no
    @plan *s ~1 see|@get, the first ~2 N is|are free, shop our
    switch|upgrade|subscribe to the ~1 plan
    available|included|only with|in|for +~2 +@plan $, when you upgrade|subscribe
    five stars in, stars in the app store, stars on the app store, review in the app store
    is on us, are on us, on the house, claim your offer, claim your discount
    claim your free, claim offer, claim your reward weak, see plans and prices
    sale of the year, sale of the season, join the club today, become a pro member
    need a subscription, need premium, need a paid
    """

  // Phrases of error messages. The checks decide where "error" and "failed" are ones. About 60
  // phrases, none about a particular subject.
  static let errors = """
    an error occurred, an error has occurred, error occurred, error has occurred
    error code, there was an error, there was a problem, there has been an error
    there has been a problem, encountered an error, encountered a problem
    encountered an issue, ran into an error, ran into a problem, due to an error
    because of an error, something went wrong, went wrong, has gone wrong, try again later
    failed to, has failed, have failed, didn't work, timed out, has crashed
    crashed unexpectedly, quit unexpectedly, stopped unexpectedly, no longer responding
    is not responding, isn't responding, connection lost, lost connection
    connection was lost, not enough memory, out of memory, unexpected error, unknown error
    fatal error, internal error, server error, network error, connection error, sync error
    login error, loading error, invalid input, not recognized, access denied
    permission denied, was unsuccessful, were unsuccessful, was not successful
    has been lost, is damaged, we can't, we cannot, we couldn't, we could not
    ^ no ~3 matches|matched|exists|responded|found, unable to _, unable to, failed $
    failed due|unexpectedly, wasn't|weren't able, -you|people|they couldn't _
    -you|people|they could not, error #, ^ an|the error occurred, ^ an|the error *ed
    ^ error loading|saving|while|in|code|connecting|occurred|opening, ^ error $
    something is wrong, is|are wrong with, -@person was|were not found|sent|read|made
    there was|is not enough, there wasn't|isn't enough
    is|are out of range|memory|storage|space, N @failed $
    -@person wasn't|weren't found|sent|read|made
    problem|issue|failure prevented|stopped|interrupted|occurred, has|have @failed
    N stopped *ing, N ran out, is|are offline|unreachable|corrupt, is|are not @broken
    isn't|aren't @broken, -@person was|were|has|have not *ed
    -@person was|were|has|have not been, -@person wasn't|weren't *ed, -@person hasn't been
    -@person did not, -@person didn't, is corrupted, can't be found, could not be found
    """

  // Words that say nothing about what happened. An alert's title made of them alone is vague. About
  // 100 words, the small ones included that such titles have.
  static let vague = """
    alert, attention, an, a, and, again, are, app, application, action, bad, can't
    caution, certain, code, completed, confirm, confirmation, continue, critical, danger
    detected, do, encountered, error, errors, exception, fail, failed, failure, fatal
    found, general, generic, had, happened, has, have, heads, hey, important, info
    information, internal, is, issue, issues, later, message, no, note, notice
    notification, number, occurred, oh, ok, okay, oops, operation, please, problem
    problems, process, proceed, question, read, really, request, reminder, runtime
    serious, server, some, something, sorry, status, success, successful, sure, system
    the, there, this, to, try, uh, uh-oh, unexpected, unfortunately, unknown, unspecified
    unsuccessful, up, urgent, want, warning, was, we, we're, went, whoops, wrong, you
    your
    """

  // Standard controls and gestures that people know from the system: the words of what a control
  // always does, and after the bar what a text calls it. A tip with both explains the system. About
  // 75 controls and gestures, the ones that systems themselves explain.
  static let controls = """
    go back, return, previous screen, previous page, go to the previous | back button
    go back, return, previous screen, previous page | back arrow, tap the arrow
    go back, return, previous screen, previous page | click the arrow
    close, dismiss | close button
    close, dismiss, exit | x button, tap the x, press the x, click the x
    cancel, go back, stop | cancel button
    to cancel, to go back, without saving | tap cancel, click cancel
    when you finish, when you're done, when you are done, when you're finished, to finish, \
      to close | done button, tap done, click done
    confirm, continue, close | ok button
    to save | save button
    to save your changes, to save changes, to save them | tap save, click save
    to delete | delete button
    to edit | edit button
    to share | share button
    to search, type what, enter what, find what | search bar, search field, search box
    switch tabs, switch between tabs, move between tabs, change tabs, move between sections, \
      switch sections, switch between sections, move around the app, switch screens, \
      move between screens, switch between screens, navigate | tab bar
    switch, to see, to open, to go | tap a tab
    to scroll, move up and down, move up or down, scroll through, see more, see the rest, \
      more rows, more of | scroll bar
    louder, quieter, softer, make the sound, turn up, turn down | volume slider
    brighter, darker, make the screen, make the display | brightness slider
    to scroll, scroll through, move through the list, see more | digital crown
    to go back, go back, return, previous screen | menu button, swipe from the left edge
    to move the window, move the window | title bar
    to resize, make the window | edge of the window, corner of the window
    to select, to choose, to activate | look at a button, center of the remote
    to copy | press command-c
    to paste | press command-v
    to undo | press command-z
    to quit | press command-q
    to type a space, add a space | space bar
    see more, more content, more items, rest of the, more of the, further down, the bottom \
      | scroll down
    see more, the top, more content | scroll up
    see, view, browse, move | scroll up and down
    to scroll, to see more, scroll down | swipe up
    to scroll, scroll up | swipe down
    scroll, see more | swipe up or down, swipe up and down
    scroll | drag up or down
    list, page, screen, content, through, more, up, down | swipe to scroll
    list, page, screen, content, items, swipe, scroll | scroll to see more
    zoom | pinch to zoom, pinch out, pinch open, pinch the map, pinch the photo
    zoom | pinch the picture
    zoom | pinch the image, pinch the page, pinch the screen, pinch a photo
    zoom | pinch with two fingers
    to refresh, refreshes | pull down
    list, page, feed, screen, content, latest, new, update, pull | pull to refresh
    to turn it on, to turn it off, turn it on or off, turns it on, turn on or off, on and off \
      | switch, toggle
    change the value, adjust the value, set the value, left or right, left and right, \
      increase or decrease | drag the slider
    change the value, adjust the value, set the value, left or right, increase or decrease, \
      left and right | slider
    to select it, to check it, to turn it on, to choose it, select or deselect | checkbox
    to select it, to choose it, to choose an option | radio button
    to type, to enter text, to start typing, enter your text, type in it, bring up the keyboard \
      | text field
    to type, to enter text | on-screen keyboard
    to type, to enter text, type your | use the keyboard
    volume up, volume down, adjust the volume, change the volume, turn the volume | volume buttons
    go home, home screen, leave the app | home button
    open the menu, opens the menu, see the menu, show the menu | menu button
    open the menu, see more options, open it | hamburger menu
    to choose an option, to select an option, to open it | dropdown, drop-down menu
    to choose an option, to select an option, to open it | pop-up menu
    to minimize | minimize button
    to zoom | zoom button
    close the window | red button
    new line, next line | return key
    delete text, delete a character, delete characters, erase text | delete key
    next screen, next page, next step, to continue | next button
    previous screen, previous page | previous button
    to play, start playing, starts playing | play button
    to pause, pauses | pause button
    to refresh | refresh button
    """

  // Words that begin a second feature in a text about one. About 60 phrases.
  static let secondFeatures = """
    and also, you|could|may|can|might also, you can even, but also, can also be used
    lets you also, and you can even, also lets|allows you, also possible, also possible to
    also try|use, in addition to that, on top of that, while you're|you at it
    while you are at it, as an added bonus
    another feature|thing, one more thing, and another, there's also, there is also
    and did you know
    and don't forget|miss, and while, while you're here|there, while you are here|there
    don't overlook, be|make sure to try, be|make sure to check out, remember to try
    have you tried, and why not, why not try, ^ also, / plus, ^ plus, ^ additionally
    ^ in addition, ^ besides, ^ furthermore, ^ moreover, ^ what's more, ^ by the way
    ^ don't forget, ^ as well as, ^ another|other ~2 @notice, and another|other ~2 @notice
    """

  // Labels that repeat what went wrong.
  static let retries = "^ retry|reload|resend|retrying|reloading ~6 failed"

  // Names of devices and their parts, after the inputs or the systems that have them. A controller
  // is foreign to a remote alone, because people can connect one to everything else.
  static let devices = """
    pointer | move the|your mouse, mouse over, mouse button, mouse wheel
    pointer | move|hover the pointer
    pointer | with|using the|your mouse, use the mouse, the cursor|pointer over
    pointer | scroll wheel
    pointer | on the|your trackpad
    touch gaze | touch and hold, press|tap|touch the screen, on the screen with
    touch gaze | touch the display
    touch gaze | with your|one|a finger
    controller touch pointer gaze | on|with|using|from|use your|the|a controller|gamepad|joystick
    controller touch pointer gaze | on|with|using|from|use your|the|a game controller
    controller touch pointer gaze | the joystick
    controller touch pointer gaze | left|right stick|thumbstick|trigger|bumper
    controller touch pointer gaze | the thumbstick
    controller touch pointer gaze | shoulder button|buttons, d-pad, controller button
    controller touch pointer gaze | press the a|b|x|y button
    iOS iPadOS macOS visionOS | press return|escape|esc|tab|space|delete|control|shift
    iOS iPadOS macOS visionOS | return|escape|arrow|tab|shift|command|option|function key
    iOS iPadOS macOS visionOS | arrow keys
    iOS iPadOS macOS visionOS | space bar, spacebar, keyboard shortcut|shortcuts
    iOS iPadOS macOS visionOS | on the|your keyboard
    """
}
