#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The conditional entropy of symbols given their contexts, from their frequencies.
struct ConditionalEntropy {
  private var symbols: [UInt64: Int] = [:]
  private var contexts: [UInt64: Int] = [:]

  mutating func count(_ symbol: Int, after context: Int...) {
    let context = Self.mix(context, from: 0)
    contexts[context, default: 0] += 1
    symbols[Self.mix([symbol], from: context), default: 0] += 1
  }

  /// The total bits of the counted symbols.
  var bits: Double { Self.sum(contexts) - Self.sum(symbols) }

  private static func sum(_ counts: [UInt64: Int]) -> Double {
    counts.values.reduce(0) { $0 + Double($1) * log2(Double($1)) }
  }

  // Colliding contexts would make the estimate too large; with 64 bits none collide.
  private static func mix(_ parts: [Int], from start: UInt64) -> UInt64 {
    parts.reduce(start) { mixed, part in
      let product = (mixed ^ UInt64(bitPattern: Int64(part))) &+ 0x9E37_79B9_7F4A_7C15
      let folded = (product ^ product >> 30) &* 0xBF58_476D_1CE4_E5B9
      return folded ^ folded >> 27
    }
  }
}
