import SwivelTrace
import Testing

struct WrappedLineTests {
  @Test func `a text that a console wrapped is one record, at its time`() throws {
    let trace = read(
      "[ +120 ms] [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not",
      "supported. Please use",
      "UIWindowScene.requestGeometryUpdate(_:)",
      "[+1,050 ms] [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please",
      "use UIWindowScene.requestGeometryUpdate(_:)", "[  +5 ms] done")

    #expect(
      trace.lines == [
        #"{"seq":0,"t":120000,"kind":"messageLogged","message":"kvcUnsupported"}"#,
        #"{"seq":1,"t":1170000,"kind":"messageLogged","message":"kvcUnsupported"}"#,
      ])
    #expect(trace.counts.records == 3)
    #expect(trace.counts.ignored == 1)
  }

  @Test func `a list continues in the next line`() throws {
    let trace = read(
      "None of the requested orientations are supported by the view", "controller. Requested:",
      "portrait; Supported: landscapeLeft,", "landscapeRight", "portrait mode is back")

    #expect(trace.counts.records == 2)
    #expect(trace.lines.count == 3)
    #expect(trace.lines[1].contains(#""mask":["landscapeLeft","landscapeRight"]"#))
  }

  @Test func `an unfinished text is reported as far as it goes`() throws {
    let trace = read(
      "Error Domain=UISceneErrorDomain Code=101 \"None of the", "[net] done",
      "None of the requested orientations are", #"{"eventMessage":"hello"}"#)

    #expect(trace.lines.last?.contains(#""geometryRefused","code":101,"request":null"#) == true)
    #expect(trace.counts.records == 4)
    #expect(trace.counts.ignored == 3)
  }

  @Test func `two texts in lines that follow each other are two`() throws {
    let line = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use"

    #expect(read(line, line, line).counts.events == 3)
  }
}
