import SwivelReports

// What came of the divergence, drawn and explained side by side.
extension DiffPage {
  /// The moments at which consequences begin, each once.
  var consequences: [Element] {
    var seen: Set<Int> = []
    return written.filter { seen.insert($0.pair).inserted }.enumerated().map {
      consequence($1, number: $0 + 1)
    }
  }

  private func consequence(_ consequence: DiffConsequenceRecord, number: Int) -> Element {
    let pair = diff.pairs.records[consequence.pair]
    return Tag.article(["class": "moment", "id": "step-\(number)"]) {
      Tag.header {
        Tag.h3 {
          Element.time(consequence.t.base)
          " "
          Element.name(consequence.text)
        }
      }
      Tag.div(["class": "sides"]) {
        Self.side("base", consequence.t.base, base, pair.baseMoment)
        Self.side("head", consequence.t.head, head, pair.headMoment)
      }
    }
  }

  private static func side(
    _ run: String, _ time: UInt64, _ table: MomentTable, _ place: Int?
  ) -> Element {
    Tag.div(["class": "side"]) {
      Tag.p(["class": "sort"]) {
        Element.run(run)
        " "
        Element.time(time)
      }
      if let place { table.stage(place) } else { Tag.div(["class": "stage"]) }
      Tag.div(["class": "whys"]) {
        if let place { table.whys(place) } else { Element.noWindow }
      }
    }
  }
}
