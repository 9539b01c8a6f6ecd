package import SwivelModel

/// A difference from the recorded run.
package enum Change: Hashable, Sendable {
  /// A declaration replaces the corresponding ones of the run.
  case set(Declaration)
  /// Events do not happen.
  case drop(ClosedRange<UInt64>)
  /// An event happens before another one.
  case insert(Insertion)
}

/// An event that is inserted before another one.
package struct Insertion: Hashable, Sendable {
  /// The number of the event after it; one more than the last event's appends it.
  package let place: UInt64
  /// The event in the text form, without number and time.
  package let line: String

  package init(before place: UInt64, _ line: String) {
    (self.place, self.line) = (place, line)
  }
}

/// A declaration by a controller, the app or the environment from the start, whatever the run
/// declares.
package struct Declaration: Hashable, Sendable {
  /// The controllers of a declaration: all of a type, or one of them.
  package struct Target: Hashable, Sendable {
    /// The type name; `nil` for a controller that is identified by its handle alone.
    package let name: String?
    /// The handle; `nil` for all controllers of the name.
    package let controller: ControllerID?

    package init(name: String?, controller: ControllerID? = nil) {
      (self.name, self.controller) = (name, controller)
    }
  }

  /// A number of a record, and its replacement.
  struct Edit: Hashable, Sendable {
    let index: Int
    let number: UInt32
  }

  /// The declaration as typed.
  package let text: String
  /// The controllers that declare it; `nil` for the app and the environment.
  package let target: Target?
  /// The kind of the events that declare it.
  let kind: EventCode
  let edits: [Edit]
  /// For a fact with one event per entry, all entries; each is the first number of an event.
  var entries: [UInt32]?

  /// The other kinds of events that declare the same; they are ignored.
  var voidedKinds: [EventCode] { kind == .appMask ? [.appMaskForVisible, .appMaskForWindow] : [] }
}

extension [Change] {
  /// Checks that no two declarations set the same field to different values.
  package func checkAgreement() throws(ChangeError) {
    let declarations = compactMap(\.declaration)
    for (index, later) in declarations.enumerated() {
      guard let earlier = declarations[..<index].first(where: later.contradicts) else { continue }
      throw .contradiction(earlier.text, later.text)
    }
  }
}

extension [MatrixDimension] {
  /// Checks that dimensions are unique, and that no change sets what a dimension varies.
  package func checkAgreement(with changes: [Change]) throws(ChangeError) {
    let settings = changes.compactMap(\.declaration)
    for (index, dimension) in enumerated() {
      let kind = dimension.declarations.first?.kind
      if self[..<index].contains(where: { $0.name == dimension.name }) {
        throw .dimensionTwice(dimension.name)
      }
      if let setting = settings.first(where: { $0.kind == kind }) {
        throw .settledDimension(dimension.name, by: setting.text)
      }
    }
  }
}

extension Change {
  fileprivate var declaration: Declaration? {
    if case .set(let declaration) = self { declaration } else { nil }
  }
}

extension Declaration {
  fileprivate func contradicts(_ other: Declaration) -> Bool {
    guard kind == other.kind, target == other.target else { return false }
    return entries != other.entries
      || edits.contains { edit in
        other.edits.contains { $0.index == edit.index && $0.number != edit.number }
      }
  }
}
