import SwivelFindings
import SwivelModel
import SwivelQueries

// The lanes of the time line, once the run has ended.
extension ReportBuilder {
  // Heights of lanes, and of a row with its gap.
  private static let (low, high, pitch) = (20, 26, 22)

  /// The lanes in the order of the page.
  mutating func lanes(
    _ findings: [ReportFinding], until end: UInt64, _ table: NameTable
  ) -> [ReportLane] {
    var lanes: [ReportLane] = []
    if !findings.isEmpty { lanes.append(flags(findings)) }
    lanes.append(device(until: end))
    for lane in self.lanes.windows.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      let window = lane.id
      let unwanted = findings.filter { $0.window == window.rawValue }.flatMap(\.unwanted)
      lanes.append(stave(window, lane, unwanted, until: end))
      lanes.append(pages(window, lane, until: end, table))
    }
    if !requests.isEmpty {
      var lane = ReportLane("requests", "Requests", .marks, height: Self.low)
      lane.marks = requests
      lanes.append(lane)
    }
    return lanes + [ReportLane("events", "Events", .ticks, height: Self.low)]
  }

  private mutating func flags(_ findings: [ReportFinding]) -> ReportLane {
    var lane = ReportLane("findings", "Findings", .flags, height: Self.high)
    lane.marks = findings.map {
      ReportMark(
        t: $0.t, name: $0.severity.rawValue, text: strings.number(of: $0.summary), seq: $0.seq)
    }
    return lane
  }

  private mutating func device(until end: UInt64) -> ReportLane {
    var lane = ReportLane("device", "Device orientation", .device, height: Self.high)
    var values: [ReportStretch] = []
    for (from, to, value) in lanes.device.stretches(until: end) {
      if case .one(.unknown) = value { continue }
      var word = "several"
      if case .one(let orientation) = value { word = orientation.word }
      values.append(ReportStretch(from: from, to: to, value: strings.number(of: word)))
    }
    lane.held = ReportStretches(values: values)
    return lane
  }

  private func stave(
    _ window: WindowID, _ lane: RunLanes.Window, _ unwanted: [ReportStretch], until end: UInt64
  ) -> ReportLane {
    var stave = ReportLane(
      "window-\(window.rawValue)", label("Interface", window), .stave, height: 0)
    stave.window = window.rawValue
    let allowed = lane.allowed.stretches(until: end).map { from, to, mask in
      ReportStretch(from: from, to: to, value: Int(mask.bits))
    }
    let shown = lane.shown.stretches(until: end).flatMap { from, to, value in
      ReportStretch(
        from: from, to: to, value: Int(value.mask.bits), isSeen: value.isSeen
      ).split(by: unwanted)
    }
    stave.allowed = ReportStretches(values: allowed)
    stave.shown = ReportStretches(values: shown)
    let rows = Self.rows(allowed, shown)
    (stave.rows, stave.height) = (rows, 4 + Self.pitch * rows.count)
    return stave
  }

  /// The orientations that occur, in a fixed order; portrait and both landscapes at least.
  private static func rows(_ allowed: [ReportStretch], _ shown: [ReportStretch]) -> [UInt8] {
    let all = InterfaceOrientationMask.all.bits
    let known = shown.filter { $0.mask != all }.reduce(0) { $0 | $1.mask }
    let upsideDown = InterfaceOrientationMask.portraitUpsideDown.bits
    let isUsed =
      (allowed.filter { $0.mask != all }.reduce(known) { $0 | $1.mask } & upsideDown) != 0
    let rows: [InterfaceOrientationMask] = [.portrait, .landscapeLeft, .landscapeRight]
    return rows.map(\.bits) + (isUsed ? [upsideDown] : [])
  }

  private mutating func pages(
    _ window: WindowID, _ lane: RunLanes.Window, until end: UInt64, _ table: NameTable
  ) -> ReportLane {
    var pages = ReportLane(
      "pages-\(window.rawValue)", label("Pages", window), .pages, height: 0)
    var staircase = Staircase()
    for (from, to, value) in lane.pages.stretches(until: end) {
      staircase.add(value, from, to) { page in
        let name = page.name.flatMap { table[$0] }.map(Names.printable)
        return strings.number(of: name ?? "controller \(page.id.rawValue)")
      } several: {
        strings.number(of: "several pages")
      }
    }
    staircase.finish()
    (pages.depth, pages.flat) = (staircase.depth, staircase.flat)
    pages.height = 4 + Self.pitch * staircase.depth
    return pages
  }

  private func label(_ word: String, _ window: WindowID) -> String {
    lanes.windows.count > 1 ? "\(word), \(windows[window] ?? "window \(window.rawValue)")" : word
  }
}

extension BandList {
  /// The bands with their ends, in microseconds.
  fileprivate func stretches(until end: UInt64) -> [(from: UInt64, to: UInt64, value: Value)] {
    bands.indices.map { index in
      let next = index + 1 < bands.count ? bands[index + 1].start.rawValue : end
      return (
        bands[index].start.rawValue, Swift.max(next, bands[index].start.rawValue),
        bands[index].value
      )
    }
  }
}
