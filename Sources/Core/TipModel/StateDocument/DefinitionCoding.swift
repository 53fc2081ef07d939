extension GroupDefinition: StoredObject {
  package static let coding = ObjectCoding<GroupDefinition>(
    .required("priority", \.priority, .choice),
    .required("tips", \.members, .list(of: .text)),
    .optional("unused", \.isInUse, .opposite, default: true),
    make: GroupDefinition.init)
}

extension ToolTipDefinition: StoredObject {
  package static let coding = ObjectCoding<ToolTipDefinition>(
    .required("id", \.id, .text),
    .optional("text", \.text, .text),
    .optional("control", \.control, .text),
    .flag("asksDelegate", \.asksDelegate),
    .optional("disabled", \.isEnabled, .opposite, default: true),
    .written("platform", \.platform, .choice, default: .macOS),
    make: ToolTipDefinition.init)
}

extension ParameterDefinition: StoredObject {
  package static let coding = ObjectCoding<ParameterDefinition>(
    .required("id", \.id, .text),
    .required("type", \.type, .text),
    .optional("initialValue", \.initialValue, .any, default: .null),
    .flag("transient", \.isTransient),
    make: ParameterDefinition.init)
}

/// A parameter of the datastore without its id: the definition, if known, and the written value.
extension ParameterRecord: StoredObject {
  /// A value that is present and null was written as nil.
  package static let coding = ObjectCoding<ParameterRecord>(
    .part(\.definition, ParameterDefinition.coding, besides: "id"),
    .optional("value", \.value, .any),
    .optional("written", \.written, .date),
    make: ParameterRecord.init)
}

extension HistoryEntry: StoredObject {
  package static let coding = ObjectCoding<HistoryEntry>(
    .required("date", \.date, .date),
    .optional("actor", \.actor, .choice, default: .app),
    .required("event", \.event, .text),
    .optional("subject", \.subject, .text, default: ""),
    .optional("detail", \.detail, .text, default: ""),
    .flag("forced", \.isForced),
    make: HistoryEntry.init)
}
