import Testing

@testable import SwivelUIKit

@MainActor
struct AddressIndexTests {
  @Test func `numbers are found by addresses, however many there are and whichever go`() {
    let index = AddressIndex()
    let addresses = (1...1_000).map { UInt($0) * 16 }
    for (number, address) in addresses.enumerated() { index.set(number, of: address) }
    for (number, address) in addresses.enumerated() where address % 48 == 0 {
      index.remove(address, of: number)
    }

    for (number, address) in addresses.enumerated() {
      #expect(index.number(of: address) == (address % 48 == 0 ? nil : number))
    }
    #expect(index.number(of: 8) == nil)
  }

  @Test func `a number is that of the last object at an address`() {
    let index = AddressIndex()
    index.set(3, of: 4_096)
    index.set(5, of: 4_096)
    index.remove(4_096, of: 3)

    #expect(index.number(of: 4_096) == 5)
  }
}
