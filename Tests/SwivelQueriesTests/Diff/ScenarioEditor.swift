import SwivelTestKit

/// Changes one thing in the JSON of a scenario.
struct ScenarioEditor {
  private(set) var object: [String: Any]
  private(set) var place = Mutation.Place.step(0)
  private(set) var text = ""

  private static let sides = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

  // The keys of a controller, with the kinds of events that tell them.
  private static let masks = [
    "supported": "supported", "shouldAutorotateTo": "shouldAutorotateTo",
    "customMask": "customMask", "delegateSupported": "delegateMask",
  ]

  init?(_ object: [String: Any], _ random: inout SplitMix64) {
    self.object = object
    let isDone: Bool
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: isDone = changeController(&random)
    case 4: isDone = changeApp(&random)
    case 5..<8: isDone = changeStep(&random)
    case 8: isDone = removeStep(&random)
    default: isDone = insertTurn(&random)
    }
    guard isDone else { return nil }
  }

  private mutating func changeController(_ random: inout SplitMix64) -> Bool {
    guard var controllers = object["controllers"] as? [String: [String: Any]],
      let name = controllers.keys.sorted().randomElement(using: &random),
      var controller = controllers[name]
    else { return false }
    let (key, kind, value) = declaration(&random)
    controller[key] = value
    controllers[name] = controller
    object["controllers"] = controllers
    place = .declaration(kinds: [kind], subject: controller["class"] as? String ?? name)
    text = "\(name).\(key)"
    return true
  }

  private func declaration(_ random: inout SplitMix64) -> (String, String, Any?) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ("shouldAutorotate", "shouldAutorotate", Bool.random(using: &random))
    case 1: return ("preferred", "preferred", Self.sides.randomElement(using: &random))
    case 2:
      let policies = ["top", "visible", "selected", "leaf", "leafCustom"]
      return ("forwards", "forwarding", policies.randomElement(using: &random))
    case 3: return ("supported", "supported", nil)
    default:
      let key = Self.masks.keys.sorted().randomElement(using: &random) ?? ""
      return (key, Self.masks[key] ?? "", mask(&random))
    }
  }

  private func mask(_ random: inout SplitMix64) -> [String] {
    let bits = Int.random(in: 1...15, using: &random)
    return Self.sides.indices.filter { bits & 1 << $0 != 0 }.map { Self.sides[$0] }
  }

  private mutating func changeApp(_ random: inout SplitMix64) -> Bool {
    guard var app = object["app"] as? [String: Any] else { return false }
    if Bool.random(using: &random) {
      app["delegate"] = mask(&random)
      place = .declaration(
        kinds: ["appMask", "appMaskForVisible", "appMaskForWindow"], subject: nil)
    } else {
      app["infoPlist"] = mask(&random)
      place = .declaration(kinds: ["plistOrientation"], subject: nil)
    }
    (object["app"], text) = (app, "app")
    return true
  }

  private var steps: [[String: Any]] {
    get { object["steps"] as? [[String: Any]] ?? [] }
    set { object["steps"] = newValue }
  }

  private mutating func changeStep(_ random: inout SplitMix64) -> Bool {
    let candidates = steps.indices.filter { steps[$0]["to"] is String || steps[$0]["mask"] != nil }
    guard let index = candidates.randomElement(using: &random) else { return false }
    var step = steps[index]
    if step["mask"] != nil {
      step["mask"] = mask(&random)
    } else if Self.sides.contains(step["to"] as? String ?? "") {
      step["to"] = Self.sides.randomElement(using: &random)
    } else {
      return false
    }
    steps[index] = step
    (place, text) = (.step(index), "step \(index + 1) otherwise")
    return true
  }

  private mutating func removeStep(_ random: inout SplitMix64) -> Bool {
    guard let index = steps.indices.randomElement(using: &random) else { return false }
    text = "without step \(index + 1), \(steps[index]["op"] as? String ?? "")"
    steps.remove(at: index)
    place = .step(index)
    return true
  }

  private mutating func insertTurn(_ random: inout SplitMix64) -> Bool {
    let index = Int.random(in: 0...steps.count, using: &random)
    let side = Self.sides.randomElement(using: &random) ?? ""
    steps.insert(["op": "rotateDevice", "to": side], at: index)
    (place, text) = (.step(index), "turn to \(side) before step \(index + 1)")
    return true
  }
}
