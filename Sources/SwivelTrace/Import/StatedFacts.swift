package import SwivelModel

/// Facts about a run that the user states because the file may lack them.
package struct StatedFacts: Sendable {
  /// The version of iOS.
  package let system: SystemVersion?
  /// The hardware.
  package let device: Device?
  /// The hardware's identifier, such as `iPhone14,5`.
  package let model: String?

  /// States nothing.
  package init() {
    (system, device, model) = (nil, nil, nil)
  }

  /// States a version, and a device by a word or an identifier.
  package init(system: SystemVersion?, device text: String?) {
    self.system = system
    let identified = text.flatMap { Device(identifier: $0) }
    device = identified ?? text.flatMap { DeviceWord.device($0) }
    model = identified == nil ? nil : text
  }

  /// Adds stated facts to a header that lacks them.
  package func complete(_ header: inout TraceHeader) {
    if header[.system] == nil, let system { _ = header.set(.system, to: "iOS \(system)") }
    if header[.device] == nil, let model { _ = header.set(.device, to: model) }
  }
}

extension EventComposer {
  /// Records stated facts before the first event.
  mutating func state(_ facts: StatedFacts) {
    if let system = facts.system { preamble.append(.session(.systemVersion(system))) }
    guard let device = facts.device else { return }
    let identifier = facts.model.flatMap { vocabulary.names.intern($0) }
    preamble.append(.session(.device(device, identifier: identifier)))
  }
}
