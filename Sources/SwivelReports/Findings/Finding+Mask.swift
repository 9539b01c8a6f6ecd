import SwivelFindings
import SwivelModel
import SwivelReplay

extension Finding {
  /// The relation of the mask to the page, as a clause after a comma; empty if it adds nothing.
  var maskClause: String {
    switch (toldRole, id) {
    case (.untold, _): ""
    case (.passed, _):
      ", by way of \(allowed.alternatives)" + (basis.isModeled ? ", as modeled" : "")
    case (.expected, "unexplained-rotation"): ", expected in \(allowed.alternatives)"
    case (.expected, "left-right-swapped"): ", meant \(allowed.alternatives)"
    case (.expected, _): ", should be in \(allowed.alternatives)"
    case (.allowed, _):
      ", allows " + (allowed.isEmpty ? "nothing" : allowed.words.joined(separator: ", "))
    }
  }

  /// The mask for JSON records, if it has a given role.
  func mask(as role: MaskRole) -> [String]? { toldRole == role ? allowed.words : nil }

  // Without a version no rule applies, and the allowed orientations are unknown.
  private var toldRole: MaskRole {
    allowed.isEmpty && !system.isKnown ? .untold : maskRole
  }
}

extension Finding.Basis {
  /// Whether it was not observed.
  fileprivate var isModeled: Bool {
    switch self {
    case .observed, .unchanged: false
    case .modeled: true
    }
  }
}
