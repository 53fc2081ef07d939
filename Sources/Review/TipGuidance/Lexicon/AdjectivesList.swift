extension LexiconText {
  // Adjectives that are not verbs: a title that begins with one is not an instruction. About 860
  // entries, with the comparatives that praise an improvement.
  static let adjectives = """
    able, abnormal, absolute, abstract, academic, acceptable, accessible, accurate
    acoustic, active, actual, acute, adaptive, additional, adjustable, adorable, advanced
    aerial, aesthetic, affordable, aggressive, agile, agricultural, alive, all-day
    all-in-one, all-new, alternative, amazing, ambient, ample, analog, ancestral, ancient
    angular, animated, annual, anonymous, antique, appropriate, aquatic, aromatic
    artificial, artistic, asynchronous, athletic, attractive, audible, augmented, aural
    authentic, automated, automatic, auxiliary, available, awesome, awful, bad, baked
    basic, beautiful, best, better, big, bigger, biggest, bilingual, bitter, biweekly
    black, blue, bluish, botanical, bright, brighter, brightest, brilliant, broad, broken
    brown, busy, calmer, cancelled, canned, capable, careful, casual, celestial, central
    certain, cheap, cheaper, cheapest, cheerful, choral, chronic, chronological, circular
    civil, classic, classical, clearer, clever, clinical, cloudy, coarse, cold
    collaborative, colonial, colorful, comfortable, comic, commercial, common, compatible
    competitive, comprehensive, conditional, confidential, conical, connected, conscious
    consecutive, consistent, constant, contemporary, contextual, continuous, convenient
    conversational, cooked, cosmic, cozy, crazy, creative, criminal, critical, crowded
    crucial, crunchy, cubic, cultural, curious, current, curved, custom, customizable
    cute, cyclic, daily, dangerous, dark, darker, darkest, dear, decent, deep, deeper
    deepest, delicate, delicious, dense, dental, detailed, diagonal, different, difficult
    digital, dimmer, dirty, discreet, distant, distinct, distinctive, diurnal, diverse
    domestic, dramatic, drier, due, dull, dumb, durable, dynamic, each, eager, earlier
    early, easier, easiest, easy, eco-friendly, economic, edible, effective, efficient
    effortless, elastic, elderly, electric, electronic, elegant, eligible, emotional
    endangered, endless, energetic, english, enhanced, enjoyable, enormous, ergonomic
    essential, eternal, ethical, ethnic, even, everyday, exact, excellent, exceptional
    exciting, exclusive, existing, exotic, expensive, experimental, expert, explicit
    extended, extensive, external, extra, extraordinary, extreme, fabulous, fair, faithful
    familial, familiar, famous, fancy, fantastic, far, faster, fastest, federal, fermented
    fewer, fierce, final, financial, finer, fiscal, fitter, flat, flexible, floral, fluffy
    fluid, foggy, fond, foreign, formal, former, fragile, fragrant, fraternal, fresh
    fresher, freshest, friendlier, friendly, frozen, full, full-page, full-screen
    full-size, full-text, fuller, fun, functional, fundamental, funny, fuzzy, gaseous
    genealogical, gentle, genuine, geographic, geriatric, giant, global, glorious, golden
    good, gorgeous, graceful, gradual, grand, graphic, great, greater, greatest, green
    grey, grilled, gross, guided, half, handier, handmade, hands-free, handy, happier
    happy, haptic, hard, harder, harmful, harmonic, harsh, hassle-free, healthier
    healthiest, healthy, heavy, helpful, herbal, hidden, high, high-contrast, high-quality
    high-resolution, higher, highest, historic, historical, holiday, holistic, honest
    horizontal, hot, hotter, hourly, huge, human, humid, hungry, hybrid, hydraulic, hyper
    iconic, icy, ideal, identical, illegal, immediate, immersive, imperial, important
    impossible, impressive, improved, inactive, inclusive, incoming, incredible
    independent, indie, indigenous, individual, indoor, industrial, inexpensive, infinite
    informal, informative, initial, inner, innovative, instant, instantaneous, intelligent
    intense, interactive, interesting, intermediate, internal, international, intimate
    intricate, intuitive, invasive, invisible, irregular, joint, judicial, juicy, junior
    just, kind, known, large, larger, largest, late, later, latest, latter, lazy, leading
    leaner, leftover, legal, less, lesser, lifelong, lighter, lightest, lightweight
    likely, linear, literary, little, lively, local, logical, lonely, long, longer
    longest, loose, lost, loud, louder, lovely, low-light, low-power, lowest, loyal, lucky
    lunar, luxurious, magic, magical, magnetic, magnificent, main, major, manual, many
    marine, marital, marvelous, massive, maternal, maximum, mechanical, medical, medieval
    medium, melodic, mental, messy, migratory, mild, mini, minimal, minimum, minor
    missing, mobile, modern, modular, molten, monetary, monthly, moral, more, most, multi
    multilingual, multiple, municipal, musical, mutual, mysterious, naked, narrower, nasty
    national, native, natural, nautical, nearby, nearest, neat, necessary, negative
    nervous, neutral, new, newer, newest, next, nice, nightly, nocturnal, noisy, normal
    notable, nutritious, obvious, occasional, odd, official, offline, older, oldest
    ongoing, online, only, optical, optimal, optional, oral, orange, orbital, ordinary
    organic, organized, original, other, outdoor, outer, outgoing, outstanding, overall
    overdue, overlooked, painless, pale, parallel, parental, partial, particular, past
    paternal, patient, peaceful, peak, pediatric, perfectly, permanent, persistent
    personal, personalised, personalized, philosophical, photographic, photorealistic
    physical, pickled, pink, plain, pleasant, plus, polar, polite, political, poor
    popular, portable, positive, possible, postnatal, powerful, practical, precious
    precise, predictive, preferred, premium, prenatal, prettier, pretty, previous, pricey
    primary, prior, private, pro, productive, professional, profound, programmable, proper
    protective, proud, psychological, public, pure, purple, quarterly, quick, quicker
    quickest, quieter, quietest, radial, rainy, random, rapid, rare, raw, ready, real
    real-time, realistic, reasonable, recent, recommended, rectangular, red, refined
    refreshed, regional, regular, related, relevant, reliable, religious, remarkable
    remote, removable, renewed, repeated, responsive, rhythmic, rich, richer, ripe
    roasted, robotic, robust, romantic, rounder, routine, royal, rural, sacred, sad, safe
    safer, safest, same, scarce, scary, scenic, scheduled, scientific, seamless, seasonal
    secondary, secret, selective, senior, sensible, sensitive, sequential, serene, serious
    several, severe, shared, sharper, sharpest, shiny, short-term, shorter, shortest, sick
    significant, silent, silly, similar, simple, simpler, simplest, sincere, skilled
    sleek, slimmer, slower, small, smaller, smallest, smart, smarter, smartest, smoother
    smoothest, snappier, snappy, snowy, social, soft, softer, solar, solid, sophisticated
    sore, sour, spacious, spatial, special, specific, spectacular, spherical, spicy
    spiritual, splendid, spontaneous, stable, standard, static, steamed, stellar, sticky
    stormy, strange, strategic, strict, strong, stronger, strongest, stunning, stylish
    subtle, suburban, sudden, sufficient, suitable, sunny, super, superb, superior, sure
    surgical, surprising, sustainable, sweet, sweeter, swift, symmetric, synced
    systematic, tactile, talented, tall, taller, tasty, technical, temporal, temporary
    tender, terrible, thermal, thick, thicker, thinner, thorough, thoughtful, thrilling
    tidier, tight, tiny, tired, tonal, tough, toxic, traditional, transparent, trendy
    triangular, tribal, tricky, truer, trusted, twin, typical, ultimate, ultra, ultra-fast
    unable, unclear, uncommon, underwater, unexpected, unified, unique, universal, unknown
    unlikely, unlimited, unpaid, unread, unsaved, unusual, unwanted, upcoming, updated
    upper, upright, urban, urgent, usable, used, useful, useless, usual, vague, valid
    valuable, various, vast, vegan, vegetarian, verbal, versatile, vertical, vibrant
    vintage, violent, virtual, visible, visual, vital, vivid, vocal, vulnerable, wacky
    warmer, weak, wealthy, wearable, weekly, weird, well-known, whole, wicked, wide, wider
    wild, windy, wireless, wise, wonderful, wooden, world-class, worldwide, worse, worst
    worthy, wrong, yearly, yellow, young, younger, youngest, yummy
    """
}
