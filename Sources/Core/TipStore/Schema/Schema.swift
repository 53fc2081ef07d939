import TipModel

/// The layout of a datastore's file.
enum Schema {
  /// Marks a file as a datastore: the letters `TipC`.
  static let applicationID: Int64 = 0x5469_7043

  /// Small pages: a datastore has few rows in many tables.
  static let pageSize = 1024

  /// Prepares a new file for the migrations.
  static let creation = """
    PRAGMA page_size = \(pageSize);
    PRAGMA application_id = \(applicationID);
    """

  /// The tables that hold facts, except for the table with one row.
  static let tables = [
    "tips", "tip_records", "tip_groups", "tooltips", "alerts", "parameters", "events",
    "donation_kinds", "donation_blocks", "history", "devices",
  ]

  /// All steps from an empty file to the newest version; steps are added, never changed.
  static let migrations = [
    Migration(name: "Tips, parameters, donations", script: version1),
    Migration(name: "Operations, devices", script: version2),
    Migration(name: "Groups, processes", script: version3),
    Migration(name: "Tooltips, alerts", script: version4),
    Migration(name: "Revisions", script: version5),
    Migration(name: "Checksums", script: version6),
  ]

  /// The first version whose rows have checksums.
  static let firstWithChecksums = 6

  private static let version1 = """
    CREATE TABLE datastore (
      -- What is known of the whole, in one row.
      id INTEGER PRIMARY KEY CHECK (id = 1),
      next_sequence INTEGER NOT NULL, -- of the next donation, in the order of insertion
      display_frequency INTEGER NOT NULL, -- the app's own, in milliseconds
      overrides TEXT NOT NULL, -- JSON: what is forced from outside of the app
      clock TEXT, -- JSON: the clock that is forced from outside of the app
      receipt TEXT -- JSON: what the last configure applied
    );
    INSERT INTO datastore VALUES (1, 1, 0, '{}', NULL, NULL);

    CREATE TABLE tips (
      id TEXT PRIMARY KEY NOT NULL,
      definition TEXT NOT NULL -- JSON: texts, rules and options
    );

    CREATE TABLE tip_records (
      tip TEXT PRIMARY KEY NOT NULL,
      record TEXT NOT NULL -- JSON: what happened to the tip
    );

    CREATE TABLE parameters (
      id TEXT PRIMARY KEY NOT NULL, -- type and name: Backyard.isSignedIn
      definition TEXT, -- JSON: type and initial value, once the app has told them
      value TEXT, -- JSON; NULL for the initial value
      written INTEGER -- milliseconds since 1970, UTC
    ) WITHOUT ROWID;

    CREATE TABLE events (
      id TEXT PRIMARY KEY NOT NULL,
      donation_limit TEXT -- JSON; NULL for none
    ) WITHOUT ROWID;

    CREATE TABLE donation_kinds (
      id INTEGER PRIMARY KEY,
      event TEXT NOT NULL,
      info TEXT -- JSON: the payload; NULL for none
    );

    CREATE TABLE donation_blocks (
      -- Donations, packed: the view donations_readable lists them.
      block INTEGER PRIMARY KEY, -- holds the sequences from block * \(DonationBlock.span) on
      donations BLOB NOT NULL -- for each: the steps of sequence and date, and the kind
    );

    CREATE TABLE history (
      number INTEGER PRIMARY KEY,
      date INTEGER NOT NULL, -- milliseconds since 1970, UTC
      actor TEXT NOT NULL, -- app or tipctl
      event TEXT NOT NULL,
      subject TEXT NOT NULL, -- a tip, parameter or event; empty for the whole
      detail TEXT NOT NULL,
      forced INTEGER NOT NULL -- 1 under an override, when it does not count
    );

    CREATE VIEW history_readable AS
    SELECT number, strftime('%Y-%m-%dT%H:%M:%fZ', date / 1000.0, 'unixepoch') AS date,
      actor, event, subject, detail, forced
    FROM history;

    \(DonationBlock.view)
    """

