package import SwivelModel
import SwivelReplay

extension Finding {
  /// Identifies a problem: the detector, the page, its orientation, and the allowed mask.
  ///
  /// The landscape side is left out: it depends on the user and not on the app.
  ///
  /// A single number, because a key is looked up for each report and most reports are repetitions.
  struct Key: Hashable {
    private let bits: UInt64

    // u32 the name or the handle, u8 and u8 the orientation and the allowed mask, u8 the index of
    // the detector; bits 56 and 57 whether there is a name, or a page at all.
    init(
      _ place: Int, _ page: PageKey, _ orientation: InterfaceOrientationMask,
      _ allowed: InterfaceOrientationMask, _ role: MaskRole
    ) {
      // A page's mask is declared; a passing orientation depends on the user.
      let mask = role == .passed ? allowed.withoutSide : allowed
      let handle = page.handle.map { UInt32($0.rawValue) }
      let who = UInt64(page.name?.rawValue ?? handle ?? 0)
      let masks = UInt64(orientation.withoutSide.rawValue) | UInt64(mask.rawValue) << 8
      let sort: UInt64 = page.name != nil ? 1 : handle != nil ? 2 : 0
      bits = who | masks << 32 | UInt64(place) << 48 | sort << 56
    }

    /// The key of the same problem on whatever page.
    var onAnyPage: Self { Self(bits: bits & 0x00FF_FFFF_0000_0000) }
    var isOnAnyPage: Bool { self == onAnyPage }

    private init(bits: UInt64) { self.bits = bits }
  }

  /// Identifies a page by its type, or by its handle if the type is unknown.
  struct PageKey: Hashable {
    let name: NameID?
    let handle: ControllerID?

    init(_ page: Party?) {
      self.init(page?.id, name: page?.name)
    }

    init(_ page: ControllerID?, name: NameID?) {
      (self.name, handle) = (name, name == nil ? page : nil)
    }
  }
}

extension InterfaceOrientationMask {
  /// Both landscape sides in place of one.
  var withoutSide: Self {
    isDisjoint(with: .landscape) ? self : union(.landscape)
  }
}

extension Finding {
  /// Identifies the finding independently of time: equal for the same problem in another run.
  ///
  /// The 64-bit FNV-1a hash in hexadecimal of the id, the types of the page and of the decider, the
  /// allowed mask, and whether the interface was portrait or landscape. The landscape side is left
  /// out: it depends on the user and not on the app.
  package func fingerprint(_ table: NameTable) -> String {
    var hash = FNV1a(id.rawValue)
    for line in [type(of: page, table), type(of: decider, table), "\(allowed.rawValue)", kind] {
      hash.combine(line: line)
    }
    return hash.value.hexadecimalDigits
  }

  /// The type name, or the kind without one: handles differ between runs.
  private func type(of party: Party?, _ table: NameTable) -> String {
    guard let party else { return "" }
    return party.name.flatMap { table[$0] } ?? party.kind.word
  }

  private var kind: String {
    if orientation.isSubset(of: .landscape) { return "across" }
    return orientation.isDisjoint(with: .landscape) ? "upright" : "either"
  }
}
