#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The random number generator of a workload.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct WorkloadRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(limit)) >> 32)
  }

  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  mutating func logNormal(median: Double, sigma: Double) -> UInt64 {
    let gauss = sqrt(-2 * log(1 - unit())) * cos(2 * .pi * unit())
    return UInt64(max(1, median * exp(sigma * gauss)))
  }
}
