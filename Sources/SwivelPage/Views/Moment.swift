import SwivelFindings
import SwivelReports

// A moment that is written out.
extension MomentTable {
  func moment(_ place: Int) -> Element {
    Tag.article(["class": "moment", "id": "\(prefix)event=\(sequences[place])"]) {
      Tag.header {
        Tag.h3 {
          Element.time(times[place])
          " "
          Element.name(text(place))
        }
        Element.command(command(place))
        for number in findings[place] ?? [] { flag(number) }
      }
      Tag.div(["class": "columns"]) {
        stage(place)
        Tag.div(["class": "whys"]) {
          whys(place, omitted: "which the command above prints")
          if let decided = decided(place) { decision(decided) }
        }
        hierarchy(place)
      }
    }
  }

  private func flag(_ number: Int) -> Element {
    let finding = report.findings[number]
    return Tag.p(["class": "flagged"]) {
      finding.severity.badge
      " "
      Element.link("#\(prefix)finding-\(number + 1)") { finding.id }
    }
  }

  private func decision(_ decided: Int) -> Element {
    let words = shownWindows(decided).compactMap(\.why).ruling
    return Tag.p(["class": "decided"]) {
      "Decided at "
      link(sequences[decided]) { "\(times[decided].seconds) s" }
      ", event \(sequences[decided])\(words.isEmpty ? "" : ": \(words)")"
    }
  }

  /// The device and what each window shows.
  func stage(_ place: Int) -> Element {
    let (windows, held) = (shownWindows(place), held(place))
    let names = Dictionary(uniqueKeysWithValues: report.windows.map { ($0.handle, $0.name) })
    return Tag.div(["class": "stage"]) {
      if windows.isEmpty { drawing(held, shown: 0, nil, named: nil) }
      for (state, why) in windows {
        let name = windows.count > 1 ? names[state.window] ?? "window" : nil
        drawing(held, shown: state.shown, why, named: name)
      }
    }
  }

  private func drawing(
    _ held: String, shown: UInt8, _ why: ReportWhy?, named name: String?
  ) -> Element {
    let isUnwanted = why?.unwanted ?? false
    let device = DeviceDrawing(
      posture: held, shown: shown, title: why?.visible ?? "", isUnwanted: isUnwanted,
      isPad: report.trace.pad)
    return Tag.figure {
      device.element(size: 200)
      Tag.figcaption {
        Tag.dl {
          if let name { Element.term("window") { Element.name(name) } }
          Element.term("device") { held.isEmpty ? "unknown" : held }
          Element.term("interface", isUnwanted ? "bad" : nil) { shown.shownWords }
          if let why { Element.term("allows") { why.allowed.allowedWords } }
        }
      }
    }
  }
}

extension [ReportWhy] {
  /// What UIKit decided about windows, in words; empty if nothing.
  var ruling: String {
    filter(\.ruling).map { $0.outcome + ($0.heldBy.map { ", kept by rule \($0)" } ?? "") }
      .joined(separator: "; ")
  }
}
