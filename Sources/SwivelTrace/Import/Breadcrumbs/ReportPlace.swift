import SwivelText

/// The path of a value in a report, such as `breadcrumbs[3].data`.
///
/// A report may have a million values at the same long path, and hardly any is printed: each refers
/// to the path around it.
indirect enum ReportPlace: Sendable {
  /// The only value of a file.
  case root
  /// The member of an object.
  case member(ReportPlace, String)
  /// The element of a list.
  case element(ReportPlace, Int)
}

extension ReportPlace: CustomStringConvertible {
  /// The path as text; long keys are shortened.
  var description: String {
    switch self {
    case .root: return ""
    case .member(let outer, let key):
      let (place, key) = (outer.description, TextError.shortened(key))
      return place.isEmpty ? key : "\(place).\(key)"
    case .element(let outer, let index): return "\(outer)[\(index)]"
    }
  }
}
