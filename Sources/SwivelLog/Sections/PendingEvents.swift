import SwivelModel

/// Events that are not encoded yet: their codes and numbers.
///
/// Safe: the caller provides as many of both as there are events.
struct PendingEvents {
  let codes: UnsafePointer<UInt8>
  /// The numbers of each event, a byte each, the first lowest; replaced by its tokens.
  let numbers: UnsafeMutablePointer<UInt64>
  let count: Int

  func prefix(_ count: Int) -> Self {
    Self(codes: codes, numbers: numbers, count: min(count, self.count))
  }

  func dropFirst(_ count: Int) -> Self {
    Self(codes: codes + count, numbers: numbers + count, count: self.count - count)
  }
}
