import SwivelModel
import SwivelText

/// What a report states apart from breadcrumbs; the first of each counts.
struct ReportFacts {
  /// The version of iOS.
  private(set) var system: SystemVersion?
  /// The name of another system.
  private(set) var otherSystem: String?
  /// The identifier of the hardware.
  private(set) var model: String?
  /// The bundle identifier of the app.
  private(set) var app: String?
  /// The last device orientation known when the report was made, in the report's own word.
  private(set) var lastOrientation: String?
  /// The time of the report.
  private(set) var time: WallTime?
  /// The exceptions of UIKit about orientations.
  private(set) var failures: [UIKitText] = []
  /// A service whose reports cannot be imported.
  private(set) var service: String?

  private var isOfIOS = false
  private var knownFailures: Set<UIKitText> = []

  /// The system that is not iOS, if there is no other.
  var foreignSystem: String? { isOfIOS ? nil : otherSystem }

  /// Adds what is not known from another part of the report.
  mutating func complete(by other: Self) {
    (system, model) = (system ?? other.system, model ?? other.model)
    (app, time) = (app ?? other.app, time ?? other.time)
    lastOrientation = lastOrientation ?? other.lastOrientation
    (otherSystem, service) = (otherSystem ?? other.otherSystem, service ?? other.service)
    isOfIOS = isOfIOS || other.isOfIOS
    other.failures.forEach { add($0) }
  }

  /// Takes what an object states.
  mutating func learn(from object: ParsedObject) {
    if case .object(let os)? = object["os"] { learn(os["name"], os["version"]) }
    if case .object(let device)? = object["device"] {
      // Some call the hardware a platform.
      let name = device.text(of: ["osName", "os_name"])
      let platform = device.text(of: ["platform"]).flatMap { $0.has(text: "OS") ? $0 : nil }
      learn(
        (name ?? platform).map { .string($0) }, device["osVersion"] ?? device["os_version"])
      model = model ?? device.text(of: ["model"])
      lastOrientation = lastOrientation ?? device.text(of: ["orientation"])
    }
    // Sentry's, then Bugsnag's.
    if case .object(let facts)? = object["app"] {
      app = app ?? facts.text(of: ["app_identifier", "id"])
    }
    if ["breadcrumbs", "exception", "exceptions", "entries"].contains(where: { object[$0] != nil })
    {
      let times = ["timestamp", "dateCreated", "receivedAt", "received_at"]
      time = time ?? times.lazy.compactMap { object[$0].flatMap { WallTime($0) } }.first
    }
    if object["type"] == .string("rum") { service = "Datadog" }
    if object["user_steps"] != nil { service = "Instabug" }
    if object.isAboutException { object.texts { _ in true }.forEach { add($0) } }
  }

  /// Moves the exceptions to where they belong.
  mutating func removeFailures() -> [UIKitText] {
    defer { (failures, knownFailures) = ([], []) }
    return failures
  }

  /// Appends exceptions that were stated of other breadcrumbs, too.
  mutating func append(_ failures: [UIKitText]) {
    self.failures += failures
    knownFailures.formUnion(failures)
  }

  private mutating func add(_ text: String) {
    guard case .found(let find) = UIKitText.look(at: Array(text.utf8)), find.text.isThrown else {
      return
    }
    add(find.text)
  }

  /// Adds an exception; its name alone says nothing beside its reason.
  private mutating func add(_ failure: UIKitText) {
    guard failures.isEmpty || failure != .otherException,
      knownFailures.insert(failure).inserted
    else { return }
    failures.append(failure)
  }

  private mutating func learn(_ name: ParsedValue?, _ version: ParsedValue?) {
    guard case .string(let name)? = name else { return }
    let names = ["iOS", "ios", "iPadOS", "iPhone OS", "iOS Simulator"]
    guard names.contains(name) else {
      otherSystem = otherSystem ?? name
      return
    }
    isOfIOS = true
    if system == nil, case .string(let text)? = version { system = SystemVersion(text) }
  }
}