  private static let version2 = """
    CREATE TABLE operations (
      -- What commands have changed, so that it can be taken back.
      number INTEGER PRIMARY KEY,
      date INTEGER NOT NULL, -- milliseconds since 1970, UTC
      command TEXT NOT NULL, -- as it was typed
      undone INTEGER NOT NULL, -- 1 when it was taken back and can be done again
      difference TEXT NOT NULL -- JSON: the entries before and after
    );

    CREATE TABLE devices (
      -- What happened to tips on other devices that were merged.
      origin TEXT PRIMARY KEY NOT NULL,
      record TEXT NOT NULL -- JSON: version, last reset, and the tips' records
    ) WITHOUT ROWID;

    -- Which device the datastore is; a copy of the file counts as the same one.
    ALTER TABLE datastore ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    -- Grows with each change of what happened to tips here.
    ALTER TABLE datastore ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
    -- JSON: up to when resets have erased what happened.
    ALTER TABLE datastore ADD COLUMN resets TEXT NOT NULL DEFAULT '{}';
    UPDATE datastore
    SET origin = lower(hex(randomblob(16))), version = (SELECT count(*) FROM tip_records);

    -- Up to when donations were deleted, in milliseconds since 1970, UTC.
    ALTER TABLE events ADD COLUMN deleted INTEGER;
    """

  private static let version3 = """
    CREATE TABLE tip_groups (
      key TEXT PRIMARY KEY NOT NULL, -- priority and members
      definition TEXT NOT NULL -- JSON: priority, members, and whether it is unused
    ) WITHOUT ROWID;

    CREATE TABLE processes (
      -- The centers that use the datastore; one that was killed stays until the next configure.
      owner TEXT PRIMARY KEY NOT NULL,
      report TEXT NOT NULL -- JSON: the process, and the controls of its own sources
    ) WITHOUT ROWID;
    """

  private static let version4 = """
    CREATE TABLE tooltips (
      id TEXT PRIMARY KEY NOT NULL,
      definition TEXT NOT NULL -- JSON: text, control, platform
    ) WITHOUT ROWID;

    CREATE TABLE alerts (
      id TEXT PRIMARY KEY NOT NULL,
      record TEXT NOT NULL -- JSON: the alert, its presentations, its suppression
    ) WITHOUT ROWID;

    -- What the display frequency counts from: NULL for the display, or dismissal.
    ALTER TABLE datastore ADD COLUMN frequency_origin TEXT;

    -- The view of older files took seconds for thousands of donations.
    DROP VIEW donations_readable;
    \(DonationBlock.view)
    """

  /// Since this version, blocks may end with space for more donations.
  ///
  /// `next_sequence` is stored only when the donations, which all have lower numbers, do not imply
  /// it.
  private static let version5 = """
    -- Grows with each commit that changes more than donations.
    ALTER TABLE datastore ADD COLUMN facts_revision INTEGER NOT NULL DEFAULT 0;
    -- Grows with each commit that changes stored donations, and not only adds new ones.
    ALTER TABLE datastore ADD COLUMN donations_revision INTEGER NOT NULL DEFAULT 0;

    -- The view of older files does not know of space at the end of blocks.
    DROP VIEW donations_readable;
    \(DonationBlock.view)
    """
  /// The checksums of the rows of older files are filled in by ``ChecksumMigration``.
  private static let version6 = """
    -- Of the other columns; a row that was changed by other means makes the file unusable.
    ALTER TABLE tips ADD COLUMN checksum INTEGER;
    ALTER TABLE tip_records ADD COLUMN checksum INTEGER;
    ALTER TABLE tip_groups ADD COLUMN checksum INTEGER;
    ALTER TABLE tooltips ADD COLUMN checksum INTEGER;
    ALTER TABLE alerts ADD COLUMN checksum INTEGER;
    ALTER TABLE parameters ADD COLUMN checksum INTEGER;
    ALTER TABLE events ADD COLUMN checksum INTEGER;
    ALTER TABLE donation_kinds ADD COLUMN checksum INTEGER;
    ALTER TABLE history ADD COLUMN checksum INTEGER;
    ALTER TABLE devices ADD COLUMN checksum INTEGER;
    ALTER TABLE processes ADD COLUMN checksum INTEGER;
    ALTER TABLE operations ADD COLUMN checksum INTEGER;
    ALTER TABLE datastore ADD COLUMN checksum INTEGER;
    -- Of the number of the block, and of the packed numbers without the space after them.
    ALTER TABLE donation_blocks ADD COLUMN checksum INTEGER;
    -- The rows of facts, and the blocks of donations, so that a missing one is noticed.
    ALTER TABLE datastore ADD COLUMN row_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE datastore ADD COLUMN block_count INTEGER NOT NULL DEFAULT 0;
    -- Of the numbers, which more commits change than the rest of the row.
    ALTER TABLE datastore ADD COLUMN counters_checksum INTEGER;
    """
}
