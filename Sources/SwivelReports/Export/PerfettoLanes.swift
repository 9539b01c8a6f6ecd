import SwivelFindings
import SwivelModel

// What holds for a while: the lanes of the report, each as a track whose slices do not overlap.
extension PerfettoTrace {
  /// The slices of all lanes, track by track, each in the order of time.
  var slices: [TraceEvent] {
    outline.record.lanes.flatMap { lane -> [TraceEvent] in
      switch lane.kind {
      case .device: held(lane)
      case .stave: interface(lane)
      case .pages: pages(lane)
      case .flags, .marks, .ticks: []
      }
    } + losses + findings
  }

  private func held(_ lane: ReportLane) -> [TraceEvent] {
    (lane.held?.values ?? []).map {
      slice(outline.record.strings[$0.value], .device, $0, category: "device")
    }
  }

  private func slice(
    _ name: String, _ track: PerfettoTrack, _ stretch: ReportStretch, category: String,
    _ args: JSONObject = [:]
  ) -> TraceEvent {
    .slice(name, track, stretch.from, min(stretch.to, end), category: category, args)
  }

  private func interface(_ lane: ReportLane) -> [TraceEvent] {
    guard let window = lane.window else { return [] }
    let allowed = (lane.allowed?.values ?? []).map { stretch in
      slice(
        InterfaceOrientationMask(bits: stretch.mask).list, .allowed(window), stretch,
        category: "allowed")
    }
    let shown = (lane.shown?.values ?? []).filter { $0.mask != 0 && $0.mask != 15 }.map { stretch in
      slice(
        Self.words(stretch), .interface(window), stretch,
        category: stretch.isUnwanted ? "interface,unwanted" : "interface",
        [
          "basis": stretch.word,
          "unwanted": stretch.isUnwanted ? true : nil,
        ])
    }
    return allowed + shown
  }

  /// What is shown; a viewer displays the name only, which therefore says what was not observed.
  private static func words(_ stretch: ReportStretch) -> String {
    InterfaceOrientationMask(bits: stretch.mask).alternatives
      + (stretch.isUnwanted ? " (unwanted)" : "") + (stretch.isSeen ? "" : " (\(stretch.word))")
  }

  private func pages(_ lane: ReportLane) -> [TraceEvent] {
    let window = UInt8(lane.id.dropFirst("pages-".count)) ?? 0
    return lane.pageBands(outline.record.strings).enumerated().flatMap { depth, bands in
      bands.map { band in
        .slice(
          band.text, .pages(window, depth: depth), band.from, min(band.to, end), category: "page")
      }
    }
  }

  private var losses: [TraceEvent] {
    outline.record.losses.map { loss in
      .slice(
        "\(loss.count.counting("event")) missing", .losses, loss.from, loss.to, category: "loss")
    }
  }

  private var findings: [TraceEvent] {
    let findings = outline.record.findings.flatMap { finding in
      [(finding.t, finding.seq, finding.page)] + finding.others.map { ($0.t, $0.seq, $0.page) }
    }
    let kinds = outline.record.findings.flatMap { finding in
      Array(repeating: finding, count: 1 + finding.others.count)
    }
    return zip(findings, kinds).sorted { $0.0.0 < $1.0.0 }.map { place, kind in
      .slice(
        kind.summary, .findings, place.0, place.0, category: "finding,\(kind.severity.rawValue)",
        [
          "basis": kind.basis, "event": place.1,
          "fingerprint": kind.fingerprint, "help": kind.help, "id": kind.id,
          "page": place.2, "why": kind.command,
        ])
    }
  }
}
