import Foundation
import SwivelTestKit

/// A folder with everything that Swivel reads, and a recording that was killed.
enum ReadFiles {
  static func make(in folder: TemporaryFolder) throws {
    let files = FileManager.default
    for name in ["rec", "runs", "Goldens"] {
      try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let log = try bytes(of: Samples.turned)
    let logs = [
      "a.swivel", "runs/a.swivel", "rec/kill.000001.swivel", "rec/kill.000002.swivel",
    ]
    for name in logs { try folder.write(log, to: name) }
    try folder.write(bytes(of: Samples.cured), to: "Goldens/a.swivel")
    try folder.write(bytes(of: Samples.container), to: "b.ndjson")
    for (name, text) in texts { try folder.write(text.utf8, to: name) }
    try files.linkItem(atPath: folder.path("a.swivel"), toPath: folder.path("hard"))
    try files.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a.swivel")
    _ = try Program.run(
      "check", folder.path("a.swivel"), "--update-baseline", "--baseline",
      folder.path("base.json"))
    try leaveLive(in: folder)
  }

  private static let texts = [
    "list.txt": "a.swivel\n", ".swivel.json": "{\"failOn\": \"error\"}\n",
    "allow.txt": "FeedPage\n", "sentry.json": ImportSamples.sentry,
    "scenario.json": Samples.missedScenario,
    "App.swift": "import UIKit\n",
    "ranges": "part\0a.swivel\00\010\0",
  ]

  private static func bytes(of sample: String) throws -> Data {
    try Data(contentsOf: Program.root.appendingPathComponent(sample))
  }

  /// Records until an event is only in the hot file, and kills the recorder.
  private static func leaveLive(in folder: TemporaryFolder) throws {
    let recording = try LiveRecording(to: folder.path("live.swivel"), in: folder)
    recording.send(Streams.turns(3))
    let isThere = comesTrue(within: 20) { (try? folder.bytes("live.swivel").count) ?? 0 > 0 }
    recording.signal(SIGKILL)
    guard recording.wait() != nil, isThere, folder.exists("live.swivel.hot") else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// The bytes of all files, by path.
  static func contents(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: folder.files.map { ($0, try folder.bytes($0)) })
  }
}
