extension LexiconText {
  // Nouns that end the names of features, one a line. After a word that is noun and verb alike,
  // such as
  // "Sleep" or "Search", they show that the whole is a name: "Sleep Schedule", "Search Bar". A
  // plus: also after words that are mostly verbs. About 300 entries, from the names of features in
  // apps of many kinds.
  static let heads = """
    access
    accuracy
    achievements
    actions
    activity
    alarm
    alarms
    album
    alerts
    alignment +
    almanac
    analysis
    analytics
    app
    area
    assistant
    backup
    backups
    badge +
    badges +
    balance
    bar +
    basics
    board
    book
    books
    boost
    box +
    bubbles +
    button +
    buttons +
    cadence
    calculator +
    calendar
    cards
    catalog
    catalogue
    center +
    challenge
    challenges
    chart
    charts
    chat
    chats
    checklist
    clips
    coach
    codes
    collection
    collections
    control
    controls +
    count +
    counter +
    counts
    dashboard +
    deck
    details
    diagram
    diary
    directory +
    display
    distance
    drawer +
    editor +
    effects
    entry
    essentials +
    experience +
    faces
    feature +
    features +
    feed
    field +
    filters
    finder +
    folder
    forecast
    formats
    forms
    gallery
    games
    generator +
    gestures +
    glossary
    goals
    graph
    grid
    group
    groups
    guide
    guides
    handbook
    handling
    hardness +
    height +
    help
    hints +
    history +
    hub +
    icon +
    icons +
    ideas +
    improvements +
    inbox
    index
    indicator +
    info
    insights
    integration +
    interface +
    intervals
    inventory
    itinerary
    keyboard
    keys +
    layer
    layers
    layout +
    layouts +
    leaderboard
    ledger
    level +
    levels +
    library
    limit
    limits
    links
    list
    lists
    log
    logs
    makeover
    maker +
    manager +
    map
    maps
    market
    matching
    menu +
    menus +
    meter +
    metrics
    mix
    mode +
    modes +
    monitor
    mood
    notes
    notifications
    number
    numbers
    opacity +
    options +
    order
    overlay
    overview +
    pad
    page
    pages
    palette +
    panel +
    party
    pass
    patterns
    permissions
    picker +
    places
    plan
    planner +
    plans
    playlist
    plus
    policy
    port
    positions
    preferences +
    preset
    presets
    preview
    previews
    prices
    privacy
    pro
    profile
    profiles
    progress
    prompts
    quality +
    queue
    range
    rankings
    rate
    rates
    ratings
    reactions
    reader
    reading
    recipes
    recognition +
    recommendations
    recordings
    records
    registry
    reminder
    reminders
    replay
    reports
    results +
    ring
    rings
    room
    rooms
    roster
    rules
    scale
    schedule
    scheduler
    schedules
    scores
    screen
    search
    section +
    selector
    sensor +
    series
    service
    services
    session
    sessions
    sets
    settings +
    setup +
    sheet +
    shelf +
    shortcuts +
    shots
    sidebar
    simulator +
    size +
    sizes +
    slider +
    sound
    sounds
    space
    spaces
    speed +
    stack
    stacks
    station
    statistics +
    stats +
    status +
    stickers
    store +
    stories
    streak
    streaks
    studio +
    style
    styles
    suggestions +
    summaries
    summary
    support +
    switcher +
    system +
    tab +
    table
    tabs
    tags
    target
    targets
    teams
    technology +
    template
    templates
    tester +
    themes
    thickness +
    thread
    threads
    time
    timeline
    timer
    timers
    times
    tips +
    tool +
    toolbar +
    tools +
    tracker +
    tracks
    trail
    trails
    trends
    trip
    tutorial +
    type
    types
    updates +
    upgrades +
    utility +
    vault
    version +
    view +
    viewer +
    views
    visualizer +
    volume
    wall
    wallet
    watch
    widget
    widgets
    width +
    window
    wizard +
    workflow +
    workspace +
    zones
    """
}
