extension LexiconText {
  // Nouns that are not verbs, in the singular where there is one. A title that begins with one of
  // them names a thing instead of an action. Plurals are derived. About 1,800 entries: the features
  // of apps, and the things that apps are about.
  static let nouns = """
    ability, accessibility, accessory, accordion, accuracy, achievement, acronym, actions
    actor, actress, adapter, add-on, addition, adult, adventure, advertisement, advice
    agenda, agent, agreement, airline, airplane, airport, alarm, album, algorithm
    allergen, allergy, alley, allowance, alphabet, altitude, aluminum, ambience, ambulance
    amount, analysis, analytics, anatomy, ancestor, angle, animal, animation, anniversary
    annotation, antenna, anthem, anyone, anything, apartment, app, appearance, appetite
    appetizer, apple, appliance, application, appointment, approval, apron, aquarium
    archaeology, area, arena, army, aroma, arrangement, arrival, arrow, art, article
    artist, artwork, aspect, asset, assignment, assistance, assistant, astronomy, athlete
    atlas, atmosphere, attachment, attendance, attendee, attention, attic, attitude
    attraction, audience, audio, audiobook, aurora, authority, autosaving, autumn, avatar
    avenue, aviary, awareness, axis, baby, backdrop, background, backpack, backup
    backyard, bacon, bakery, balcony, ball, ballad, ballet, balloon, ballot, banana, band
    bandwidth, banner, barcode, barometer, baseball, baseline, basement, basics, basil
    basket, basketball, bass, bath, bathroom, battery, beach, bean, bed, bedroom, bedtime
    bee, behavior, bell, belt, beta, betrayal, beverage, bible, bikini, biography, biology
    bird, birdbath, birders, birdfeeder, birdsong, birth, birthday, biscuit, bitrate
    blanket, blazer, blender, blood, blossom, blueprint, boat, body, bonus, border, boss
    botany, boundary, bouquet, boutique, boy, bracelet, bracket, brain, breadcrumb
    breakdown, breakfast, bride, brightness, brochure, broker, brother, browser, brunch
    bucket, buddy, buffet, building, built-ins, bulb, bulletin, burger, burglar, bus
    business, butterfly, cabin, cabinet, cable, cactus, cafe, cake, calculator, calendar
    calibration, calligraphy, calorie, camera, campaign, campfire, camping, campsite
    campus, candy, canvas, capability, capacity, car, carbon, cardio, career, cargo
    carousel, carpet, carrier, carrot, cartoon, cashback, category, cathedral, cauldron
    ceiling, celebration, celebrity, cell, cellar, cellular, cemetery, census, century
    ceramic, ceremony, certificate, chair, chamber, champagne, chapter, character, charity
    checklist, checkout, checkup, cheese, chef, chemistry, chess, chicken, child
    childhood, children, chocolate, choice, choir, cholesterol, chord, chore, chorus
    church, cinema, city, class, classroom, clay, clef, client, cliff, climate, clinic
    clipboard, closet, clothes, clothing, clutter, cocktail, coffee, collaboration
    collaborator, collection, collector, college, colony, column, comedy, community
    companion, company, compartment, compass, competition, compiler, complexity, component
    composer, composition, computer, concept, concert, concierge, conclusion, conference
    confidence, configuration, confirmation, connection, connectivity, connector, console
    constellation, container, content, context, conversation, conversion, cookbook, cookie
    copilot, core, corner, countdown, coupon, courier, cousin, cow, creation, creativity
    creator, creature, crew, cricket, crisis, crosshair, crossword, crowd, crypto, crystal
    cuisine, culture, cup, curiosity, currency, cursor, customer, customization
    cyberspace, cyclist, dancer, darkmode, darkroom, dashboard, data, database, dataset
    dawn, day, daylight, deadline, death, decade, decimal, decision, decor, decoration
    decoy, deer, definition, degree, delicacy, delivery, demo, denial, density, dentist
    department, departure, dependency, depth, description, desert, desk, desktop, dessert
    destination, detection, detective, detector, developer, development, device, diabetes
    diagnosis, diagnostics, dialog, diameter, diamond, diary, dictation, dictionary
    difference, difficulty, dimension, dinner, dinosaur, diploma, direction, directory
    disability, disc, discovery, discussion, disk, dismissal, dispatcher, disposal
    distance, district, divider, doctor, documentation, dog, doll, dollar, dolphin, domain
    door, doorbell, dosage, downtime, dozen, dragon, drama, drawer, drawing, driver
    driveway, drone, drop-off, drummer, dungeon, duo, duration, duty, eagle, earbuds
    earnings, earphones, earth, earthquake, east, eclipse, ecology, economy, ecosystem
    edition, editor, education, efficiency, effort, egg, elbow, election, electricity
    elegance, element, elephant, elevation, elevator, emergency, emission, emoji, emoticon
    emotion, emperor, employee, employer, encryption, encyclopedia, enemy, energy, engine
    entertainment, enthusiast, entrance, entry, envelope, environment, equal, equality
    equalizer, equation, equipment, era, eraser, essay, essentials, event, evidence
    evolution, examination, example, exception, excitement, exhibition, expiration
    explorer, explosion, exposure, expression, extension, extras, eyebrow, fabric, facade
    facility, fact, faction, factory, fairy, faith, falcon, family, farmer, fashionista
    father, faucet, fauna, favicon, feedback, feeder, feelings, fern, festival, fever
    fiber, fiction, finale, finch, finder, fireplace, firework, firmware, fitness
    flashcard, flashlight, flight, flora, florist, flour, flower, flute, flyer, flyout
    flyover, folder, folklore, follow-up, font, food, foot, football, footprint, footwear
    forest, formula, fortune, forum, foundation, fountain, foyer, fraction, fracture
    fragment, fragrance, framework, freedom, freezer, frequency, fridge, friend
    friendship, frog, front, fruit, fungus, fur, furniture, future, gadget, galaxy
    gallery, gallon, gamer, gamma, gap, garage, garbage, garden, gardener, garment, gas
    gateway, gear, gem, gender, gene, genealogy, genre, geography, geology, geometry
    giraffe, girl, girlfriend, glacier, glasses, glossary, glove, gluten, goal, god, gold
    goldfinch, golf, goods, gourmet, gradient, grain, grammar, grandparents, granola
    grass, gratitude, gravity, grid, grocery, growth, guardian, guest, guidance, guidebook
    guideline, guitar, guy, gym, habit, habitat, haiku, hair, hairstyle, hall, handbook
    handoff, handout, handwriting, happiness, hardware, harmony, hat, hawk, hazard
    headache, header, headphones, headquarters, headset, health, heartbeat, heartrate
    height, helicopter, helmet, hemisphere, herb, heritage, hero, heron, hiker, hiking
    hill, history, hobby, holdings, homepage, homescreen, homework, honey, horizon
    hormone, horoscope, horror, horse, hospital, hotel, hotkey, hour, household, housing
    how-to, hub, humidity, hummingbird, humor, hunger, hydration, hygiene, icon, idea
    identity, idiom, illness, illustration, imagination, immunity, improvement, inbox
    incident, income, infection, information, infrastructure, ingredient, initiative
    injury, inn, innovation, inscription, insect, insight, inspiration, installation
    installer, instance, instinct, instruction, instructor, instrument, insulin, insurance
    intelligence, intensity, intention, interaction, interface, interior, internet
    intersection, interval, intro, introduction, inventory, investment, investor
    invitation, island, item, itinerary, ivory, jacket, jacuzzi, jeans, jewelry, job
    journalist, joy, jungle, junk, jury, justice, karaoke, kayak, kernel, kettle, keyboard
    keychain, keystroke, kid, kilometer, kindness, king, kingdom, kitchen, kitten, knee
    knife, knob, know-how, knowledge, laboratory, ladder, lady, lake, lamp, landscape
    language, laptop, larynx, laser, laundry, law, lawn, lawyer, layout, leader
    leaderboard, leadership, leaflet, league, leather, legend, lemon, length, lens, lesson
    letter, lettuce, lexicon, liability, library, life, lifestyle, lifetime, lighthouse
    lightning, lightsaber, lineup, lion, lipstick, liquid, literature, liver, living
    lobby, location, locker, lockscreen, locksmith, logbook, logic, logo, loneliness
    lookback, loudness, loudspeaker, lounge, loyalty, luck, luggage, lunch, lung, lyric
    machine, macro, magazine, magnet, maid, mailbox, mailman, mainland, makeup, mall
    mammal, man, management, manager, manner, manuscript, marathon, margin, marina, marker
    marketplace, marriage, mat, material, math, mathematics, matrix, mattress, mayor
    meadow, meal, mean, meaning, measurement, meat, mechanic, mechanism, medal, media
    medication, medicine, medley, meetup, melody, member, membership, memo, memory, menu
    merchandise, merchant, metabolism, metadata, metal, meteor, meter, method, metric
    metronome, mic, microphone, microscope, microwave, midnight, migration, milestone
    military, millimeter, mindfulness, mineral, minimap, minion, minute, miracle, mistake
    mobility, mockup, mode, modem, module, mom, moment, money, monkey, monster, month
    monument, mood, moon, moonlight, morning, mortgage, mosque, mosquito, moth, mother
    motion, motivation, motor, motorcycle, mountain, mouse, mouth, movement, movie, mug
    multi-window, multimedia, multiplayer, multiview, muscle, museum, mushroom, music
    musician, mustard, mystery, myth, napkin, narrative, narrator, nation, nationality
    nature, navigation, near, neck, necklace, needle, neighbor, neighborhood, nephew
    nerve, nestling, newborn, news, newsfeed, newsletter, newspaper, night, night-light
    nightmare, nirvana, noise, noon, north, nose, nostalgia, notation, notebook
    notification, noun, novel, nutrient, nutrition, oak, oasis, oat, obituary, objective
    obligation, observation, observatory, obstacle, occasion, ocean, odometer, office
    officer, olive, omelet, onion, opera, operation, operator, opinion, opportunity
    opposition, option, orchard, orchestra, ordinance, organism, organization, organizer
    origami, origin, ornament, outdoors, outfielder, outlet, outlook, oven, overtime
    overview, owl, owner, oxygen, pacing, pain, palace, palette, palm, pancake, panda
    panorama, pantry, pants, paperwork, paradise, paragraph, parcel, parent, parentheses
    parking, parliament, parrot, participant, particle, passage, passenger, passion
    passkey, passport, password, pasta, pastry, path, patience, patio, pattern, pavement
    payment, payout, payroll, payslip, pea, peace, peach, pedestrian, pedometer, penguin
    people, percentage, perception, percussion, performance, perfume, period, permission
    person, persona, personality, personalization, perspective, phenomenon, philosophy
    photo, photographer, photography, phrase, phrasebook, physics, pianist, piano, pickup
    pigeon, pill, pillow, pizza, placeholder, placement, planet, planner, platform
    playback, player, playground, playlist, pleasure, plugin, plum, plumber, pocketbook
    poem, poet, poetry, poison, police, policy, politics, pollen, pollution, pond, popover
    population, popup, pork, portal, porter, portfolio, portrait, portrayal, possibility
    postcard, poster, posture, potato, potion, poultry, poverty, prairie, prayer
    preference, presence, presentation, presenter, preservation, president, principle
    printer, printout, priority, prison, privacy, privilege, prize, probability, problem
    procedure, producer, product, production, productivity, profession, professor
    proficiency, programmer, projection, pronunciation, property, proportion, proposal
    prose, prospect, protection, protein, protocol, proverb, proximity, proxy, psychology
    publication, publisher, pudding, pumpkin, pupil, purpose, purse, pyramid, python
    quality, quantity, queen, quota, quotient, rabbit, raccoon, radar, radio, radius
    railway, rainbow, raincoat, rainfall, randomness, raptor, rating, ratio, reactions
    readability, reader, reading, readout, reality, reason, receipt, receiver, reception
    recipe, recipient, recital, recommendation, recorder, recording, recreation, rectangle
    reduction, referral, reflection, reflex, refrigerator, refusal, region, registration
    rehearsal, relation, relationship, relative, religion, reminder, removal, renewal
    rental, replacement, replica, reproduction, reptile, republic, reputation, requirement
    reservation, resident, resolution, resource, response, restaurant, retail, retention
    retirement, retrieval, reunion, revenue, revision, revolution, rhythm, ribbon, rice
    rival, river, road, roadmap, robin, robot, role, rollover, romance, roof, room
    rooster, rose, roster, rotation, router, royalty, ruby, rug, rugby, ruler, rumor
    rundown, runner, runway, safari, safety, salad, salary, sale, salmon, salon, sandbox
    sandwich, satellite, satisfaction, sauce, saucer, sausage, savings, saxophone
    scenario, scene, scenery, scent, scholar, scholarship, science, scientist, scissors
    scooter, scoreboard, screenplay, screensaver, screentime, scripture, scrollbar
    sculpture, sea, seabird, seafood, secretary, section, sector, security, seeker
    selection, selfie, semester, seminar, sensation, sensitivity, sensor, sentence, sequel
    series, serum, server, session, setlist, setting, settings, setup, severity, shark
    sheep, sheet, shirt, shoe, shopper, shopping, shore, shoreline, short, shortcut
    shoulder, shoutout, showroom, shutter, shuttle, sibling, sickness, side, sidebar
    sidewalk, sightings, signature, signup, silver, similarity, simulator, singer, single
    sister, site, sitemap, situation, skater, skeleton, skill, skirt, sky, skyline, slider
    slideshow, slogan, smartphone, smartwatch, smoothie, snake, sneaker, snippet, snow
    snowfall, snowflake, sober, soccer, society, sock, socket, soda, sofa, software, soil
    soldier, solitude, solution, song, songbird, songbook, soundtrack, soup, south
    souvenir, spaceship, spaghetti, spam, sparrow, species, spectrum, speech, speedometer
    sphere, spider, spinach, spine, spirit, splitscreen, spoon, sport, spouse, spreadsheet
    squirrel, stability, stadium, stair, stakeholder, stamina, standby, standoff, starter
    startup, stat, statement, station, stationery, statistic, statue, status, steak
    stereo, sticker, still, stomach, stone, storage, story, storyteller, stove, stranger
    strategy, straw, strawberry, streak, street, strength, student, studio, stylist
    stylus, subject, submission, subscription, suburb, success, sudoku, sugar, suggestion
    suitcase, suite, summary, summer, summit, sun, sunflower, sunlight, sunrise, sunset
    supermarket, superpower, surgeon, surgery, surrounding, survival, suspect
    sustainability, swan, sweater, syllable, symbol, symmetry, sympathy, symphony, symptom
    synagogue, syndrome, synonym, syntax, synthesizer, syrup, system, tablecloth, tablet
    taco, takeaway, takeoff, tale, talent, task, tavern, taxi, tea, teacher, teammate
    teardown, technician, technique, technology, teenager, telephone, telescope
    television, temperature, template, temple, tempo, tenant, tennis, tent, terminal
    terminology, terrace, terrain, territory, terror, theater, thermometer, thermostat
    thing, thought, threshold, throat, throne, throwback, thrush, thumbnail, thunder, tide
    time-lapse, timeframe, timeline, timeout, timer, timestamp, timetable, tissue, to-do
    tobacco, today, toddler, toe, tofu, token, tomato, tomorrow, ton, tongue, tonight
    toolbar, toolbox, toolkit, tooth, toothbrush, topic, tornado, tortoise, tourist
    tournament, towel, tower, town, toy, tractor, tradition, traffic, tragedy, trainer
    trait, trajectory, transaction, transcript, transcription, translation, translator
    transmission, transparency, transportation, traveler, tray, treadmill, treatment, tree
    trial, triangle, tribute, trombone, trophy, trouble, trousers, truck, trumpet, trunk
    truth, tuition, tulip, tuna, turbine, turkey, turmeric, turnaround, turnip, turtle
    tutorial, twilight, typewriter, typography, umbrella, uncle, underwear, uniform, union
    unit, universe, university, upheaval, uploader, user, username, utensil, utility
    vaccination, vaccine, valley, vampire, van, variable, variation, variety, vegetable
    vehicle, vendor, venue, verb, verdict, verification, verse, vest, veterinarian
    viability, vibe, victim, victory, viewer, villa, village, vine, vinegar, violence
    violin, virus, visa, visibility, vision, visitor, visualization, vitality, vitamin
    vocabulary, vocals, volcano, volleyball, voltage, volume, voting, voucher, vowel
    waiter, waitlist, waitress, walkie-talkie, walkthrough, wallet, war, warbler, wardrobe
    warehouse, warnings, warranty, warrior, watchlist, waterfall, wavelength, waypoint
    wealth, weapon, wearables, web, webcam, webhook, weblog, webpage, website, wedding
    week, weekday, weekend, weightlifting, wellbeing, wellness, west, whale, wheat, wheel
    wheelchair, whiteboard, whitespace, widget, width, wife, wifi, wilderness, wildlife
    willow, window, wine, wing, winner, winter, wireframe, wisdom, wishlist, withdrawal
    wolf, woman, women, wood, woodpecker, wool, word, workaround, workbook, workflow
    workout, workplace, worksheet, workshop, workspace, world, worm, wrap-up, wreath, wren
    wrist, writer, yacht, yard, year, yearbook, yoga, yogurt, youth, zebra, zip-code
    zodiac, zoo
    """
}
