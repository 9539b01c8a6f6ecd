/// The existing windows, by handle.
public struct ExistingWindows: Sequence, IteratorProtocol, Sendable {
  private let slots: ContiguousArray<WindowState>
  private var handle = 0

  init(_ slots: ContiguousArray<WindowState>) {
    self.slots = slots
  }

  /// The next window.
  public mutating func next() -> WindowID? {
    while handle < slots.count {
      defer { handle += 1 }
      if slots[handle].exists { return WindowID(rawValue: UInt8(truncatingIfNeeded: handle)) }
    }
    return nil
  }
}
