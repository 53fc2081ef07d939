import TipModel

/// The layout of a datastore's file.
enum Schema {
  /// Marks a file as a datastore: the letters `TipC`.
  static let applicationID: Int64 = 0x5469_7043

  /// Small pages: a datastore has few rows in many tables.
  static let pageSize = 1024

  /// The versions of the files that no released version wrote, which are refused.
  static let unreleased = 1...6

  /// Prepares a new file for the migrations.
  static let creation = """
    PRAGMA page_size = \(pageSize);
    PRAGMA application_id = \(applicationID);
    """

  /// All steps from an empty file to the newest version.
  ///
  /// Steps are added, never changed. The tables of the kinds of facts are there before, so a new
  /// kind needs a step without statements. A new member of a stored object needs one too: earlier
  /// versions refuse unknown members, and must refuse the file instead.
  static let migrations = [Migration(name: "All tables", script: tables)]

  private static let tables = """
    CREATE TABLE datastore (
      -- What is known of the whole, in one row.
      id INTEGER PRIMARY KEY CHECK (id = 1),
      display_frequency INTEGER NOT NULL, -- the app's own, in milliseconds
      frequency_origin TEXT, -- what it counts from: NULL for the display, or dismissal
      overrides TEXT NOT NULL, -- JSON: what is forced from outside of the app
      clock TEXT, -- JSON: the clock that is forced from outside of the app
      receipt TEXT, -- JSON: what the last configure applied
      origin TEXT NOT NULL, -- the name of the device; a copy of the file has the same one
      resets TEXT NOT NULL, -- JSON: up to when resets have erased what happened
      checksum INTEGER, -- of the columns above
      next_sequence INTEGER NOT NULL, -- of the next donation, if the donations do not imply it
      version INTEGER NOT NULL, -- grows with each change of tip_records
      facts_revision INTEGER NOT NULL, -- grows with each commit of more than donations
      donations_revision INTEGER NOT NULL, -- grows with each change of stored donations
      row_count INTEGER NOT NULL, -- of facts, so that a missing row is noticed
      block_count INTEGER NOT NULL, -- of donations
      counters_checksum INTEGER -- of the numbers above
    );
    INSERT INTO datastore
    VALUES (1, 0, NULL, '{}', NULL, NULL, '', '{}', NULL, 1, 0, 0, 0, 0, 0, NULL);

    CREATE TABLE donation_kinds (
      id INTEGER PRIMARY KEY,
      event TEXT NOT NULL,
      info TEXT, -- JSON: the payload; NULL for none
      checksum INTEGER
    );

    CREATE TABLE donation_blocks (
      -- Donations, packed: the view donations_readable lists them.
      block INTEGER PRIMARY KEY, -- holds the sequences from block * \(DonationBlock.span) on
      donations BLOB NOT NULL, -- for each: the steps of sequence and date, and the kind
      checksum INTEGER -- of the numbers, without space at the end
    );

    CREATE TABLE history (
      number INTEGER PRIMARY KEY,
      date INTEGER NOT NULL, -- milliseconds since 1970, UTC
      actor TEXT NOT NULL, -- app or tipctl
      event TEXT NOT NULL,
      subject TEXT NOT NULL, -- a tip, parameter or event; empty for the whole
      detail TEXT NOT NULL,
      forced INTEGER NOT NULL, -- 1 under an override, when it does not count
      checksum INTEGER
    );

    CREATE TABLE operations (
      -- What commands have changed, so that it can be taken back.
      number INTEGER PRIMARY KEY,
      date INTEGER NOT NULL, -- milliseconds since 1970, UTC
      command TEXT NOT NULL, -- as it was typed
      undone INTEGER NOT NULL, -- 1 when it was taken back
      difference TEXT NOT NULL, -- JSON: the entries before and after
      checksum INTEGER
    );

    CREATE VIEW history_readable AS
    SELECT number, strftime('%Y-%m-%dT%H:%M:%fZ', date / 1000.0, 'unixepoch') AS date,
      actor, event, subject, detail, forced
    FROM history;

    \(DonationBlock.view)
    """
}

extension FactKind {
  /// Creates the table of the kind, whose rows have the same columns as the rows of all others.
  var creation: String {
    let option = hasLongRows ? "" : " WITHOUT ROWID"
    return """
      CREATE TABLE IF NOT EXISTS \(table) (
        id TEXT PRIMARY KEY NOT NULL,
        record TEXT NOT NULL, -- JSON: \(contents)
        checksum INTEGER
      )\(option);
      """
  }
}
