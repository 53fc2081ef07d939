import Testing
import TipModel

/// A feeder of a backyard, with a field of each kind.
private struct Feeder: StoredDocument, Equatable {
  struct Seed: StoredObject, Equatable {
    var name: String
    var grams: Int?

    static let coding = ObjectCoding<Seed>(
      .required("name", \.name, .text), .optional("grams", \.grams, .count), make: Seed.init)
  }

  var id: String
  var title = ""
  var visits = 0
  var owner: String?
  var isFull = false
  var isOpen = true
  var seeds: [Seed] = []
  var weights: [String: Seed] = [:]

  static let coding = ObjectCoding<Feeder>(
    schema: DocumentSchema(2, otherwise: "Write the feeder again"),
    .required("id", \.id, .text),
    .written("title", \.title, .text, default: ""),
    .optional("visits", \.visits, .count, default: 0),
    .optional("owner", \.owner, .text),
    .flag("full", \.isFull),
    .optional("closed", \.isOpen, .opposite, default: true),
    .list("seeds", \.seeds, of: .object, unique: "name", \.name),
    .table("weights", \.weights, .table(of: Seed.coding, named: "day")),
    make: Feeder.init)
}

@Suite("The coding of an object")
struct ObjectCodingTests {
  private func read(_ members: String) throws(TipControlError) -> Feeder {
    try Feeder(json: "{\"id\": \"north\"\(members)}", subject: "feeder.json")
  }

  @Test("leaves out defaults, and reads them back")
  func defaults() throws {
    let feeder = Feeder(id: "north")
    #expect(feeder.storedValue == ["schema": 2, "id": "north", "title": ""])
    #expect(try read("") == feeder)
    #expect(try read(#", "$schema": 5"#) == feeder, "the id of a schema is ignored")
  }

  @Test("writes each field under its key, and reads it back")
  func fields() throws {
    let feeder = Feeder(
      id: "north", title: "North", visits: 3, owner: "Ada", isFull: true, isOpen: false,
      seeds: [Feeder.Seed(name: "oats", grams: 5)],
      weights: [
        "monday": Feeder.Seed(name: "oats"), "friday": Feeder.Seed(name: "millet"),
        "tuesday": Feeder.Seed(name: "oats"), "sunday": Feeder.Seed(name: "hemp"),
        "saturday": Feeder.Seed(name: "oats"),
      ])
    #expect(
      feeder.storedValue == [
        "schema": 2, "id": "north", "title": "North", "visits": 3, "owner": "Ada", "full": true,
        "closed": true, "seeds": [["name": "oats", "grams": 5]],
        "weights": [
          ["day": "friday", "name": "millet"], ["day": "monday", "name": "oats"],
          ["day": "saturday", "name": "oats"], ["day": "sunday", "name": "hemp"],
          ["day": "tuesday", "name": "oats"],
        ],
      ])
    #expect(try Feeder(json: feeder.text, subject: "feeder.json") == feeder)
    #expect(try Feeder(text: feeder.text, subject: "feeder.json") == feeder)
  }

  @Test("has the keys of its fields, in their order")
  func keys() {
    #expect(
      Feeder.coding.keys == [
        "schema", "id", "title", "visits", "owner", "full", "closed", "seeds", "weights",
      ])
    #expect(Feeder.Seed.coding.named("name").keys == ["name", "grams"])
  }

  @Test(
    "names the path of what is invalid, and what to write",
    arguments: [
      (#", "visit": 3"#, "visit is an unknown member. Write \"visits\", or leave it out."),
      (
        #", "zeal": 1, "visit": 3, "yard": 2"#,
        "visit is an unknown member. Write \"visits\", or leave it out."
      ),
      (#", "visits": -1"#, "visits cannot be -1. Write a whole number of zero or more."),
      (#", "visits": {}"#, "visits cannot be an object. Write a whole number of zero or more."),
      (#", "visits": []"#, "visits cannot be a list. Write a whole number of zero or more."),
      (#", "schema": 3"#, "schema cannot be 3: this version reads schema 2. Read it with the"),
      (
        #", "schema": 1"#, "schema cannot be 1: this version reads schema 2. Write the feeder again"
      ),
      (#", "schema": "2""#, "schema cannot be \"2\". Write a whole number."),
      (#", "seeds": [{}]"#, "seeds[0].name is missing. Write text in double quotes."),
      (
        #", "seeds": [{"name": "a"}, {"name": "a"}]"#,
        "seeds[1].name cannot be \"a\", which seeds[0] already has. Join the two, or rename one."
      ),
      (#", "weights": [{"name": "a"}]"#, "weights[0].day is missing. Write text in double quotes."),
      (
        #", "weights": [{"day": "d", "name": "a", "qqqqqq": 1}]"#,
        "weights[0].qqqqqq is an unknown member. Known members are day, name, grams."
      ),
    ])
  func errors(members: String, message: String) {
    let error = #expect(throws: TipControlError.self) { try read(members) }
    #expect(
      error?.description.hasPrefix("feeder.json: \(message)") == true,
      "\(String(describing: error))")
  }

  @Test("names the document where it is invalid as a whole")
  func document() {
    let error = #expect(throws: TipControlError.self) {
      try Feeder(json: "[]", subject: "feeder.json")
    }
    #expect(error?.reason == "feeder.json: The document cannot be a list")
  }

  @Test("reads the fields in their order, so that the first invalid one is the error")
  func order() {
    let error = #expect(throws: TipControlError.self) {
      try read(#", "seeds": 1, "visits": "many""#)
    }
    #expect(error?.reason == "feeder.json: visits cannot be \"many\"")
  }
}
