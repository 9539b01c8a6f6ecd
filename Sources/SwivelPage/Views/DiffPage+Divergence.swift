import SwivelFindings
import SwivelQueries
import SwivelReports

// The first divergence: the cause as far as it is known, and what came of it in both runs.
extension DiffPage {
  @ElementBuilder var divergence: Element {
    if let scope = diff.comparison.scope { Element.none("Compared is \(scope).") }
    if let first = diff.first {
      Element.none(first.text)
      Element.table("verdict", Self.columns) {
        cause(first)
        written.map(outcome)
      }
      Self.more(diff.comparison.consequences.totalCount - written.count)
    } else {
      Tag.p("clear", clearText)
    }
  }

  private static let columns: [Element] =
    [.column(unseen: "when")]
    + ["base", "head"].map { run in Tag.th(["scope": "col"]) { Element.run(run) } }

  private var clearText: String {
    let count = diff.pairs.records.count + diff.pairs.omitted
    return "All \(UInt64(count).grouped) events that count happened in both runs, with the same "
      + "outcome\(diff.comparison.isSame ? "" : "; what is missing may differ")."
  }

  private func cause(_ first: DiffDivergenceRecord) -> Element {
    let pair = first.pair.map { diff.pairs.records[$0] }
    return Tag.tr {
      Tag.th(["scope": "row"]) {
        Tag.b { word(first) }
        if let time = (pair?.base ?? pair?.head)?.t {
          " "
          Element.time(time)
        }
        if let pair {
          " "
          Tag.small { Self.event(pair) }
        }
      }
      Self.lines(first.base)
      Self.lines(first.head)
    }
  }

  private func word(_ first: DiffDivergenceRecord) -> String {
    switch first.kind {
    case .change where diff.changes.count { !$0.change.isOutcome } > 1: "Possible cause"
    case .change, .device: "Cause"
    case .unknown: "First"
    }
  }

  private static func lines(_ lines: [String]) -> Element {
    Tag.td {
      for line in lines { Tag.p { Element.name(line) } }
      if lines.isEmpty { Element.none("not in this run") }
    }
  }

  private static func event(_ pair: DiffPairRecord) -> String {
    switch (pair.base?.seq, pair.head?.seq) {
    case (let was?, let now?): was == now ? "event \(was)" : "event \(was), in the head \(now)"
    case (let was?, nil): "event \(was) of the base"
    case (nil, let now?): "event \(now) of the head"
    case (nil, nil): ""
    }
  }
}

// MARK: - Outcomes

extension DiffPage {
  private func outcome(_ consequence: DiffConsequenceRecord) -> Element {
    let pair = diff.pairs.records[consequence.pair]
    return Tag.tr(["class": "outcome"]) {
      Tag.th(["scope": "row"]) {
        Tag.b { "Then" }
        " "
        Element.time(consequence.t.base)
        " "
        Tag.span { Element.name(consequence.text) }
        " "
        Tag.small { extent(consequence) }
      }
      Self.value(consequence, consequence.values.base, base, pair.baseMoment)
      Self.value(consequence, consequence.values.head, head, pair.headMoment)
    }
  }

  private static func value(
    _ consequence: DiffConsequenceRecord, _ value: String, _ table: MomentTable, _ place: Int?
  ) -> Element {
    let isBad = consequence.orientation && table.isUnwanted(place)
    let ruling = place.map { table.windows($0).compactMap(\.why).ruling } ?? ""
    return Tag.td {
      Tag.p {
        "\(consequence.values.subject) "
        Tag.b(["class": isBad ? "bad" : nil]) { value }
        notAllowed(isBad)
        if !ruling.isEmpty {
          " "
          Tag.small { ruling }
        }
      }
    }
  }

  private func extent(_ consequence: DiffConsequenceRecord) -> String {
    let event = "event \(consequence.consequence.first.base)"
    guard consequence.consequence.stepCount > 1 else { return event }
    let isToEnd = consequence.end.base >= diff.base.trace.span
    let end = isToEnd ? "the end" : "\(consequence.end.base.seconds) s"
    return "\(event), to \(end) (\(consequence.consequence.stepCount) decisions or observations)"
  }
}

extension MomentTable {
  /// Whether a window shows what is not allowed at a moment.
  func isUnwanted(_ place: Int?) -> Bool {
    place.map { windows($0).contains { $0.why?.unwanted ?? false } } ?? false
  }
}
