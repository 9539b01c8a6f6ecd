// The names and the order of the tracks.
extension PerfettoTrace {
  /// The metadata of all tracks that have slices.
  var names: [TraceEvent] {
    process(.device, outline.record.trace.path, order: 0)
      + thread(.findings, "findings", 1) + thread(.device, "device orientation", 2)
      + thread(.events, "events", 3)
      + (outline.record.losses.isEmpty ? [] : thread(.losses, "missing events", 4))
      + outline.record.lanes.filter { $0.kind == .stave }.compactMap(\.window).flatMap(window)
  }

  private func window(_ window: UInt8) -> [TraceEvent] {
    let name = outline.windows[window] ?? "window \(window)"
    let pages = outline.record.lanes.first { $0.id == "pages-\(window)" }
    let depths = 0..<(pages?.depth ?? 0)
    return process(.interface(window), name, order: 1 + Int(window))
      + thread(.allowed(window), "allowed", 1) + thread(.interface(window), "interface", 2)
      + thread(.decisions(window), "decisions and observations", 3)
      + depths.reversed().flatMap { depth in
        thread(.pages(window, depth: depth), "page \(depth + 1)", 4 + depths.count - depth)
      }
  }

  private func process(_ track: PerfettoTrack, _ name: String, order: Int) -> [TraceEvent] {
    metadata("process", track, name, order)
  }

  private func thread(_ track: PerfettoTrack, _ name: String, _ order: Int) -> [TraceEvent] {
    metadata("thread", track, name, order)
  }

  private func metadata(
    _ what: String, _ track: PerfettoTrack, _ name: String, _ order: Int
  ) -> [TraceEvent] {
    var (named, sorted) = (
      TraceEvent("\(what)_name", .metadata, track),
      TraceEvent("\(what)_sort_index", .metadata, track)
    )
    named.args = ["name": Names.printable(name)]
    sorted.args = ["sort_index": UInt64(order)]
    return [named, sorted]
  }
}
