extension LexiconText {
  // Names that keep their capitals in sentence case, in their own spelling; several words on a line
  // are one name. Words with inner capitals, with digits or all in capitals are names by a rule.
  // "+": a plain word that is also the name of an app or of a place in an app; it may have a
  // capital. About 270 entries: systems, services, common features, days and months, languages.
  static let names = """
    Apple
    Siri
    Safari
    Google
    Android
    Windows
    Microsoft
    Amazon
    Alexa
    Spotify
    Netflix
    Facebook
    Instagram
    Twitter
    Slack
    Dropbox
    Gmail
    Outlook
    Excel
    Word +
    Zoom
    Discord
    Twitch
    Steam +
    Reddit
    Pinterest
    Telegram
    Signal +
    Skype
    Bluetooth
    Wi-Fi
    Ethernet
    Internet
    Mac
    Linux
    Unix
    Python
    Swift
    Java
    Markdown
    Unicode
    Morse
    Braille
    Celsius
    Fahrenheit
    Roman
    Latin
    English
    French
    German
    Spanish
    Italian
    Portuguese
    Dutch
    Chinese
    Japanese
    Korean
    Arabic
    Hebrew
    Hindi
    Russian
    Greek
    Turkish
    European
    American
    British
    Canadian
    African
    Asian
    Europe
    Africa
    Asia
    America
    Australia
    London
    Paris
    Tokyo
    Christmas
    Easter
    Halloween
    Thanksgiving
    Ramadan
    Hanukkah
    Diwali
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
    January
    February
    March +
    April
    May +
    June
    July
    August
    September
    October
    November
    December
    Earth +
    Sun +
    Moon +
    God
    Internet
    Watch +
    Photos +
    Maps +
    Music +
    Notes +
    Mail +
    Messages +
    Calendar +
    Reminders +
    Contacts +
    Settings +
    Files +
    Home +
    Health +
    Fitness +
    Wallet +
    News +
    Books +
    Podcasts +
    Weather +
    Stocks +
    Shortcuts +
    Clock +
    Camera +
    Phone +
    Finder +
    Dock +
    Preview +
    Pages +
    Numbers +
    Keynote
    Freeform
    Journal +
    Library +
    Favorites +
    Favourites +
    Inbox +
    Outbox +
    Trash +
    Archive +
    Drafts +
    Sent +
    Spam +
    Downloads +
    Documents +
    Desktop +
    Recents +
    Bookmarks +
    Today +
    Search +
    Explore +
    Discover +
    Profile +
    Account +
    Help +
    Privacy +
    Option +
    Command +
    Control +
    Shift +
    Return +
    Escape +
    Tab +
    Delete +
    Space +
    Enter +
    Home Screen
    Lock Screen
    Control Center
    Notification Center
    Dynamic Island
    Digital Crown
    Action Button
    App Store
    Apple Pay
    Apple Music
    Apple Watch
    Apple Pencil
    Apple Vision
    Apple Account
    Apple Intelligence
    Face ID
    Touch ID
    Dark Mode
    Light Mode
    Night Shift
    Night Mode
    Focus Mode
    Reading List
    Reader Mode
    Private Browsing
    Photo Library
    Photo Stream
    Live Photo
    Live Photos
    Live Text
    Live Activities
    Live Captions
    Live Listen
    Quick Look
    Quick Note
    Quick Actions
    Quick Start
    Mission Control
    Launch Pad
    Stage Manager
    Split View
    Slide Over
    Picture in Picture
    Time Machine
    Touch Bar
    Menu Bar
    Screen Time
    Screen Sharing
    System Settings
    System Preferences
    Activity Monitor
    Disk Utility
    Do Not Disturb
    Low Power Mode
    Airplane Mode
    Recently Deleted
    Recently Added
    Smart Folder
    Smart Folders
    Smart Stack
    Smart Album
    Spatial Audio
    Personal Hotspot
    Voice Memos
    Voice Control
    Find My
    Hide My Email
    Family Sharing
    Health App
    Emergency SOS
    Medical ID
    Always On
    Back Tap
    Assistive Touch
    Guided Access
    Magic Mouse
    Magic Keyboard
    Magic Trackpad
    Creative Cloud
    Google Drive
    Google Maps
    Google Calendar
    Android Auto
    Microsoft Teams
    Creative Commons
    New York
    New Year
    United States
    San Francisco
    Los Angeles
    Middle East
    North America
    South America
    """
}
