extension Tips {
  /// An input of a rule: a parameter or an event (TipKit 26 reference).
  public protocol RuleInput<Value>: Sendable {
    /// The type of the closure's parameter: the parameter's value, or the event.
    associatedtype Value

    /// The definition of the input for the datastore.
    var inputDefinition: RuleInputDefinition { get }

    /// Returns the argument of a native closure during an evaluation.
    ///
    /// - Throws: An error when a stored value does not match the input's type.
    func value(in scope: RuleScope) throws -> Value
  }
}

/// The definition of a rule's input for the datastore.
public struct RuleInputDefinition: Sendable {
  /// The kind of input: a parameter or an event.
  package enum Kind: Hashable, Sendable {
    case parameter(ParameterDefinition)
    case event(EventDefinition)
  }

  package let kind: Kind
  /// The type of the parameter's value, or of the event's payloads.
  package let valueType: any (Decodable & Sendable).Type

  var tree: RuleExpression {
    switch dependency {
    case .parameter(let id): .parameter(id)
    case .event(let id): .donations(event: id)
    }
  }

  package var dependency: RuleDependency {
    switch kind {
    case .parameter(let definition): .parameter(definition.id)
    case .event(let definition): .event(definition.id)
    }
  }
}

/// Inputs are compared as a datastore knows them, without the type.
extension RuleInputDefinition: Hashable {
  /// Returns whether two inputs have the same definition.
  public static func == (left: RuleInputDefinition, right: RuleInputDefinition) -> Bool {
    left.kind == right.kind
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension Tips.Parameter: Tips.RuleInput {
  /// The parameter's id, type and initial value.
  public var inputDefinition: RuleInputDefinition {
    .init(kind: .parameter(definition), valueType: Value.self)
  }

  /// Returns the current value, or the initial one before the first write.
  ///
  /// A value that is stored as another type gives the initial value (D43).
  public func value(in scope: RuleScope) throws -> Value {
    guard let stored = scope.value(ofParameter: id) else { return initialValue }
    do {
      return try stored.decode(as: Value.self)
    } catch is DecodingError {
      return initialValue
    }
  }
}

extension Tips.Event: Tips.RuleInput {
  /// The type of the closure's parameter: the event itself.
  public typealias Value = Tips.Event<DonationInfo>

  /// The event's id and limit.
  public var inputDefinition: RuleInputDefinition {
    .init(kind: .event(definition), valueType: DonationInfo.self)
  }

  package var definition: EventDefinition { EventDefinition(id: id, limit: donationLimit) }

  /// Returns the event with the donations of the evaluation.
  public func value(in scope: RuleScope) throws -> Tips.Event<DonationInfo> {
    var event = self
    event.evaluatedDonations = donations(in: scope)
    return event
  }

  /// Returns the donations of a scope, without those whose payload does not match the type.
  package func donations(in scope: RuleScope) -> [Donation] {
    scope.donations(ofEvent: id).compactMap { stored in
      // A payload with an older format cannot be decoded, and must not affect other donations.
      guard let info = try? (stored.info ?? .object([:])).decode(as: DonationInfo.self) else {
        return nil
      }
      return Donation(date: stored.date.date, info: info, readDate: scope.now.date)
    }
  }
}
