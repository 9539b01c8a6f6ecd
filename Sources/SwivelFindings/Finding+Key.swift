import SwivelModel
import SwivelReplay

extension Finding {
  /// What tells two findings apart: the detector, the page, its state, and what was allowed.
  ///
  /// The landscape side is left out: which way the user turned is not the app's mistake.
  ///
  /// All of it as one number, for a key is looked up for each report and most reports are old.
  struct Key: Hashable {
    private let bits: UInt64

    // u32 the name or the handle, u8 and u8 the orientation and what is allowed, u8 the detector's
    // place; bits 56 and 57 whether there is a name, or a page at all.
    init(
      _ place: Int, _ page: PageKey, _ orientation: InterfaceOrientationMask,
      _ allowed: InterfaceOrientationMask, _ role: MaskRole
    ) {
      // What a page allows is declared; an orientation that was passed depends on the user.
      let mask = role == .passed ? allowed.withoutSide : allowed
      let handle = page.handle.map { UInt32($0.rawValue) }
      let who = UInt64(page.name?.rawValue ?? handle ?? 0)
      let masks = UInt64(orientation.withoutSide.rawValue) | UInt64(mask.rawValue) << 8
      let sort: UInt64 = page.name != nil ? 1 : handle != nil ? 2 : 0
      bits = who | masks << 32 | UInt64(place) << 48 | sort << 56
    }
  }

  /// A page as people tell pages apart: by their types, and by handles only where those are
  /// unknown.
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
  /// Both landscape sides in the place of one.
  fileprivate var withoutSide: Self {
    isDisjoint(with: .landscape) ? self : union(.landscape)
  }
}
