import TipModel

/// Facts, and what the rows say beyond them.
struct StoredFacts {
  var facts = Facts()
  var donations = DonationTable()
}
