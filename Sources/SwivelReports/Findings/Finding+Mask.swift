import SwivelFindings
import SwivelModel
import SwivelReplay

extension Finding {
  /// What the mask is to the page, as a clause with a comma in front; empty if it is not worth
  /// telling.
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

  /// The mask for programs, if it is of a kind.
  func mask(as role: MaskRole) -> [String]? { toldRole == role ? allowed.words : nil }

  // Without a version no rule applies, and nobody knows what is allowed.
  private var toldRole: MaskRole {
    allowed.isEmpty && !system.isKnown ? .untold : maskRole
  }
}

extension Finding.Basis {
  /// Whether nothing was seen of it.
  fileprivate var isModeled: Bool {
    switch self {
    case .observed, .unchanged: false
    case .modeled: true
    }
  }
}
