extension LexiconText {
  // Terms that exclude people, with what to write instead. Each entry has no other common sense in
  // the texts of apps, or the check reads its surroundings. About 480 entries with their forms.
  static let terms = """
    whitelist = allow list, whitelists = allow lists, whitelisted = allowed
    whitelisting = allowing, white list = allow list, blacklist = block list
    blacklists = block lists, blacklisted = blocked, blacklisting = blocking
    black list = block list, master/slave = primary and secondary
    master and slave = primary and secondary, master-slave = primary and secondary
    slave = secondary, slaves = secondaries, sanity check = quick check
    sanity checks = quick checks, sanity-check = check, dummy = placeholder, \
      dummies = placeholders
    crazy = surprising, insane = surprising, insanely = very, lame = weak, \
      crippled = limited
    cripple = limit, cripples = limits, crippling = limiting, handicapped = disabled
    grandfathered = exempt, grandfather clause = exemption, man-hours = person-hours
    man hours = person-hours, man-hour = person-hour, man-days = person-days, \
      manpower = staff
    mankind = people, man-made = artificial, manmade = artificial, manned = crewed
    unmanned = uncrewed, chairman = chair, businessman = businessperson
    businessmen = businesspeople, salesman = salesperson, salesmen = salespeople
    policeman = police officer, policemen = police officers, fireman = firefighter
    firemen = firefighters, mailman = mail carrier, stewardess = flight attendant
    housewife = homemaker, housewives = homemakers, guys = everyone, he or she = they
    she or he = they, he/she = they, she/he = they, s/he = they, his or her = their
    her or his = their, his/her = their, him or her = them, him/her = them
    ladies and gentlemen = everyone, girlfriend or wife = partner, \
      wife or husband = spouse
    husband or wife = spouse, third-world = developing, \
      third world country = developing country
    gypsy = traveler, gypped = cheated, spaz = clumsy, schizophrenic = inconsistent
    retarded = slow, moron = beginner, idiot = beginner, idiots = beginners
    idiot-proof = easy to use, foolproof = easy to use, stupid = simple, dumb = simple
    tone-deaf = insensitive, wheelchair-bound = wheelchair user, \
      wheelchair bound = wheelchair user
    confined to a wheelchair = using a wheelchair, normal people = most people
    normal users = most people, suffers from = has, suffering from = with, midget = small
    spirit animal = favorite, powwow = meeting, peanut gallery = audience
    even your grandma = anyone, even your grandmother = anyone, even your mom = anyone
    your mom can = anyone can, dummy-proof = easy to use
    are|is|be|being|were|go|goes|going|you're|we're|not|so|stay|people blind to = \
    unaware of
    turn|turns|turning a blind eye = ignore, turn|turned blind eyes = ignore
    flying|fly blind = without a view, deaf to = unaware of, deaf ears = nobody listened
    fall|falls|fell on deaf = is ignored
    the blind leading = people without a guide
    your|my|our|their blind spot|spots \
    !camera|cameras|monitor|warning|alert|mirror|sensor = gap
    a|any|no|every|some blind spot|spots in your|my|our|his|their = gap
    for|help|helps|helping|lets|by the deaf = people who are deaf
    for|help|helps|helping|by the disabled|handicapped $ = people with a disability
    for|help|helps|helping|lets the blind !in|of|spot|side|to|motor|on|at = people who \
    are blind
    the disabled|deaf|handicapped $ = people with a disability
    the elderly = older people, elderly people|users|persons = older people, \
      senile = forgetful
    suffer from = have, afflicted with|by = with, \
      bound to a wheelchair = using a wheelchair
    mentally ill|challenged|retarded|handicapped = with a mental condition
    able-bodied = without a disability
    two|both good|healthy|working legs|hands|arms|eyes|ears|feet = what is needed
    handicap parking|spot|spots|seat|seats|seating|entrance|ramp|access = accessible
    handicap|handicapped accessible = accessible, special needs = disabilities, \
      deaf-mute = deaf
    deaf and dumb = deaf, lunatic|lunatics = stranger, madman|madmen = stranger, \
      psycho = stranger
    psychotic = unpredictable, schizo = inconsistent, maniac|maniacs = fan, \
      spastic = clumsy
    cretin|imbecile = beginner, morons = beginners, idiotic|moronic = surprising
    retard|retards = slow
    brain-dead|braindead = unresponsive, midgets = small people
    so|little|bit ocd = careful, your ocd = care, \
      normal person|user|body|customer = most people
    commit|commits|committed suicide = died, nuthouse|madhouse = chaos, \
      bonkers = surprising
    third world = developing, first-world problem|problems = small problem, \
      eskimo|eskimos = Inuit
    oriental people|food|style|girl = Asian, indian giver = somebody who takes back
    indian-style = cross-legged, indian style = cross-legged, gyp|gyps = cheat
    illegal alien|aliens|immigrant|immigrants = undocumented people, \
      chinese fire drill = confusion
    on|of the totem pole = in the order, off the reservation = off course, \
      no can do = not possible
    long time no see = welcome back, sold down the river = betrayed, uppity = proud
    chinese whispers = telephone, primitive tribes|people|peoples = Indigenous people
    grammar|spelling|style nazi|nazis = expert, grandfathering = exempting, \
      grandfather in = exempt
    grandfather rights|existing|old = exempt, blackball|blackballed = reject
    slave's = secondary, colored people = people of color
    foreman = supervisor, foremen = supervisors, forewoman = supervisor, chairmen = chairs
    chairwoman = chair, anchorman|anchorwoman = anchor, barman|barmaid = bartender
    cameraman|camerawoman = camera operator, cameramen = camera operators
    clergyman|clergymen = clergy, congressman|congresswoman|congressmen = representative
    councilman|councilwoman|councilmen|alderman = council member, \
      craftsman|craftsmen = artisan
    deliveryman|deliverymen = courier, \
      delivery|paper|mail|office|stable boy|boys = courier
    doorman|doormen = attendant, draftsman|draughtsman = drafter, fisherman = fisher
    fishermen = fishers, freshman|freshmen = first-year student, \
      upperclassman = senior student
    groundsman|groundsmen = groundskeeper, handyman|handymen = repairer, \
      layman|laymen = nonexpert
    layman's|laymen's = plain, lineman|linemen = line worker, \
      middleman|middlemen = intermediary
    milkman = milk carrier, newsman = reporter, patrolman = officer, \
      policewoman = police officer
    postman|postmen|postwoman = mail carrier, repairman|repairmen = technician
    saleswoman|salesgirl|saleslady = salesperson, serviceman|servicemen = service member
    spokesman|spokeswoman|spokesmen = spokesperson, \
      sportsman|sportsmen|sportswoman = athlete
    statesman|statesmen = leader, stuntman|stuntmen = stunt performer, \
      tradesman|tradesmen = trader
    watchman|watchmen = guard, weatherman|weathergirl = forecaster, \
      workman|workmen = worker
    workman's|workmen's = worker's, yachtsman = sailor
    businesswoman|businesswomen = businessperson, businessman's = business
    cowboy|cowgirl coding = improvised
    firewoman = firefighter, garbageman|binman|dustman = collector, nobleman = noble
    ombudsman = ombuds, assemblyman|selectman = representative, seaman|seamen = sailor
    airman|airmen = pilot
    waitress|waitresses = server, hostess|hostesses = host, \
      stewardesses = flight attendants
    seamstress|seamstresses = sewer, manageress|landlady = manager
    headmaster|headmistress = principal
    cleaning|lunch|tea|dinner lady|ladies = attendant, cleaning woman = cleaner, \
      charwoman = cleaner
    male nurse|nurses = nurse
    lady|woman|female doctor|driver|pilot|engineer|boss|lawyer = without a gender
    women's work = work, man's job|work|world = job
    -@onePerson man the|your|our|their|this|every|each|its|a|another|all = staff
    manning the|your|our|a = staffing
    mans the|your|our|a = staffs, man up = be brave, grow a pair = be brave, \
      man-hour's = hours
    one-man|two-man|three-man|four-man|five-man|six-man = for one person, \
      man-day = person-day
    man-month|man-months|man-year|man-years|man-week|man-weeks = person-month
    man months|days|years|weeks = person-months
    best man for the = best person for the, the right man for = the right person for
    man of the house = head of the home, lady of the house = head of the home, \
      men only = restricted
    man|men in the street = anyone, man on the street = anyone, average joe = most people
    every man for himself = everyone alone, no man is an = nobody is an, \
      common man = most people
    countrymen|countryman = compatriots, forefathers = ancestors, \
      founding fathers = founders
    man cave = den, like a girl|girls|sissy|lady|man = without a gender, \
      sissy|sissies = timid
    girly|girlie = colorful, manly = strong, ladylike = polite, \
      gentleman's|gentlemen's = informal
    dear sir|sirs = hello, sir or madam = hello, sir|madam or madam|sir = hello, \
      hey ladies = hello
    boys and girls = children, girls and boys = children, both genders|sexes = all genders
    either gender|sex = any gender, opposite sex|gender = other people
    sexual preference = orientation
    transvestite|transsexual|transgendered = transgender, homosexual|homosexuals = gay
    preferred pronouns|pronoun = pronouns, himself or herself = themselves, \
      him/herself = themselves
    herself or himself = themselves, his or hers = theirs, he and she = they
    ladies first = after you
    your|the wife|husband|girlfriend|boyfriend|fiancée|fiancé = your partner, \
      wives = spouses
    your|the wife's|husband's|girlfriend's|boyfriend's = your partner's, \
      the missus = your partner
    your|their wives|husbands|girlfriends|boyfriends = partners, hubby|wifey = partner
    husband and wife = spouses, wife and husband = spouses, \
      wife and kids|children = family
    ask|tell|get|call|let your mother|father|mom|dad|mum or|and = a parent
    your ~1 better half = your partner, mom|mum|mommy and dad|daddy = parents
    dad and mom|mum = parents
    mothers|moms|mums and|or fathers|dads = parents, \
      mother|mom|mum or|and father|dad = parent
    busy|working|soccer|stay-at-home|new mom|moms|mother|mothers|mum|mums|dad|dads = \
    parents
    every|any|each mom|mother|mum|housewife = everyone
    even|so ~3 your|a|my grandma|grandmother|granny|grandpa|grandfather|mother|mom|mum \
    = anyone
    your grandma|grandmother|granny|grandpa|mother|mom|mum can|could|understands|uses \
    = anyone can
    spinster|spinsters|old maid = single person, bachelor pad = home
    old folks|fogies|geezer|geezers = older people
    homeless guy|man|bum = person without a home, \
      crackhead|crackheads|junkie|junkies = stranger
    guys' = everyone's, you guys = everyone, dudes = everyone, bros = everyone
    girl friday = assistant, real men|man|women = people, weaker|fairer sex = women
    """

