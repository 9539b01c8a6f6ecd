import SwivelReports

// Both runs step by step.
extension DiffPage {
  /// No more steps are written out.
  private static let stepLimit = 400

  @ElementBuilder var steps: Element {
    if !diff.pairs.steps.isEmpty {
      Element.section("steps", id: "steps", "Step by step") {
        if diff.pairs.omitted > 0 {
          Element.none(
            "\(UInt64(diff.pairs.omitted).grouped) events are omitted, because there are too many; to "
              + "see all events of one run, use swivel report.")
        }
        Element.table("events steps", Self.columns) {
          diff.pairs.steps.prefix(Self.stepLimit).map(row)
        }
        Self.more(diff.pairs.steps.count - Self.stepLimit)
      }
    }
  }

  private static let columns: [Element] = [
    .column(unseen: "differs"), .column("base, s", "number"), .column("head, s", "number"),
    .column("what happened"), .column("result in the base"), .column("result in the head"),
  ]

  private func row(_ place: Int) -> Element {
    let pair = diff.pairs.records[place]
    let was = Self.outcome(pair.base, pair.baseMoment, base)
    let now = Self.outcome(pair.head, pair.headMoment, head)
    let difference = Self.difference(pair.kind, isOther: was != now)
    return Tag.tr(["class": difference == nil ? nil : "differs", "data-pair": place]) {
      Tag.td(["class": "state"]) {
        if difference != nil {
          Tag.i(["aria-hidden": "true"]) { "≠" }
          " "
        }
        Element.unseen(difference ?? "the same")
      }
      Self.time(pair.base, "base-event")
      Self.time(pair.head, "event")
      Tag.td(["class": "text"]) { texts(pair) }
      Self.result(was, isBad: base.isUnwanted(pair.baseMoment))
      Self.result(now, isBad: head.isUnwanted(pair.headMoment))
    }
  }

  private static func difference(_ kind: DiffPairRecord.Kind, isOther: Bool) -> String? {
    switch kind {
    case .differs: "different event"
    case .otherOutcome: isOther ? "different outcome" : nil
    case .same: nil
    }
  }

  private static func time(_ side: DiffPairRecord.Side?, _ anchor: String) -> Element {
    Tag.td(["class": "number"]) {
      if let side {
        let id = "\(anchor)=\(side.seq)"
        Tag.a(["id": id, "href": "#\(id)"]) { side.t.seconds }
      } else {
        "–"
      }
    }
  }

  private static func result(_ outcome: String, isBad: Bool) -> Element {
    Tag.td(["class": "result"]) {
      outcome
      notAllowed(isBad && !outcome.isEmpty)
    }
  }

  /// What came of an event, where something did.
  private static func outcome(
    _ side: DiffPairRecord.Side?, _ moment: Int?, _ table: MomentTable
  ) -> String {
    guard let side, let moment, table.sequences[moment] == side.seq, !table.mark(moment).isEmpty
    else { return "" }
    let whys = table.windows(moment).compactMap(\.why)
    return whys.map { whys.count > 1 ? "\($0.name) \($0.outcome)" : $0.outcome }
      .joined(separator: "; ")
  }

  /// What happened: once if it is the same in both runs.
  @ElementBuilder private func texts(_ pair: DiffPairRecord) -> Element {
    let was = pair.base?.text.map { diff.strings[$0] }
    let now = pair.head?.text.map { diff.strings[$0] }
    if pair.kind != .differs, let text = now ?? was {
      Tag.p { Element.name(text) }
    } else {
      for case (let run, let text?) in [("base", was), ("head", now)] {
        Tag.p {
          Element.run(run)
          " "
          Element.name(text)
        }
      }
    }
  }
}
