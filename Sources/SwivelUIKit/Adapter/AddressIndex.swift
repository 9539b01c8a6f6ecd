#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
/// Maps addresses of objects to small numbers.
@MainActor
final class AddressIndex {
  private var numbers: [UInt: Int] = [:]

  /// The number of an address.
  func number(of address: UInt) -> Int? { numbers[address] }

  /// Sets the number of an address.
  func set(_ number: Int, of address: UInt) {
    numbers[address] = number
  }

  /// Removes an address, unless its number has changed.
  func remove(_ address: UInt, of number: Int) {
    if numbers[address] == number { numbers[address] = nil }
  }
}
#endif
