package import SwivelModel
package import SwivelReplay

/// The orientations that a window shows, and whether that was observed.
package struct ShownBand: Mergeable {
  /// The orientations that it may have.
  package let mask: InterfaceOrientationMask
  /// Whether they rest on an observation, made then or before UIKit looked again.
  package let isSeen: Bool

  package func merged(with other: Self) -> Self {
    Self(mask: mask.union(other.mask), isSeen: isSeen && other.isSeen)
  }

  package var isSettled: Bool { mask.isSettled && !isSeen }
}

extension InterfaceOrientationMask: Mergeable {
  package func merged(with other: Self) -> Self { union(other) }

  package var isSettled: Bool { self == .all }
}

/// One of several values; ``several`` where they follow too closely to be told apart.
package enum BandChoice<Value: Hashable & Sendable>: Mergeable {
  case one(Value)
  case several

  package func merged(with other: Self) -> Self { self == other ? self : .several }

  package var isSettled: Bool { self == .several }
}

/// What a time line shows of a run, from the first event to the last.
package struct RunLanes: Sendable {
  package struct Window: Sendable {
    package let id: WindowID
    package fileprivate(set) var allowed: BandList<InterfaceOrientationMask>
    package fileprivate(set) var shown: BandList<ShownBand>
    fileprivate var open: OpenBand?
    /// The pages, the lowest first.
    package fileprivate(set) var pages: BandList<BandChoice<[RunPage]>>

    fileprivate init(_ id: WindowID, limit: Int) {
      (self.id, allowed) = (id, BandList(limit: limit))
      (shown, pages) = (BandList(limit: limit), BandList(limit: limit))
    }

    fileprivate mutating func show(_ event: Event, _ replayer: borrowing Replayer) {
      shown.follow(id, event, replayer, &open)
    }
  }

  /// How much of a run they show.
  package enum Extent: Sendable {
    case all
    /// What windows show, in as few bands as a table has room for.
    case shown
  }

  /// No screen is wide enough for more, and no page has room for more moments.
  package static let bandLimit = 20_000
  /// No table has room for more.
  package static let tableLimit = 200
  /// More windows are not drawn: no app has as many, and a hostile log has 256.
  package static let windowLimit = 8

  private let extent: Extent
  package private(set) var device = BandList<BandChoice<DeviceOrientation>>(limit: bandLimit)
  /// The windows, in the order in which they were added.
  package private(set) var windows: [Window] = []

  package init(_ extent: Extent = .all) { self.extent = extent }

  package mutating func follow(_ event: Event, _ replayer: Replayer) {
    if extent == .shown { return followInterface(event, replayer) }
    switch event.record.family {
    case .remark, nil: return
    case .device: device.set(.one(replayer.situation.facts.device.orientation), at: event.instant)
    case .observation, .outcome: break
    case .session, .app, .controller, .answer, .request:
      followMasks(event, replayer)
    case .hierarchy, .navigation, .presentation, .window:
      followMasks(event, replayer)
      followPages(event, replayer.situation)
    }
    followInterface(event, replayer)
  }

  /// Ends what observations may confirm, because events are missing here.
  package mutating func forget() {
    for index in windows.indices { windows[index].open = nil }
  }

  private mutating func followMasks(_ event: Event, _ replayer: Replayer) {
    for window in replayer.situation.facts.windows.existing {
      // What is not drawn is not asked for.
      guard let lane = lane(of: window) else { continue }
      windows[lane].allowed.set(replayer.inspect(window).allowed, at: event.instant)
    }
  }

  private mutating func followPages(_ event: Event, _ situation: Situation) {
    for window in situation.facts.windows.existing {
      guard let lane = lane(of: window), !windows[lane].pages.isDense(at: event.instant) else {
        continue
      }
      windows[lane].pages.set(.one(situation.pages(in: window)), at: event.instant)
    }
  }

  private mutating func followInterface(_ event: Event, _ replayer: Replayer) {
    replayer.rulings.forEach { allow($0.allowed, in: $0.window, event) }
    // The handle may refer to another window from here on.
    if event.record.is(.windowRemoved), let removed: WindowID = event.record.read(),
      let lane = lane(of: removed)
    {
      windows[lane].open = nil
    }
    guard event.mayShow || !replayer.rulings.isEmpty || replayer.sighting != nil else { return }
    for handle in 0..<replayer.situation.facts.windows.handleCount {
      let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
      if replayer.situation.facts.windows[window].exists { show(window, event, replayer) }
    }
    // Not all of them are recorded.
    replayer.rulings.forEach { ruling in
      if !replayer.situation.facts.windows[ruling.window].exists {
        show(ruling.window, event, replayer)
      }
    }
    if let window = replayer.sighting?.window,
      !replayer.situation.facts.windows[window].exists,
      !replayer.rulings.contains(where: { $0.window == window })
    {
      show(window, event, replayer)
    }
  }

  private mutating func allow(
    _ mask: InterfaceOrientationMask, in window: WindowID, _ event: Event
  ) {
    guard let lane = lane(of: window) else { return }
    windows[lane].allowed.set(mask, at: event.instant)
  }

  private mutating func show(_ window: WindowID, _ event: Event, _ replayer: borrowing Replayer) {
    guard let lane = lane(of: window) else { return }
    windows[lane].show(event, replayer)
  }

  /// The index of a window, which is added; `nil` if there are too many.
  ///
  /// No closure changes it, because that would copy the replay.
  private mutating func lane(of window: WindowID) -> Int? {
    // Few windows are found faster without hashing.
    if let index = windows.firstIndex(where: { $0.id == window }) { return index }
    guard windows.count < Self.windowLimit else { return nil }
    windows.append(Window(window, limit: extent == .all ? Self.bandLimit : Self.tableLimit))
    return windows.count - 1
  }
}

extension Event {
  /// Whether a window may show something else after it without a ruling or an observation.
  fileprivate var mayShow: Bool {
    switch record.family {
    case .window, .device, .outcome: true
    default: false
    }
  }
}
