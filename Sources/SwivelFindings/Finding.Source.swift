public import SwivelModel
import SwivelReplay

extension Finding {
  /// A line of the app's source.
  public struct Source: Hashable, Sendable {
    /// The path of the file.
    public let file: NameID
    /// The line, from 1; 0 if it is not known.
    public let line: UInt32
  }
}

/// Where the masks of controllers are declared, as the events told so far.
struct Declarations {
  private var places: [ControllerID?: Finding.Source] = [:]

  mutating func take(_ moment: Moment) {
    switch moment.kind {
    case .remark(.declaredAt(let controller, let file, let line)):
      places[controller] = Finding.Source(file: file, line: line)
    // The handle stands for another one from here on.
    case .controller(.described(let controller, _, _)):
      if !places.isEmpty { places[controller] = nil }
    default: break
    }
  }

  /// A finding with the place in the source where something can be done about it, if it was told:
  /// that of who answered, else that of the page.
  func locate(_ finding: Finding) -> Finding {
    guard !places.isEmpty else { return finding }
    var finding = finding
    let isOfApp = finding.id == Detector.appMaskLimitsPage.id
    let parties = isOfApp ? [nil] : [finding.decider?.id, finding.page?.id].filter { $0 != nil }
    finding.source = parties.lazy.compactMap { places[$0] }.first
    return finding
  }
}
