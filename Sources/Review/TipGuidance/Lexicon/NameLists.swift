extension LexiconText {
  // Names that keep their capitals in sentence case, in their own spelling. Some have several
  // words. Words with inner capitals, with digits or all in capitals are names by a rule. "+": a
  // plain word that is also the name of an app or of a place in an app. It may have a capital.
  // About 270 entries: systems, services, common features, days and months, languages.
  static let names = """
    Apple, Siri, Safari, Google, Android, Windows, Microsoft, Amazon, Alexa, Spotify
    Netflix, Facebook, Instagram, Twitter, Slack, Dropbox, Gmail, Outlook, Excel, Word +
    Zoom, Discord, Twitch, Steam +, Reddit, Pinterest, Telegram, Signal +, Skype
    Bluetooth, Wi-Fi, Ethernet, Internet, Mac, Linux, Unix, Python, Swift, Java, Markdown
    Unicode, Morse, Braille, Celsius, Fahrenheit, Roman, Latin, English, French, German
    Spanish, Italian, Portuguese, Dutch, Chinese, Japanese, Korean, Arabic, Hebrew, Hindi
    Russian, Greek, Turkish, European, American, British, Canadian, African, Asian, Europe
    Africa, Asia, America, Australia, London, Paris, Tokyo, Christmas, Easter, Halloween
    Thanksgiving, Ramadan, Hanukkah, Diwali, Monday, Tuesday, Wednesday, Thursday, Friday
    Saturday, Sunday, January, February, March +, April, May +, June, July, August
    September, October, November, December, Earth +, Sun +, Moon +, God, Internet, Watch +
    Photos +, Maps +, Music +, Notes +, Mail +, Messages +, Calendar +, Reminders +
    Contacts +, Settings +, Files +, Home +, Health +, Fitness +, Wallet +, News +
    Books +, Podcasts +, Weather +, Stocks +, Shortcuts +, Clock +, Camera +, Phone +
    Finder +, Dock +, Preview +, Pages +, Numbers +, Keynote, Freeform, Journal +
    Library +, Favorites +, Favourites +, Inbox +, Outbox +, Trash +, Archive +, Drafts +
    Sent +, Spam +, Downloads +, Documents +, Desktop +, Recents +, Bookmarks +, Today +
    Search +, Explore +, Discover +, Profile +, Account +, Help +, Privacy +, Option +
    Command +, Control +, Shift +, Return +, Escape +, Tab +, Delete +, Space +, Enter +
    Home Screen, Lock Screen, Control Center, Notification Center, Dynamic Island
    Digital Crown, Action Button, App Store, Apple Pay, Apple Music, Apple Watch
    Apple Pencil, Apple Vision, Apple Account, Apple Intelligence, Face ID, Touch ID
    Dark Mode, Light Mode, Night Shift, Night Mode, Focus Mode, Reading List, Reader Mode
    Private Browsing, Photo Library, Photo Stream, Live Photo, Live Photos, Live Text
    Live Activities, Live Captions, Live Listen, Quick Look, Quick Note, Quick Actions
    Quick Start, Mission Control, Launch Pad, Stage Manager, Split View, Slide Over
    Picture in Picture, Time Machine, Touch Bar, Menu Bar, Screen Time, Screen Sharing
    System Settings, System Preferences, Activity Monitor, Disk Utility, Do Not Disturb
    Low Power Mode, Airplane Mode, Recently Deleted, Recently Added, Smart Folder
    Smart Folders, Smart Stack, Smart Album, Spatial Audio, Personal Hotspot, Voice Memos
    Voice Control, Find My, Hide My Email, Family Sharing, Health App, Emergency SOS
    Medical ID, Always On, Back Tap, Assistive Touch, Guided Access, Magic Mouse
    Magic Keyboard, Magic Trackpad, Creative Cloud, Google Drive, Google Maps
    Google Calendar, Android Auto, Microsoft Teams, Creative Commons, New York, New Year
    United States, San Francisco, Los Angeles, Middle East, North America, South America
    """

  // Nouns that end the names of features. After a word that is noun and verb alike, such as "Sleep"
  // or "Search", they show that the whole is a name: "Sleep Schedule", "Search Bar". A plus: also
  // after words that are mostly verbs. About 300 entries, from the names of features in apps of
  // many kinds.
  static let heads = """
    access, accuracy, achievements, actions, activity, alarm, alarms, album, alerts
    alignment +, almanac, analysis, analytics, app, area, assistant, backup, backups
    badge +, badges +, balance, bar +, basics, board, book, books, boost, box +, bubbles +
    button +, buttons +, cadence, calculator +, calendar, cards, catalog, catalogue
    center +, challenge, challenges, chart, charts, chat, chats, checklist, clips, coach
    codes, collection, collections, control, controls +, count +, counter +, counts
    dashboard +, deck, details, diagram, diary, directory +, display, distance, drawer +
    editor +, effects, entry, essentials +, experience +, faces, feature +, features +
    feed, field +, filters, finder +, folder, forecast, formats, forms, gallery, games
    generator +, gestures +, glossary, goals, graph, grid, group, groups, guide, guides
    handbook, handling, hardness +, height +, help, hints +, history +, hub +, icon +
    icons +, ideas +, improvements +, inbox, index, indicator +, info, insights
    integration +, interface +, intervals, inventory, itinerary, keyboard, keys +, layer
    layers, layout +, layouts +, leaderboard, ledger, level +, levels +, library, limit
    limits, links, list, lists, log, logs, makeover, maker +, manager +, map, maps, market
    matching, menu +, menus +, meter +, metrics, mix, mode +, modes +, monitor, mood
    notes, notifications, number, numbers, opacity +, options +, order, overlay
    overview +, pad, page, pages, palette +, panel +, party, pass, patterns, permissions
    picker +, places, plan, planner +, plans, playlist, plus, policy, port, positions
    preferences +, preset, presets, preview, previews, prices, privacy, pro, profile
    profiles, progress, prompts, quality +, queue, range, rankings, rate, rates, ratings
    reactions, reader, reading, recipes, recognition +, recommendations, recordings
    records, registry, reminder, reminders, replay, reports, results +, ring, rings, room
    rooms, roster, rules, scale, schedule, scheduler, schedules, scores, screen, search
    section +, selector, sensor +, series, service, services, session, sessions, sets
    settings +, setup +, sheet +, shelf +, shortcuts +, shots, sidebar, simulator +
    size +, sizes +, slider +, sound, sounds, space, spaces, speed +, stack, stacks
    station, statistics +, stats +, status +, stickers, store +, stories, streak, streaks
    studio +, style, styles, suggestions +, summaries, summary, support +, switcher +
    system +, tab +, table, tabs, tags, target, targets, teams, technology +, template
    templates, tester +, themes, thickness +, thread, threads, time, timeline, timer
    timers, times, tips +, tool +, toolbar +, tools +, tracker +, tracks, trail, trails
    trends, trip, tutorial +, type, types, updates +, upgrades +, utility +, vault
    version +, view +, viewer +, views, visualizer +, volume, wall, wallet, watch, widget
    widgets, width +, window, wizard +, workflow +, workspace +, zones
    """
}
