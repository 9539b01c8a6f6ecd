import SwivelModel
import SwivelReplay

// In place of the library's and of loops, which copy the rulings for their iterators: nearly every
// look at a moment asks one of these, and nearly all moments have one ruling or none.
extension Moment.Rulings {
  @inline(__always)
  func first(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in 0..<endIndex where isWanted(self[index]) { return self[index] }
    return nil
  }

  /// The first one upon a window.
  @inline(__always)
  func first(in window: WindowID) -> Ruling? { first { $0.window == window } }

  /// The first report that there is on any of them.
  @inline(__always)
  func firstReport(_ report: (Ruling) -> Detector.Report?) -> Detector.Report? {
    for index in 0..<endIndex {
      if let report = report(self[index]) { return report }
    }
    return nil
  }

  @inline(__always)
  func last(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in (0..<endIndex).reversed() where isWanted(self[index]) { return self[index] }
    return nil
  }
}
