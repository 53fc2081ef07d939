import TestSupport
import Testing
import TipModel

/// A statement that another program runs on a datastore's file.
struct HostileRow: Sendable, CustomTestStringConvertible {
  let sql: String
  var testDescription: String { String(sql.prefix(120)) }

  /// Statements after which the file is corrupt.
  static let corrupt: [HostileRow] = statements.map(HostileRow.init)
  /// Statements with the reasons why the file is corrupt afterwards.
  static let named: [(HostileRow, String)] = reasons.map { sql, reason in
    (HostileRow(sql: sql), reason)
  }
  /// Statements after which the file is valid, with the greatest and the oddest values.
  static let extreme: [HostileRow] = extremes.map(HostileRow.init)

  private static let most = "9223372036854775807"
  private static let least = "-9223372036854775808"
  private static let deep =
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600)

  private static let statements: [String] =
    [
      "INSERT INTO donation_kinds VALUES (\(most), 'e', NULL)",
      "INSERT INTO donation_kinds VALUES (\(least), 'e', NULL)",
      "INSERT INTO donation_kinds VALUES (900, 'e', x'01')",
      "INSERT INTO donation_kinds VALUES (900, x'FF', NULL)",
      "INSERT INTO donation_kinds VALUES (900, 'e', '\(deep)')",
      "INSERT INTO donation_kinds VALUES (900, 'e', '1e999')",
      "INSERT INTO donation_kinds VALUES (0, 'e', NULL)",
      "INSERT INTO donation_kinds VALUES (9007199254740993, 'e', NULL)",
      "DELETE FROM donation_kinds",
      "INSERT INTO operations VALUES (\(most), 0, 'x', 0, '{}')",
      "INSERT INTO operations VALUES (-1, 0, 'x', 0, '{}')",
      "INSERT INTO operations VALUES (900, \(most), 'x', 0, '{}')",
      "INSERT INTO operations VALUES (900, 'soon', 'x', 0, '{}')",
      "INSERT INTO operations VALUES (900, 0, 'x', 2, '{}')",
      "INSERT INTO operations VALUES (900, 0, x'FFFE', 0, '{}')",
      "INSERT INTO history VALUES (\(most), 0, 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (\(least), 0, 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (4611686018427387905, 0, 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (900, \(least), 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (900, 253402300800000, 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (900, 0.5, 'app', 'e', '', '', 0)",
      "INSERT INTO history VALUES (900, 0, 'cat', 'e', '', '', 0)",
      "INSERT INTO history VALUES (900, 0, 'app', 'e', x'C0', '', 0)",
      "INSERT INTO history VALUES (900, 0, 'app', 'e', '', '', 'yes')",
      "UPDATE datastore SET next_sequence = \(most)",
      "UPDATE datastore SET next_sequence = \(least)",
      "UPDATE datastore SET next_sequence = 9007199254740994",
      "UPDATE datastore SET next_sequence = 'many'",
      "UPDATE datastore SET version = -1",
      "UPDATE datastore SET facts_revision = 'new'",
      "UPDATE datastore SET donations_revision = \(least)",
      "UPDATE datastore SET display_frequency = -1",
      "UPDATE datastore SET display_frequency = x''",
      "UPDATE datastore SET frequency_origin = 'moon'",
      "UPDATE datastore SET origin = x'00'",
      "UPDATE datastore SET overrides = '{\"tips\": 7}'",
      "UPDATE datastore SET clock = '{\"rate\": 1e400}'",
      "UPDATE datastore SET receipt = '\(deep)'",
      "UPDATE datastore SET resets = '{\"own\": \"99999-01-01\"}'",
      "UPDATE datastore SET resets = '{\"own\": \"1066-10-14T09:00:00Z\"}'",
      "UPDATE tips SET record = x'7B7D'",
      "UPDATE tips SET record = '{\"options\": {\"maxDisplayCount\": \"many\"}}'",
      "UPDATE tips SET record = 7",
      "UPDATE tip_records SET record = '{\"displayCount\": 99999999999999999999}'",
      "UPDATE tip_records SET record = '{\"displayCount\": -9223372036854775808}'",
      "UPDATE tip_records SET record = '{\"displayedSeconds\": -1}'",
      "UPDATE tip_records SET record = '{\"invalidation\": {\"reason\": \"bored\", "
        + "\"date\": \"2026-11-21\"}}'",
      "UPDATE parameters SET record = '{\"id\": \"p\", \"written\": \(most)}'",
      "UPDATE parameters SET record = '{\"id\": \"p\", \"written\": \"today\"}'",
      "UPDATE parameters SET record = '{\"id\": \"p\", \"value\": \(deep)}'",
      "UPDATE parameters SET record = '[]'",
      "UPDATE events SET record = '{\"limit\": {\"maximumCount\": -1}}'",
      "UPDATE events SET record = '{\"limit\": "
        + "{\"maximumCount\": 1, \"maximumAge\": \"days(99999999999999999999)\"}}'",
      "UPDATE events SET record = '{\"deleted\": \(least)}'",
      "UPDATE devices SET record = '{\"version\": -1}'",
      "UPDATE tip_groups SET record = '{}'",
      "UPDATE tooltips SET record = '{}'",
      "UPDATE alerts SET record = 'null'",
      "INSERT INTO processes VALUES ('x', '{\"identifier\": -1e300}')",
      "INSERT INTO donation_blocks VALUES (\(most), x'000000')",
      "INSERT INTO donation_blocks VALUES (\(least), x'000000')",
      "INSERT INTO donation_blocks VALUES (-1, x'000201')",
      "INSERT INTO donation_blocks VALUES (7, 'text')",
    ] + blocks.map { "UPDATE donation_blocks SET donations = x'\($0)'" }

  private static let blocks = [
    "FFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFF7F01",  // numbers of more than 64 bits
    "81FFFFFFFFFFFFFFFF7F0001",  // a sequence before the others
    "847F0001",  // a sequence in another block
    "0181FFFFFFFFFFFFFFFF7F01",  // a date that no text has
    "0100", "01", "8181", "00007F", "000081FFFFFFFFFFFFFFFF7F",
  ]

  private static let reasons: [(sql: String, reason: String)] = [
    (
      "INSERT INTO operations VALUES (900, 'soon', 'x', 0, '{}')",
      "the row 900 of operations has no date of the years 1600 to 9999 in operations.date"
    ),
    (
      "INSERT INTO operations VALUES (900, 0, 'x', 2, '{}')",
      "the row 900 of operations has no valid number in operations.undone"
    ),
    (
      "INSERT INTO history VALUES (900, 0, 'cat', 'e', '', '', 0)",
      "the row 900 of history has the unknown word \"cat\" in history.actor"
    ),
    (
      "INSERT INTO history VALUES (900, 0, 'app', 'e', x'C0', '', 0)",
      "the row 900 of history has no text in history.subject"
    ),
    (
      "INSERT INTO history VALUES (4611686018427387905, 0, 'app', 'e', '', '', 0)",
      "the row 4611686018427387905 of history has no valid number"
    ),
    (
      "UPDATE parameters SET record = '{\"id\": \"p\", \"written\": \"today\"}' "
        + "WHERE id = 'Backyard.name'",
      "parameters.record.written cannot be \"today\""
    ),
    (
      "UPDATE tips SET id = x'FF' WHERE id = (SELECT min(id) FROM tips)",
      "the row (bytes) of tips has no text in tips.id"
    ),
    (
      "UPDATE datastore SET next_sequence = 9007199254740994",
      "the row 1 of datastore has no valid number in datastore.next_sequence"
    ),
    ("DELETE FROM datastore", "\"datastore\" has 0 rows, not one"),
    ("INSERT INTO donation_kinds VALUES (0, 'e', NULL)", "0 follows 0 in donation_kinds"),
    (
      "INSERT INTO donation_kinds VALUES (9007199254740993, 'e', NULL)",
      "the row 9007199254740993 of donation_kinds has no valid number in donation_kinds.id"
    ),
    (
      "INSERT INTO donation_blocks VALUES (7, 'text')",
      "the row 7 of donation_blocks is not a block"
    ),
    (
      "UPDATE donation_blocks SET donations = x'01'",
      "the row 0 of donation_blocks cannot be unpacked, or does not have its checksum"
    ),
    ("UPDATE donation_blocks SET donations = x'00007F'", "donation_kinds lacks 127"),
    (
      // The start of a donation behind the others, which no checksum covers.
      "UPDATE donation_blocks SET donations = CAST(donations || x'01' AS BLOB)",
      "the row 0 of donation_blocks cannot be unpacked, or does not have its checksum"
    ),
    (
      "INSERT INTO donation_blocks VALUES (-1, x'000201')",
      "the row -1 of donation_blocks is not a block"
    ),
    (
      "CREATE TEMP TABLE copies AS SELECT * FROM donation_blocks; DROP TABLE donation_blocks; "
        + "CREATE TABLE donation_blocks (block, donations, checksum); "
        + "INSERT INTO donation_blocks SELECT * FROM copies; "
        + "INSERT INTO donation_blocks SELECT * FROM copies",
      "0 follows 0 in donation_blocks"
    ),
    (
      "DROP TABLE tips; CREATE TABLE tips (id, record, checksum); "
        + "INSERT INTO tips (id) VALUES (NULL)",
      "the row NULL of tips does not have its checksum"
    ),
  ]

  private static let extremes: [String] = [
    "UPDATE datastore SET display_frequency = \(most)",
    "UPDATE datastore SET next_sequence = 9007199254740993",
    "UPDATE datastore SET version = \(most)",
    "UPDATE datastore SET facts_revision = \(most), donations_revision = \(most)",
    "INSERT INTO operations VALUES (9007199254740992, 253402300799999, 'x', 0, '\(deep)')",
    "INSERT INTO operations VALUES (0, 0, 'x', 0, '{}')",
    "INSERT INTO history VALUES (0, 0, 'app', 'e', '', '', 0)",
    "INSERT INTO donation_kinds VALUES (9007199254740992, 'e', NULL)",
    "INSERT INTO operations VALUES (900, 0, 'x', 0, '{\"before\": {}, \"after\": {}}')",
    "INSERT INTO history VALUES (9007199254740992, -11676096000000, 'app', 'e', '', '', 1)",
    "UPDATE tip_records SET record = '{\"displayCount\": \(most), \"displayedSeconds\": 1e300, "
      + "\"firstDisplayed\": \"9999-12-31\", \"lastDisplayed\": \"9999-12-31T23:59:59.999Z\", "
      + "\"activeDisplays\": [{\"id\": \"a\", \"began\": \"1600-01-01\"}]}'",
    "UPDATE tip_records SET record = '{\"displayCount\": 1, \"firstDisplayed\": \"1600-01-01\", "
      + "\"activeDisplays\": [{\"id\": \"a\", \"began\": \"9999-12-31\"}]}'",
    "UPDATE devices SET record = '{\"version\": \(most), \"reset\": \"9999-12-31\"}'",
    "UPDATE events SET record = '{\"limit\": "
      + "{\"maximumCount\": \(most), \"maximumAge\": \"weeks(\(most))\"}}'",
    "UPDATE events SET record = '{\"limit\": "
      + "{\"maximumCount\": 1, \"maximumAge\": \"weeks(\(least))\"}}'",
    "UPDATE events SET record = '{\"deleted\": \"9999-12-31T23:59:59.999Z\"}'",
    "UPDATE parameters SET record = '{\"id\": \"p\", \"value\": 1e300, "
      + "\"written\": \"9999-12-31T23:59:59.999Z\"}'",
    "UPDATE parameters SET record = '{\"id\": \"p\", \"value\": \(least)}'",
    "UPDATE tips SET record = '{\"id\": \"FavoriteBackyardTip\", \"type\": \"T\", "
      + "\"title\": \"t\", \"rules\": [\"event(\\\"didFillFeeder\\\").donations.count > 1e300\", "
      + "\"event(\\\"didFillFeeder\\\").donations.donatedWithin(.weeks(\(most))).count >= "
      + "\(least)\"], \"options\": {\"maxDisplayCount\": \(most), "
      + "\"maxDisplayDuration\": 1e308}}' WHERE id = (SELECT min(id) FROM tips)",
  ]
}