  // Words for any person of a kind, after which a word such as "his" says that the person is a man.
  // About 180 words, in the singular: jobs and roles of the texts of apps.
  static let persons = """
    accountant, actor, admin, administrator, adult, agent, anybody, anyone, applicant
    architect, artist, assistant, athlete, attendee, author, baker, barista, beginner, \
      boss
    builder, buyer, caller, candidate, captain, caregiver, carer, cashier, chef, \
      child, citizen
    classmate, cleaner, client, climber, clerk, coach, colleague, collector, commuter, \
      composer
    consumer, contact, contractor, contributor, cook, courier, coworker, creator, \
      customer, cyclist
    dancer, dealer, dentist, designer, developer, director, diver, doctor, donor, \
      driver, editor
    electrician, employee, employer, engineer, everybody, everyone, expert, farmer, \
      firefighter
    follower, founder, friend, gamer, gardener, goalkeeper, guard, guest, guide, \
      helper, hiker, holder, cardholder
    homeowner, host, individual, instructor, investor, journalist, judge, kid, \
      landlord, lawyer
    leader, learner, librarian, listener, manager, mechanic, member, moderator, \
      musician, nanny
    neighbor, newcomer, nobody, novelist, nurse, officer, operator, organizer, owner, \
      painter
    parent, participant, partner, passenger, patient, person, pet-sitter, \
      photographer, physician
    pilot, pianist, player, plumber, policyholder, president, producer, professor, \
      programmer
    pupil, reader, receptionist, recipient, referee, reporter, researcher, resident
    reviewer, rider, runner, sailor, scientist, secretary, seller, sender, senior, \
      server, shopper
    singer, somebody, someone, speaker, student, subscriber, supervisor, surgeon, \
      swimmer, teacher
    teammate, technician, teenager, tenant, therapist, toddler, tourist, trainer, \
      translator
    traveler, traveller, tutor, user, vendor, vet, veterinarian, viewer, visitor, \
      volunteer, voter
    waiter, worker, writer
    """
}
