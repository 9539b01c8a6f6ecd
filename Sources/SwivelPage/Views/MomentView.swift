import SwivelFindings
import SwivelReports

/// A moment that is written out.
struct MomentView {
  struct Flag {
    let severity: String
    let mark: String
    let color: String
    let flagNumber: Int
    let flagID: String
  }

  struct Drawing {
    let drawing: String
    let drawnWindow: String?
    let held: String
    let shows: String
    let isDrawnBad: Bool
    let drawnAllows: String?
  }

  struct Decided {
    let decidedEvent: UInt64
    let decidedTime: String
    let decidedWords: String
  }

  struct Tag {
    let tagStyle: String
    let tagWord: String
  }

  struct Node {
    let nodeStyle: String
    let nodeName: String
    let tags: [Tag]
    let place: String
    let nodeAllows: String?
  }

  let momentEvent: UInt64
  let momentTime: String
  let momentText: String
  let momentCommand: String
  let flags: [Flag]
  let drawings: [Drawing]
  let whys: [WhyView]
  let omittedWindows: String?
  let decided: Decided?
  let hasNodes: Bool
  let nodes: [Node]

  init(_ place: Int, _ table: MomentTable) {
    (momentEvent, momentTime) = (table.sequences[place], table.times[place].seconds)
    (momentText, momentCommand) = (table.text(place), table.command(place))
    flags = (table.findings[place] ?? []).map { number in
      let finding = table.report.findings[number]
      let badge = BadgeView(finding.severity.rawValue)
      return Flag(
        severity: badge.severity, mark: badge.mark, color: badge.color, flagNumber: number + 1,
        flagID: finding.id)
    }
    drawings = Self.drawings(place, table)
    whys = table.shownWindows(place).compactMap(\.why).map { WhyView($0, table) }
    let omittedCount = table.windows(place).count - table.shownWindows(place).count
    omittedWindows = omittedCount == 0 ? nil : omittedCount.counting("more window")
    decided = table.decided(place).map { Self.decided($0, table) }
    nodes = table.tree(place).map { Node($0, table.report.strings) }
    hasNodes = !nodes.isEmpty
  }

  private static func drawings(_ place: Int, _ table: MomentTable) -> [Drawing] {
    let (windows, held) = (table.shownWindows(place), table.held(place))
    let names = Dictionary(
      uniqueKeysWithValues: table.report.windows.map { ($0.handle, $0.name) })
    let draw = { (shown: UInt8, why: ReportWhy?, name: String?) in
      let device = DeviceDrawing(
        posture: held, shown: shown, title: why?.visible ?? "", isUnwanted: why?.unwanted ?? false,
        isPad: table.report.trace.pad)
      return Drawing(
        drawing: device.markup(size: 200), drawnWindow: name, held: held.isEmpty ? "unknown" : held,
        shows: shown.shownWords, isDrawnBad: why?.unwanted ?? false,
        drawnAllows: why?.allowed.allowedWords)
    }
    if windows.isEmpty { return [draw(0, nil, nil)] }
    return windows.map { state, why in
      draw(state.shown, why, windows.count > 1 ? names[state.window] ?? "window" : nil)
    }
  }

  private static func decided(_ place: Int, _ table: MomentTable) -> Decided {
    let words = table.shownWindows(place).compactMap(\.why).filter(\.ruling).map { why in
      why.outcome + (why.heldBy.map { ", kept by rule \($0)" } ?? "")
    }
    return Decided(
      decidedEvent: table.sequences[place], decidedTime: table.times[place].seconds,
      decidedWords: words.isEmpty ? "" : ": " + words.joined(separator: "; "))
  }
}

extension MomentView.Node {
  private static let badges: [(bit: Int, style: String, word: String)] = [
    (1, "asked", "asked"), (2, "answered", "mask used"), (4, "visible", "visible"),
    (8, "never", "never asked"),
  ]

  fileprivate init(_ node: ReportNode, _ strings: [String]) {
    nodeStyle = "d\(min(node.depth, 9))"
    (nodeName, place) = (strings[node.name], strings[node.place])
    tags = Self.badges.filter { node.badges & $0.bit != 0 }.map {
      MomentView.Tag(tagStyle: $0.style, tagWord: $0.word)
    }
    nodeAllows = UInt8(exactly: node.mask)?.allowedWords
  }
}
