/// A mask of the app delegate, valid until the delegate changes.
///
/// Stamped with a generation, so that a change invalidates all of them at once.
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
