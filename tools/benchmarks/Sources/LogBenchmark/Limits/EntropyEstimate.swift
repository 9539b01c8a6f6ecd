import SwivelModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An estimate of the fewest bytes per event, from conditional frequencies.
///
/// It is not a proof: a better model, such as one of the workload's gaps, takes less. But its
/// frequencies are those of the same events, and storing them is free, so that a general-purpose
/// encoding does not come close.
///
/// - A kind is conditioned on the previous three kinds.
/// - A controller is its index among all that were used, the latest first, conditioned on the kind,
///   the previous two kinds, and the index of the number in the event.
/// - Another number is conditioned on the kind, the previous kind, the last number of the same
///   name, and the last one recorded for the same controller.
/// - A gap is its quarter of an octave, conditioned on the kind, the previous kind and whether
///   there was an animation, plus the bits of its uniformly distributed position in that quarter.
/// - A sequence number costs nothing: there are no losses.
struct EntropyEstimate {
  private var kinds = ConditionalEntropy()
  private var controllers = ConditionalEntropy()
  private var numbers = ConditionalEntropy()
  private var gaps = ConditionalEntropy()
  private var placeBits = 0.0

  // The previous kinds, the latest first.
  private var recent = (0, 0, 0)
  private var used: [UInt32] = []
  private var lastByName: [String: Int] = [:]
  private var lastBySubject: [Int: Int] = [:]
  private var lastInstant: UInt64?
  private var count = 0

  init(_ events: some Sequence<Event>) {
    for event in events { add(event) }
  }

  var bytesPerEvent: Double {
    (kinds.bits + controllers.bits + numbers.bits + gaps.bits + placeBits) / 8 / Double(count)
  }

  private mutating func add(_ event: Event) {
    let kind = Int(event.record.code)
    kinds.count(kind, after: recent.0, recent.1, recent.2)
    addNumbers(event.record)
    if let last = lastInstant { add(gap: event.instant.rawValue - last, kind) }
    recent = (kind, recent.0, recent.1)
    lastInstant = event.instant.rawValue
    count += 1
  }

  private mutating func addNumbers(_ record: Record) {
    guard let fields = EventSchema.known(code: record.code)?.fields else { return }
    let isAboutController = fields.first?.type == .controller
    for (index, field) in fields.enumerated() {
      if field.type == .controller {
        addController(record[index], kind: Int(record.code), index)
        continue
      }
      let number = Int(record[index])
      let subject = isAboutController ? Int(record[0]) : -1
      let key = (subject * 8 + index) * 128 + Int(record.code)
      numbers.count(
        number, after: Int(record.code), index, recent.0, lastByName[field.name] ?? -1,
        lastBySubject[key] ?? -1)
      lastByName[field.name] = number
      lastBySubject[key] = number
    }
  }

  private mutating func addController(_ controller: UInt32, kind: Int, _ index: Int) {
    let place = used.firstIndex(of: controller)
    controllers.count(place ?? -1, after: kind, index, recent.0, recent.1)
    if let place { used.remove(at: place) }
    used.insert(controller, at: 0)
  }

  // A gap of 0 has a separate octave.
  private mutating func add(gap: UInt64, _ kind: Int) {
    let quarter = Self.quarter(of: gap)
    gaps.count(quarter, after: kind, recent.0, lastByName["animated"] ?? 0)
    placeBits += log2(Double(Self.start(of: quarter + 1) - Self.start(of: quarter)))
  }

  private static func quarter(of gap: UInt64) -> Int {
    var quarter = Int(log2(Double(gap + 1)) * 4)
    // A logarithm close to a boundary may be rounded beyond it.
    while start(of: quarter) > gap + 1 { quarter -= 1 }
    while start(of: quarter + 1) <= gap + 1 { quarter += 1 }
    return quarter
  }

  /// The least number in a quarter of an octave, or in a later one.
  private static func start(of quarter: Int) -> UInt64 {
    UInt64(exp2(Double(quarter) / 4).rounded(.up))
  }
}
