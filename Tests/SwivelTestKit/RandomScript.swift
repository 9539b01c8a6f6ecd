/// What is done with a random app, one step after the other, and what is on screen by then.
struct RandomScript {
  private let ios: Int
  private let root: String
  private var random: SplitMix64
  private var stack = ["A"]
  private var presented: [String] = []
  private var selected = "nav"
  private var isSwiping = false
  private var isAway = false

  init(_ app: RandomScenario, random: SplitMix64) {
    (ios, root, self.random) = (app.ios, app.root, random)
  }

  mutating func next() -> String {
    if isAway {
      isAway = false
      return step("foreground")
    }
    if isSwiping { return random.chance(0.4) ? turn() : endSwipe() }
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: turn()
    case 6..<9: push() ?? turn()
    case 9..<11: pop() ?? turn()
    case 11..<14: present() ?? dismiss()
    case 14..<16: presented.isEmpty ? turn() : dismiss()
    case 16: swipe() ?? turn()
    case 17: select() ?? turn()
    case 18: request()
    default: other()
    }
  }

  private func step(_ operation: String, _ arguments: String = "") -> String {
    #"{"op": "\#(operation)"\#(arguments)}"#
  }

  private var hasStack: Bool { root != "A" && selected == "nav" && presented.isEmpty }
  private var top: String { presented.last ?? (root == "A" ? "A" : stack.last ?? "A") }

  private mutating func turn() -> String {
    let flat = ["faceUp", "faceDown", "unknown"]
    return step("rotateDevice", #", "to": "\#((Mask.names + Mask.names + flat).random(&random))""#)
  }

  // MARK: - Pages

  private mutating func push() -> String? {
    guard hasStack, let page = RandomScenario.pages.first(where: { !stack.contains($0) }) else {
      return nil
    }
    stack.append(page)
    return step("push", #", "on": "nav", "vc": "\#(page)""#)
  }

  private mutating func pop() -> String? {
    guard hasStack, stack.count > 1 else { return nil }
    stack.removeLast()
    return step("pop", #", "on": "nav""#)
  }

  private mutating func swipe() -> String? {
    guard hasStack, stack.count > 1, ios >= 7 else { return nil }
    isSwiping = true
    return step("swipeBackBegin", #", "on": "nav""#)
  }

  private mutating func endSwipe() -> String {
    let isCancelled = random.chance(0.5)
    isSwiping = false
    if !isCancelled { stack.removeLast() }
    return step("swipeBackEnd", #", "on": "nav", "cancelled": \#(isCancelled)"#)
  }

  private mutating func select() -> String? {
    guard root == "tab", presented.isEmpty else { return nil }
    selected = selected == "nav" ? "other" : "nav"
    return step("select", #", "on": "tab", "vc": "\#(selected)""#)
  }

  private mutating func present() -> String? {
    guard let modal = RandomScenario.modals.first(where: { !presented.contains($0) }) else {
      return nil
    }
    let presenter = presented.last ?? root
    presented.append(modal)
    return step("present", #", "on": "\#(presenter)", "vc": "\#(modal)""#)
  }

  private mutating func dismiss() -> String {
    guard let modal = presented.popLast() else { return turn() }
    return step("dismiss", #", "vc": "\#(modal)""#)
  }

  // MARK: - Requests

  private mutating func request() -> String {
    var operations = [
      step("setDeviceOrientation", #", "to": "\#(Mask.names.random(&random))""#),
      step("setSupported", #", "vc": "\#(top)", "mask": \#(Mask.any(&random))"#),
    ]
    if ios <= 15 { operations.append(step("attemptRotation")) }
    if ios >= 16 {
      operations.append(step("setNeedsUpdate", #", "vc": "\#(top)""#))
      operations.append(step("requestGeometryUpdate", #", "mask": \#(Mask.any(&random))"#))
    }
    return operations.random(&random)
  }

  private mutating func other() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      isAway = true
      return step("background")
    case 1: return step("lockRotation", #", "on": \#(random.chance(0.5))"#)
    case 2: return step("sleepWake")
    default: return step("setAppMask", #", "mask": \#(Mask.any(&random))"#)
    }
  }
}
