/// The title is always written, because a document may have an alert without one.
extension TipAlert: StoredObject {
  package static let coding = ObjectCoding<TipAlert>(
    .required("id", \.id, .text),
    .written("title", \.title, .text, default: ""),
    .optional("message", \.message, .text),
    .list("buttons", \.buttons, of: .object),
    .optional("intent", \.intent, .choice),
    .flag("informational", \.isInformational),
    .optional("undoable", \.isUndoable, .flag),
    .optional("textField", \.textField, .object),
    .optional("icon", \.icon, .text),
    .flag("caution", \.isCaution),
    .optional("accessory", \.accessory, .object),
    .flag("suppression", \.hasSuppression),
    .flag("help", \.hasHelp),
    .optional("scene", \.scene, .text),
    make: TipAlert.init)
}

extension TipAlert.Button: StoredObject {
  package static let coding = ObjectCoding<TipAlert.Button>(
    .required("title", \.title, .text),
    .optional("role", \.role, .choice, default: .plain),
    make: TipAlert.Button.init)
}

extension TipAlert.TextField: StoredObject {
  package static let coding = ObjectCoding<TipAlert.TextField>(
    .flag("secure", \.isSecure),
    .optional("placeholder", \.placeholder, .text),
    make: TipAlert.TextField.init)
}

extension TipAlert.Accessory: StoredObject {
  package static let coding = ObjectCoding<TipAlert.Accessory>(
    .required("height", \.height, .points),
    .optional("cornerRadius", \.cornerRadius, .points),
    make: TipAlert.Accessory.init)
}

/// An alert of a datastore, with its record.
extension AlertRecord: StoredObject {
  package static let coding = ObjectCoding<AlertRecord>(
    .required("alert", \.alert, .object),
    .optional("displayCount", \.displayCount, .count, default: 0),
    .optional("lastDisplayed", \.lastDisplayed, .date),
    .optional("suppressed", \.suppression, .object),
    .list("activeDisplays", \.activeDisplays, of: .object, unique: "id", \.id),
    .optional("pressed", \.pressed, .text),
    .list("presentations", \.presentations, of: .object),
    make: AlertRecord.init)
}

extension AlertRecord.Presentation: StoredObject {
  package static let coding = ObjectCoding<AlertRecord.Presentation>(
    .required("start", \.start, .date),
    .required("shown", \.shown, .date),
    make: AlertRecord.Presentation.init)
}

extension AlertRecord.Suppression: StoredObject {
  package static let coding = ObjectCoding<AlertRecord.Suppression>(
    .required("date", \.date, .date),
    .required("button", \.button, .text),
    make: AlertRecord.Suppression.init)
}
