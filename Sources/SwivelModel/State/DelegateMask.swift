/// A mask that the app delegate gave, good until the delegate changes its mind.
///
/// Stamped, so that a change of mind voids every one of them at no cost.
public struct DelegateMask: Hashable, Sendable {
  @usableFromInline var mask: InterfaceOrientationMask
  @usableFromInline var generation: UInt32

  init(_ mask: InterfaceOrientationMask, _ generation: UInt32) {
    (self.mask, self.generation) = (mask, generation)
  }

  @inlinable
  package func mask(in generation: UInt32) -> InterfaceOrientationMask? {
    self.generation == generation ? mask : nil
  }

  static func pass(_ mask: inout Self?, _ archive: inout StateArchive) {
    archive.optional(&mask, blank: Self([], 0)) { mask, archive in
      archive.value(&mask.mask, usually: [])
      archive.number(&mask.generation)
    }
  }
}
