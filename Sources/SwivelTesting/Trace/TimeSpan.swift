import SwivelModel

/// A length of time.
///
/// Like the standard library's `Duration`, which requires iOS 16.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// The microseconds.
  public let microseconds: UInt64

  private init(_ count: Int, _ unit: UInt64) {
    let (product, overflows) = UInt64(max(count, 0)).multipliedReportingOverflow(by: unit)
    microseconds = overflows ? .max : product
  }

  /// Some milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(count, 1_000) }

  /// Some seconds.
  public static func seconds(_ count: Int) -> Self { Self(count, 1_000_000) }

  /// Orders spans by length.
  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// The time between two moments.
  init(from begin: Instant, to end: Instant) {
    microseconds = end.rawValue > begin.rawValue ? end.rawValue - begin.rawValue : 0
  }

  var text: String {
    let (thousandths, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 ? "\(thousandths) ms" : "\(thousandths).\(String(rest + 1_000).dropFirst()) ms"
  }
}

@available(iOS 16, macOS 13, *)
extension TimeSpan {
  /// As long as a duration, to the microsecond.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = Self.seconds(Int(clamping: seconds)).microseconds
    let rest = UInt64(max(attoseconds, 0)) / 1_000_000_000_000
    let (sum, overflows) = whole.addingReportingOverflow(rest)
    microseconds = overflows ? .max : sum
  }
}
