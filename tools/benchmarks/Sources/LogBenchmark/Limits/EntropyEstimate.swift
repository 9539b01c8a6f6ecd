import SwivelModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// About how few bytes an event can take, by how often what follows what.
///
/// It is no proof: a model that knows more, such as how the workload draws its gaps, takes less.
/// But its frequencies are those of the very events, and nothing is charged for telling them, so
/// that a general-purpose encoding does not come near.
///
/// - A kind costs what it costs if the three kinds in front of it are known.
/// - A controller is its place among all that were used, the latest first, and costs what that
///   place does if the kind, the two kinds in front of it, and which of the event's numbers it is
///   are known.
/// - Another number costs what it costs if the kind, the kind in front of it, the last number of
///   the same name, and the last one that was told of the same controller are known.
/// - A gap costs what its quarter of an octave does, if the kind, the kind in front of it and
///   whether there was an animation are known, and the bits that tell where in that quarter it
///   lies, each place as likely as the others.
/// - A sequence number costs nothing: there are no losses.
struct EntropyEstimate {
  private var kinds = ConditionalEntropy()
  private var controllers = ConditionalEntropy()
  private var numbers = ConditionalEntropy()
  private var gaps = ConditionalEntropy()
  private var placeBits = 0.0

  // The kinds in front, the latest first.
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

  // A gap of 0 has an octave of its own.
  private mutating func add(gap: UInt64, _ kind: Int) {
    let quarter = Self.quarter(of: gap)
    gaps.count(quarter, after: kind, recent.0, lastByName["animated"] ?? 0)
    placeBits += log2(Double(Self.start(of: quarter + 1) - Self.start(of: quarter)))
  }

  private static func quarter(of gap: UInt64) -> Int {
    var quarter = Int(log2(Double(gap + 1)) * 4)
    // A logarithm next to a border may fall on its other side.
    while start(of: quarter) > gap + 1 { quarter -= 1 }
    while start(of: quarter + 1) <= gap + 1 { quarter += 1 }
    return quarter
  }

  /// The least number that belongs to a quarter of an octave or to a later one.
  private static func start(of quarter: Int) -> UInt64 {
    UInt64(exp2(Double(quarter) / 4).rounded(.up))
  }
}
