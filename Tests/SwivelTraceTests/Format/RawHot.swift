/// A hot file that is put together slot by slot, as a recorder leaves it that died.
struct RawHot {
  private(set) var bytes: [UInt8]
  private let slotCount: UInt64
  /// The number of the next slot.
  private(set) var next: UInt64
  private(set) var begun: UInt64 = 0

  /// A file whose first slots, up to one, are in the log; it shows how many slots it has unless
  /// they are 2,048, as in all files of 1.0 and 1.1.
  init(
    id: String, generation: UInt64 = 7, base: UInt64 = 1_000, from slot: UInt64 = 0,
    slotCount: UInt64? = nil
  ) {
    (next, self.slotCount) = (slot, slotCount ?? 2_048)
    bytes = [UInt8](repeating: 0, count: 4_096 + Int(self.slotCount) * 32)
    bytes.replaceSubrange(0..<7, with: Array((slotCount == nil ? "SWVHOT1" : "SWVHOT2").utf8))
    store(slotCount ?? 0, at: 80)
    let digits = id.compactMap(\.hexDigitValue).map { UInt8($0) }
    for place in 0..<16 { bytes[8 + place] = digits[2 * place] << 4 | digits[2 * place + 1] }
    for (place, number) in [(24, generation), (72, base), (256, slot)] { store(number, at: place) }
    claim(0)
  }

  /// An event in one slot, with its numbers as its manner has them.
  mutating func add(
    _ code: UInt64, at microseconds: UInt64, manner: UInt64, first: UInt64, body: UInt64
  ) {
    let form = next % (1 << 27) | 1 << 27 | manner << 35 | begun << 40
    put(code | first << 8 | microseconds << 16, form, body, at: next)
    begun += 1
    claim(1)
  }

  /// An event with a payload in as many slots as that takes.
  mutating func add(_ code: UInt64, at microseconds: UInt64, payload: [UInt8]) {
    let count = 1 + max(payload.count - 9 + 18, 0) / 19
    let padded = payload + [UInt8](repeating: 0, count: 9 + 19 * count)
    add(code, at: microseconds, manner: 0, first: UInt64(padded[0]), body: Self.word(padded[1..<9]))
    let head = next - 1
    setCount(UInt64(count), of: head)
    for place in 1..<max(count, 1) {
      let part = padded[(9 + 19 * (place - 1))...]
      let form = next % (1 << 27) | Self.word(part.dropFirst(8).prefix(3)) << 40
      put(Self.word(part.prefix(8)), form, Self.word(part.dropFirst(11).prefix(8)), at: next)
      claim(1)
    }
  }

  /// A slot whose thread died before it was done.
  mutating func addHole() {
    begun += 1
    claim(1)
  }

  /// Skips slots, which were filled and sealed in the meantime.
  mutating func skip(_ count: UInt64) {
    begun += count
    claim(count)
  }

  /// Flips a bit of a slot's last word, which its check states.
  mutating func damage(_ slot: UInt64) { bytes[place(of: slot) + 24] ^= 1 }

  private func place(of slot: UInt64) -> Int { 4_096 + Int(slot % slotCount) * 32 }

  private mutating func claim(_ count: UInt64) {
    next += count
    store(next | begun << 40, at: 128)
  }

  private mutating func setCount(_ count: UInt64, of slot: UInt64) {
    let start = place(of: slot)
    let form = Self.word(bytes[(start + 16)...].prefix(8))
    let words = [8, 24].map { Self.word(bytes[(start + $0)...].prefix(8)) }
    put(words[0], form & ~(0xFF << 27) | count << 27, words[1], at: slot)
  }

  private mutating func put(_ head: UInt64, _ form: UInt64, _ body: UInt64, at slot: UInt64) {
    let sum =
      head &* 0x9E37_79B9_7F4A_7C15 &+ form &* 0xC2B2_AE3D_27D4_EB4F &+ body
      &* 0x1656_67B1_9E37_79F9
    let lap = slot / slotCount + 1
    let start = place(of: slot)
    for (place, word) in [lap | lap << 24 | (sum >> 49) << 49, head, form, body].enumerated() {
      store(word, at: start + 8 * place)
    }
  }

  private mutating func store(_ word: UInt64, at place: Int) {
    for byte in 0..<8 { bytes[place + byte] = UInt8(truncatingIfNeeded: word >> (8 * byte)) }
  }

  private static func word(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
