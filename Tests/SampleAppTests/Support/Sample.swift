import Foundation
import SampleApps
import SwivelRecorder
import SwivelQueries
import SwivelUIKit

/// A sample app, and the scenario of how it is run.
struct Sample: Sendable, CustomStringConvertible {
  struct Missing: Error {
    let scenario: String
  }

  /// The id of the scenario.
  let id: String
  private let file: String
  let app: @MainActor @Sendable (Recorder, Recorder.Surroundings) -> any SampleApp

  var description: String { id }

  func scenario() throws -> Scenario {
    var path = #filePath.split(separator: "/")
    path.removeLast(2)  // Support/Sample.swift
    let folder = "/" + path.joined(separator: "/") + "/Scenarios/"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + file + ".json")))
    guard let scenario = try ScenarioLoader.load(bytes).first(where: { $0.id == id }) else {
      throw Missing(scenario: id)
    }
    return scenario
  }

  /// All sample apps, sick and cured.
  static let all =
    older + older.filter { !$0.id.hasPrefix("two-screens") }.map(\.onNewer) + [
      Sample(id: "requests-26", file: "requests") { SheetApp($0, in: $1, isCured: true) }
    ]

  /// Those whose last step leaves a page in landscape for one that is for portrait alone.
  static let leavingLandscape = all.filter { sample in
    ["one-page-rotates-cured", "-left-in-landscape"].contains { sample.id.contains($0) }
  }

  /// The same app on iOS 26, where no app can set the orientation of the device any more.
  private var onNewer: Self { Sample(id: id + "-26", file: file, app: app) }

  private static let older = [
    Sample(id: "one-page-rotates", file: "one-page-rotates") {
      OnePageRotatesApp($0, in: $1, isCured: false)
    },
    Sample(id: "one-page-rotates-cured", file: "one-page-rotates") {
      OnePageRotatesApp($0, in: $1, isCured: true)
    },
    Sample(id: "two-screens-never-forced", file: "two-screens") {
      TwoScreensApp($0, in: $1, forces: .never)
    },
    Sample(id: "two-screens-always-forced", file: "two-screens") {
      TwoScreensApp($0, in: $1, forces: .always)
    },
    Sample(id: "two-screens-forced-when-missing", file: "two-screens") {
      TwoScreensApp($0, in: $1, forces: .whenMissing)
    },
    Sample(id: "two-screens-swipe-cancelled", file: "two-screens") {
      TwoScreensApp($0, in: $1, forces: .whenMissing, portrait: true)
    },
    Sample(id: "sheet", file: "sheet") { SheetApp($0, in: $1, isCured: false) },
    Sample(id: "sheet-cured", file: "sheet") { SheetApp($0, in: $1, isCured: true) },
    Sample(id: "video", file: "video") { VideoApp($0, in: $1, isCured: false) },
    Sample(id: "video-cured", file: "video") { VideoApp($0, in: $1, isCured: true) },
    Sample(id: "video-left-in-landscape", file: "left-in-landscape") {
      VideoApp($0, in: $1, isCured: true)
    },
    Sample(id: "player-left-in-landscape", file: "left-in-landscape") { PlayerApp($0, in: $1) },
    Sample(id: "two-windows", file: "two-windows") { TwoWindowsApp($0, in: $1, isCured: false) },
    Sample(id: "two-windows-cured", file: "two-windows") {
      TwoWindowsApp($0, in: $1, isCured: true)
    },
  ]
}
