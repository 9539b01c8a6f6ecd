/// All that can happen in a world: every order of the steps of its processes, any of which may be
/// killed before any of its steps.
struct ModelSearch {
  /// What went wrong, and the steps that lead there.
  struct Failure {
    let what: String
    let steps: [String]
  }

  private let bounds: ModelWorld.Bounds
  private var worlds: [ModelWorld] = []
  private var ways: [(from: Int, step: String)] = []
  private var known: Set<ModelWorld> = []
  private var recovered: Set<ModelDisk> = []
  private(set) var failure: Failure?

  /// Visits every moment, breadth first, until one is wrong.
  init(_ bounds: ModelWorld.Bounds) {
    self.bounds = bounds
    add(ModelWorld(bounds), from: 0, "")
    var next = 0
    while next < worlds.count, failure == nil {
      for index in worlds[next].processes.indices { follow(next, index) }
      read(next)
      next += 1
    }
  }

  /// How many different moments there are.
  var count: Int { worlds.count }

  private mutating func follow(_ place: Int, _ index: Int) {
    let process = worlds[place].processes[index]
    guard process.step != .down else {
      guard process.launchesLeft > 0 else { return }
      var world = worlds[place]
      world.processes[index] = process.launched(bounds.eventCount)
      return add(world, from: place, "\(index) is launched")
    }
    var killed = worlds[place]
    killed.end(index)
    add(killed, from: place, "\(index) is killed")
    var (main, second) = (worlds[place], worlds[place])
    if main.step(index, bounds) { add(main, from: place, "\(index) \(process.step.name)") }
    if process.isRecording, second.take(process.sealing, index, bounds) {
      add(second, from: place, "\(index) \(process.sealing)")
    }
  }

  private mutating func read(_ place: Int) {
    var world = worlds[place]
    let step = world.reader?.step.rawValue ?? ""
    if world.stepOfReader(bounds) { add(world, from: place, step) }
  }

  private mutating func add(_ world: ModelWorld, from place: Int, _ step: String) {
    guard failure == nil, known.insert(world).inserted else { return }
    worlds.append(world)
    ways.append((place, step))
    guard let what = world.fault ?? faultOfLoneStart(in: world) else { return }
    failure = Failure(what: what, steps: steps(to: worlds.count - 1))
  }

  private func steps(to place: Int) -> [String] {
    var (steps, place) = ([String](), place)
    while place > 0 {
      steps.append(ways[place].step)
      place = ways[place].from
    }
    return steps.reversed()
  }
}

// MARK: - A lone start

extension ModelSearch {
  // More steps than a start takes with all that it may find.
  private static let patience = 200

  /// What is wrong with a start after the end of all processes, if anything.
  private mutating func faultOfLoneStart(in world: ModelWorld) -> String? {
    guard recovered.insert(world.disk).inserted else { return nil }
    var world = world
    for index in world.processes.indices { world.end(index) }
    world.reader = nil
    world.processes = [ModelProcess(launch: 1_000, launchesLeft: 1).launched(1)]
    for _ in 0..<Self.patience where !world.processes[0].isRecording {
      guard world.step(0, bounds) else { break }
    }
    guard world.processes[0].isRecording else { return "a lone start does not record" }
    return world.fault.map { "after a lone start \($0)" }
  }
}

extension ModelWorld {
  /// Takes the next step of a process, but for that of its second thread.
  ///
  /// - Returns: `false` if it has none.
  mutating func step(_ index: Int, _ bounds: Bounds) -> Bool {
    switch processes[index].step {
    case .down: return false
    case .start(let step): take(step, index, bounds)
    case .adopt(let step): take(step, index, bounds)
    case .append(let step): return take(step, index, bounds)
    }
    return true
  }
}
