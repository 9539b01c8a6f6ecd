import Foundation
import SampleApps
import SwivelTrace
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import SwivelText
import SwivelUIKit
import SwivelUnifiedLog
import Testing
import UIKitStage

/// The mirrored events in the system's log are those that were recorded.
@MainActor
struct MirrorTests {
  @Test(arguments: Sample.all)
  func `a reader of the system's log has the events of the recording`(sample: Sample) throws {
    let run = try MirroredRun { recorder in
      let scenario = try sample.scenario()
      let stage = Stage(scenario) { _ in sample.app(recorder, scenario.surroundings) }
      stage.play(
        mark: { recorder.mark($0) },
        rest: {
          recorder.recordChanges(); recorder.settle()
        })
      recorder.stopObserving()
    }

    #expect(run.recorded.count > 20)
    #expect(run.read == run.recorded)
    #expect(run.losses == 0)
  }

  @Test func `a name that is replaced in the recording is replaced in what is reported`() throws {
    let run = try MirroredRun(redaction: .names) { $0.mark("Checkout") }

    #expect(!run.told.joined().contains("Checkout"))
    #expect(run.read == run.recorded)
  }

  @Test func `a kind of a later version is reported with its description`() throws {
    let kind = EventSchema(
      code: 0x7E, name: "hinge", fields: [.init("angle", .number)])
    let run = try MirroredRun { recorder in
      recorder.define(kind)
      recorder.record(Record(code: 0x7E, 120), names: [])
    }

    #expect(run.told.contains { $0.hasPrefix(#"{"define":"hinge""#) })
    #expect(run.read == run.recorded)
  }

  @Test func `threads that record at once are reported in the order of the recording`() throws {
    let run = try MirroredRun { recorder in
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<500 { recorder.note("\(thread): \(number)") }
      }
    }

    #expect(run.recorded.count == 2_000)
    #expect(run.read == run.recorded)
  }

  @Test func `what is recorded after the end is not reported`() throws {
    let run = try MirroredRun { recorder in
      recorder.mark("last")
      try recorder.finish()
      recorder.mark("too late")
    }

    #expect(run.told.count == 2)
  }

  @Test func `the guide shows how`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("app.swivel")
    let recorder = try mirroringRecorder(at: path)
    recorder.mark("here")
    try recorder.finish()

    #expect(try SampleLog(path).events.count == 1)
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: tests.appendingPathComponent("Guide/MirroringRecorder.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: tests.appendingPathComponent(
        "../../Sources/swivel/Swivel.docc/ImportWhatYouHave.md"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(source)```\n"))
  }
}
