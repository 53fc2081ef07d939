/// The receipt as a document, which ignores members that a newer version added.
extension Receipt: StoredObject {
  package static let coding = ObjectCoding<Receipt>(
    schema: schema, ignoresOthers: true,
    .required("applied", \.applied, .list(of: .object)),
    .required("warnings", \.warnings, .list(of: .object)),
    .required("unknownTips", \.unknownTips, .list(of: .object)),
    .required("ignored", \.ignored, .list(of: .choice)),
    .required("datastore", \.datastore, .text),
    .required("clock", \.clock, .date),
    .required("application", \.application, .text),
    .required("processIdentifier", \.processIdentifier, .wholeNumber),
    .required("notes", \.notes, .list(of: .text)),
    // Receipts of apps without alerts, of debug builds and of older versions have none.
    .list("alerts", \.alerts, of: .object),
    .flag("releaseBuild", \.isReleaseBuild),
    .optional("error", \.error, .text),
    make: Receipt.init)

  /// The version of the document.
  private static let schema = DocumentSchema(
    1, named: "receipt", isRequired: true, otherwise: remedy)
  private static let remedy = "Let the app configure again, which writes a new receipt"

  /// Reads a receipt's text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON, or not a receipt.
  package init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try self.init(storedValue: value)
    } catch {
      throw error.found(at: subject)
    }
  }

  /// Returns whether a text is a receipt, also one of a newer version.
  package static func isReceipt(_ text: String) -> Bool {
    do throws(TipControlError) {
      guard case .object(let members) = try StoredValue(json: text, subject: "receipt") else {
        return false
      }
      return ["schema", "applied", "datastore", "processIdentifier"].allSatisfy {
        members[$0] != nil
      }
    } catch {
      return false
    }
  }

  /// Reads a receipt's document and ignores unknown members.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a member is missing or cannot be
  ///   read, or a newer version wrote the document.
  package init(storedValue: StoredValue) throws(TipControlError) {
    try Self.schema.check(storedValue, at: "receipt")
    do throws(TipControlError) {
      try self.init(storedValue: storedValue, at: "receipt")
    } catch {
      throw TipControlError(
        error.code, subject: error.subject, reason: error.reason, suggestion: Self.remedy)
    }
  }
}

extension AppliedControl: StoredObject {
  package static let coding = ObjectCoding<AppliedControl>(
    ignoresOthers: true,
    .required("control", \.control, .choice),
    .required("value", \.value, .text),
    .required("source", \.source, .choice),
    .required("spelling", \.spelling, .text),
    make: AppliedControl.init)
}

extension ControlWarning: StoredObject {
  package static let coding = ObjectCoding<ControlWarning>(
    ignoresOthers: true,
    .required("source", \.source, .choice),
    .required("spelling", \.spelling, .text),
    .required("message", \.message, .text),
    make: ControlWarning.init)
}

extension UnknownTip: StoredObject {
  package static let coding = ObjectCoding<UnknownTip>(
    ignoresOthers: true,
    .required("name", \.name, .text),
    .required("control", \.control, .choice),
    .required("source", \.source, .choice),
    .required("spelling", \.spelling, .text),
    .written("nearest", \.nearest, .orNull(.text), default: nil),
    make: UnknownTip.init)
}

extension Receipt.SeenAlert: StoredObject {
  package static let coding = ObjectCoding<Receipt.SeenAlert>(
    ignoresOthers: true,
    .required("id", \.id, .text),
    .required("button", \.button, .text),
    .required("answeredBy", \.answeredBy, .choice),
    .written("spelling", \.spelling, .orNull(.text), default: nil),
    .required("count", \.count, .wholeNumber),
    make: Receipt.SeenAlert.init)
}
