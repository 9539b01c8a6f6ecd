import SwivelModel
import SwivelReplay

// In place of the standard library's searches and of loops, which copy the rulings for their
// iterators: most detectors call these, and most moments have one ruling or none.
extension Moment.Rulings {
  func first(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in 0..<endIndex where isWanted(self[index]) { return self[index] }
    return nil
  }

  /// The first one for a window.
  func first(in window: WindowID) -> Ruling? { first { $0.window == window } }

  /// The first report for any of them.
  func firstReport(_ report: (Ruling) -> Detector.Report?) -> Detector.Report? {
    for index in 0..<endIndex {
      if let report = report(self[index]) { return report }
    }
    return nil
  }

  func last(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in (0..<endIndex).reversed() where isWanted(self[index]) { return self[index] }
    return nil
  }
}
