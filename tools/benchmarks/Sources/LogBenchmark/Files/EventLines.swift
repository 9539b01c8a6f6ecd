import SwivelModel
import Workload

/// Events as lines of JSON, as printed by Swivel, but without sequence numbers.
struct EventLines {
  private(set) var text = ""
  private var screens: [UInt16: String] = [:]

  init(_ events: some Sequence<Event>) {
    for event in events { add(event) }
  }

  /// The events of a recording, with the page's name in each event about a page.
  init(_ recording: NamedRecording) {
    for event in recording.events {
      if case .controller(.controller(let controller, _, let name)) = event.kind {
        screens[controller.rawValue] = name.flatMap { recording.vocabulary.names[$0] }
      } else {
        add(event)
      }
    }
  }

  private mutating func add(_ event: Event) {
    guard let schema = EventSchema.known(code: event.record.code) else {
      preconditionFailure("the workload has kinds that Swivel knows")
    }
    text += "{\"t\":\(event.instant.rawValue),\"kind\":\"\(schema.name)\""
    for (index, field) in schema.fields.enumerated() {
      guard let value = value(event.record[index], field.type, of: event) else { continue }
      text += ",\"\(field.name)\":\(value)"
    }
    if let screen = event.kind.page.flatMap({ screens[$0.rawValue] }) {
      text += ",\"screen\":\"\(screen)\""
    }
    text += "}\n"
  }

  private func value(_ number: UInt32, _ type: FieldType, of event: Event) -> String? {
    if type.rawValue.hasSuffix("?") {
      let type = FieldType(rawValue: String(type.rawValue.dropLast()))
      return number == 0 ? nil : value(number - 1, type, of: event)
    }
    return switch type {
    case .bool: number == 0 ? "false" : "true"
    case .cause: "\(event.sequence - UInt64(number))"
    case .phase: Self.word(UInt8(number), Phase.init)
    case .orientation: Self.word(UInt8(number), InterfaceOrientation.init)
    case .deviceOrientation: Self.word(UInt8(number), DeviceOrientation.init)
    case .mask: Self.mask(number)
    default: "\(number)"
    }
  }

  private static func word<Value>(_ number: UInt8, _ make: (UInt8) -> Value?) -> String {
    make(number).map { "\"\($0)\"" } ?? "\(number)"
  }

  private static func mask(_ number: UInt32) -> String {
    let words = (UInt8(1)...4).filter { number >> (UInt32($0) - 1) & 1 == 1 }
      .map { word($0, InterfaceOrientation.init(rawValue:)) }
    return "[" + words.joined(separator: ",") + "]"
  }
}

extension Event.Kind {
  /// The page that is to be shown, for events about one.
  fileprivate var page: ControllerID? {
    switch self {
    case .navigation(.willShow(_, let page, _, _)), .navigation(.didShow(_, let page)),
      .hierarchy(.childAdded(_, let page)), .hierarchy(.childSelected(_, let page)),
      .presentation(.presentBegan(_, let page, _)):
      page
    default: nil
    }
  }
}
