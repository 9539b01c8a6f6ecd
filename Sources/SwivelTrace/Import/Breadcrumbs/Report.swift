import SwivelText

/// The relevant parts of crash or error reports: breadcrumbs and environment.
struct Report {
  /// The breadcrumbs of one run, in order.
  struct Trail {
    /// The path of the list in the report.
    let place: ReportPlace
    var crumbs: [(value: ParsedValue, place: ReportPlace)] = []
    /// What its report states.
    var facts = ReportFacts()
  }

  /// The lists of breadcrumbs.
  private(set) var trails: [Trail] = []

  // Standalone breadcrumbs, such as a replay's.
  private var single = Trail(place: .member(.root, "replay"))
  // What is stated so far of the report that is searched.
  private var facts = ReportFacts()

  /// Collects them from the values of a file.
  init(_ values: [ParsedValue]) throws(ImportError) {
    for (index, value) in values.enumerated() {
      try searchElement(value, at: values.count == 1 ? .root : .element(.root, index))
    }
    if !single.crumbs.isEmpty { trails.append(single) }
    if trails.isEmpty, values.count == 1 { try addBare(values[0]) }
    // A report of an exception is of use also without breadcrumbs.
    if trails.isEmpty, !facts.failures.isEmpty { trails.append(Trail(place: .root)) }
    complete(from: 0)
    if trails.isEmpty, let service = facts.service { throw .otherService(service) }
  }

  private mutating func search(_ value: ParsedValue, at place: ReportPlace) throws(ImportError) {
    switch value {
    case .object(let object): try search(object, at: place)
    case .array(let values):
      for (index, value) in values.enumerated() where value.isNested {
        try searchElement(value, at: .element(place, index))
      }
    case .null, .bool, .number, .negative, .decimal, .string: break
    }
  }

  /// Searches an element of a list, which may be a report of its own: what it states is true of its
  /// breadcrumbs only.
  private mutating func searchElement(
    _ value: ParsedValue, at place: ReportPlace
  ) throws(ImportError) {
    let (outer, first) = (facts, trails.count)
    facts = ReportFacts()
    try search(value, at: place)
    complete(from: first)
    let inner = facts
    facts = outer
    if trails.count == first { facts.complete(by: inner) }
  }

  /// Adds what is stated to the last trails; the exceptions follow all of them.
  private mutating func complete(from first: Int) {
    guard first < trails.count else { return }
    let failures = facts.removeFailures()
    for index in first..<trails.count { trails[index].facts.complete(by: facts) }
    trails[trails.count - 1].facts.append(failures)
  }

  private mutating func search(
    _ object: ParsedObject, at place: ReportPlace
  ) throws(ImportError) {
    // A replay records the size of what it shows as an event of the type 4.
    if object["type"] == .number(4), case .object(let data)? = object["data"],
      data["width"] != nil
    {
      return single.crumbs.append((.object(object), place))
    }
    if object["tag"] == .string("breadcrumb"), let crumb = object["payload"] {
      return single.crumbs.append((crumb, .member(place, "payload")))
    }
    // Sentry's API represents the parts of a report as typed entries.
    if object["type"] == .string("breadcrumbs"), let list = object["data"] {
      return try add(list, at: .member(place, "data"))
    }
    facts.learn(from: object)
    for member in object.members where member.value.isNested || member.key == "breadcrumbs" {
      let place = ReportPlace.member(place, member.key)
      switch member.key {
      case "breadcrumbs": try add(member.value, at: place)
      case "activities": addActivities(member.value, at: place)
      default: try search(member.value, at: place)
      }
    }
  }

  /// Adds a list of breadcrumbs, possibly inside an object.
  private mutating func add(_ value: ParsedValue, at place: ReportPlace) throws(ImportError) {
    switch value {
    case .null: return
    case .array(let crumbs):
      var trail = Trail(place: place)
      for (index, crumb) in crumbs.enumerated() {
        trail.crumbs.append((crumb, .element(place, index)))
      }
      trails.append(trail)
    case .object(let object) where object["values"] != nil:
      try add(object["values"] ?? .null, at: .member(place, "values"))
    case .object, .bool, .number, .negative, .decimal, .string:
      throw .unexpected(place: place.description, expected: .list, found: value.summary)
    }
  }

  /// Adds a list of breadcrumbs that is without the rest of its report.
  private mutating func addBare(_ value: ParsedValue) throws(ImportError) {
    if case .object(let object) = value, let list = object["values"] { return try addBare(list) }
    guard case .array(let list) = value, !list.isEmpty, list.allSatisfy(ReportKind.isBreadcrumb)
    else { return }
    try add(value, at: .root)
  }

  /// Adds the activities of a test, each before those that it consists of.
  private mutating func addActivities(_ value: ParsedValue, at place: ReportPlace) {
    var trail = Trail(place: place)
    Self.append(value, at: place, to: &trail)
    trails.append(trail)
  }

  private static func append(_ value: ParsedValue, at place: ReportPlace, to trail: inout Trail) {
    guard case .array(let activities) = value else { return }
    for (index, activity) in activities.enumerated() {
      let place = ReportPlace.element(place, index)
      trail.crumbs.append((activity, place))
      guard case .object(let members) = activity, let inner = members["childActivities"] else {
        continue
      }
      append(inner, at: .member(place, "childActivities"), to: &trail)
    }
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
