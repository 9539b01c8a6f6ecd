import SwivelModel
import SwivelText

/// The relevant parts of a crash or error report: breadcrumbs and environment.
struct Report {
  /// The breadcrumbs of one run, in order.
  struct Trail {
    /// The path of the list in the report.
    let place: String
    var crumbs: [(value: ParsedValue, place: String)] = []
  }

  /// The lists of breadcrumbs.
  private(set) var trails: [Trail] = []
  /// The version of iOS.
  private(set) var system: SystemVersion?
  /// The identifier of the hardware.
  private(set) var model: String?
  /// The bundle identifier of the app.
  private(set) var app: String?

  /// The last device orientation known when the report was made, in the report's own word.
  private(set) var lastOrientation: String?

  // Standalone breadcrumbs, such as a replay's.
  private var single = Trail(place: "replay")

  /// Collects them from the values of a file.
  init(_ values: [ParsedValue]) throws(ImportError) {
    for (index, value) in values.enumerated() {
      try search(value, at: values.count == 1 ? "" : "[\(index)]")
    }
    if !single.crumbs.isEmpty { trails.append(single) }
  }

  private mutating func search(_ value: ParsedValue, at place: String) throws(ImportError) {
    switch value {
    case .object(let object): try search(object, at: place)
    case .array(let values):
      for (index, value) in values.enumerated() where value.isNested {
        try search(value, at: "\(place)[\(index)]")
      }
    case .null, .bool, .number, .negative, .decimal, .string: break
    }
  }

  private mutating func search(_ object: ParsedObject, at place: String) throws(ImportError) {
    // A replay records the size of what it shows as an event of the type 4.
    if object["type"] == .number(4), case .object(let data)? = object["data"],
      data["width"] != nil
    {
      return single.crumbs.append((.object(object), place))
    }
    if object["tag"] == .string("breadcrumb"), let crumb = object["payload"] {
      return single.crumbs.append((crumb, Self.join(place, "payload")))
    }
    // Sentry's API represents the parts of a report as typed entries.
    if object["type"] == .string("breadcrumbs"), let list = object["data"] {
      return try add(list, at: Self.join(place, "data"))
    }
    learn(from: object)
    for member in object.members where member.value.isNested || member.key == "breadcrumbs" {
      let place = Self.join(place, member.key)
      switch member.key {
      case "breadcrumbs": try add(member.value, at: place)
      case "activities": addActivities(member.value, at: place)
      default: try search(member.value, at: place)
      }
    }
  }

  /// Adds a list of breadcrumbs, possibly inside an object.
  private mutating func add(_ value: ParsedValue, at place: String) throws(ImportError) {
    switch value {
    case .null: return
    case .array(let crumbs):
      var trail = Trail(place: place)
      for (index, crumb) in crumbs.enumerated() {
        trail.crumbs.append((crumb, "\(place)[\(index)]"))
      }
      trails.append(trail)
    case .object(let object) where object["values"] != nil:
      try add(object["values"] ?? .null, at: "\(place).values")
    case .object, .bool, .number, .negative, .decimal, .string:
      throw .unexpected(place: place, expected: .list, found: value.summary)
    }
  }

  /// Adds the activities of a test, each before those that it consists of.
  private mutating func addActivities(_ value: ParsedValue, at place: String) {
    var trail = Trail(place: place)
    Self.append(value, at: place, to: &trail)
    trails.append(trail)
  }

  private static func append(_ value: ParsedValue, at place: String, to trail: inout Trail) {
    guard case .array(let activities) = value else { return }
    for (index, activity) in activities.enumerated() {
      let place = "\(place)[\(index)]"
      trail.crumbs.append((activity, place))
      guard case .object(let members) = activity, let inner = members["childActivities"] else {
        continue
      }
      append(inner, at: "\(place).childActivities", to: &trail)
    }
  }

  private static func join(_ place: String, _ key: String) -> String {
    let key = TextError.shortened(key)
    return place.isEmpty ? key : "\(place).\(key)"
  }
}

extension Report {
  /// Adds an object's facts about the app's environment; the first ones count.
  private mutating func learn(from object: ParsedObject) {
    if case .object(let os)? = object["os"], Self.isIOS(os["name"]) { learn(system: os["version"]) }
    if case .object(let device)? = object["device"] {
      if Self.isIOS(device["osName"] ?? device["platform"]) { learn(system: device["osVersion"]) }
      if model == nil, case .string(let word)? = device["model"] { model = word }
      if lastOrientation == nil, case .string(let word)? = device["orientation"] {
        lastOrientation = word
      }
    }
    if app == nil, case .object(let facts)? = object["app"] {
      // Sentry's, then Bugsnag's.
      for key in ["app_identifier", "id"] where app == nil {
        if case .string(let word)? = facts[key] { app = word }
      }
    }
  }

  private mutating func learn(system value: ParsedValue?) {
    guard system == nil, case .string(let text)? = value else { return }
    system = SystemVersion(text)
  }

  private static func isIOS(_ name: ParsedValue?) -> Bool {
    guard case .string(let name)? = name else { return false }
    return ["iOS", "ios", "iPadOS", "iPhone OS", "iOS Simulator"].contains(name)
  }
}

extension ParsedValue {
  /// Whether it may contain other values.
  var isNested: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .negative, .decimal, .string: false
    }
  }
}
