import SwivelModel
import SwivelReplay
import Testing

struct RulingWordTests {
  @Test func `what programs read of a ruling is spelled as its cases are`() {
    #expect(Trigger.words == Trigger.allCases.map { "\($0)" })
    #expect(Ruling.AppMaskSource.words == Ruling.AppMaskSource.allCases.map { "\($0)" })
  }
}
