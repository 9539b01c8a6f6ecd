import SwivelModel
import Testing

@testable import SwivelLog

/// A log as version 1.0 wrote it, which every later version has to read.
struct FrozenLogTests {
  private static let hexadecimal = """
    1f8b08040000000000ff0600424302004a00012c00d3ff2373776976656c09312e300a756e6974093175730a
    61707009636f6d2e6578616d706c652e7265616465720a72b850452c0000001f8b08040000000000ff060042
    430200e9008c8e310ac24010456736469956c13a07104999a451b1d4ce13acd9912c6c76435c0c1ec15ba4b5
    b3d4da8b89b1308d60f379ff7fe6330830829010200a10621150320826a9086028c65415f2c81fcd3a16cb28
    77d6d7ce18aee98bd917c99f2beef98db68aac2c397bcb02c3b53c3caf621ee785366aa5142baa64cdd6f78e
    a82b7b81d8268d366657b8869ced153f9e905697d2b3caf6ce19d2d6732d73af4fdc0562962aadfe1d9b5eb0
    4d10da14f0867847447820a62f31b0303030083300000000ffff010600f9ff2404f80ae02b2eb2c38f480100
    001f8b08040000000000ff0600424302002100010300fcff0503003a48a7d2030000001f8b08040000000000
    ff0600424302007200015400abff010a010280b4c4c321020f020200780100000302200f666f6c6465640968
    696e67653a6e616d650962793a636f6e74726f6c6c6572010568696e6765020f786e6f746509746578743a6e
    616d65048f0107780000a2b6cbcc540000001f8b08040000000000ff0600424302001b000300000000000000
    0000
    """

  private static var bytes: [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private static let folded = EventSchema(
    code: 0x0F, name: "folded", fields: [.init("hinge", .name), .init("by", .controller)])

  private static let items: [TraceItem] = {
    let page = ControllerID(rawValue: 41)
    let stack = ControllerID(rawValue: 40)
    let cafe = NameID(rawValue: 0)
    let kinds: [(UInt64, UInt64, Event.Kind)] = [
      (0, 0, .session(.phase(phase: .active))),
      (1, 12, .controller(.controller(controller: stack, type: .navigation, name: nil))),
      (2, 12, .controller(.controller(controller: page, type: .plain, name: cafe))),
      (3, 400, .hierarchy(.childAdded(parent: stack, child: page))),
      (
        4, 352_400,
        .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false))
      ),
      (5, 704_400, .navigation(.didShow(on: stack, controller: page))),
      (6, 704_400, .navigation(.didShow(on: stack, controller: page))),
      (10, 9_000_000_000, .unrecognized(Record(code: 0x0F, 1, 7))),
      (11, 9_000_000_000, .remark(.note(text: cafe))),
    ]
    var items = kinds.map {
      TraceItem.event(Event(sequence: $0, instant: Instant(rawValue: $1), $2))
    }
    items.insert(.loss(Loss(count: 3, reason: .bufferFull)), at: 7)
    return items
  }()

  @Test func `a log of version 1_0 reads as ever`() {
    let read = ReadLog(Self.bytes)

    #expect(read.isSpotless)
    #expect(read.items == Self.items)
    #expect(read.header?[.app] == "com.example.reader")
    #expect((0..<2).map { read.vocabulary.names[NameID(rawValue: $0)] } == ["Café", "hinge"])
    #expect(read.vocabulary.newerKinds == [0x0F: Self.folded])
  }

  @Test func `a log of version 1_0 that is written anew states the same`() throws {
    let read = ReadLog(Self.bytes)
    let sink = MemorySink()
    let writer = try LogWriter(header: try #require(read.header), policy: .live, sink: sink)
    for item in read.items { try writer.append(item, vocabulary: read.vocabulary) }
    try writer.finish()

    let again = ReadLog(sink.bytes)
    #expect(again.isSpotless)
    #expect(again.items == Self.items)
    #expect(again.vocabulary == read.vocabulary)
  }
}
