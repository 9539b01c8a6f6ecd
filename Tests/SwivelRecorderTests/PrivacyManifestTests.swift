import Foundation
import SwivelTestKit
import Testing

/// What the recorder declares to App Store Connect, as far as it follows from the sources.
struct PrivacyManifestTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  private static func manifest() throws -> [String: Any] {
    let file = sources.appendingPathComponent("SwivelRecorder/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func `no one is tracked and nothing is collected`() throws {
    let manifest = try Self.manifest()

    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    #expect(manifest.count == 4)
  }

  /// The families of calls that need a reason, by what stands for them in C and Swift.
  private static let families = [
    "FileTimestamp": #"\b[fl]?stat\(|\bfstatat\(|getattrlist"#,
    "SystemBootTime": #"mach_absolute_time|systemUptime|CLOCK_MONOTONIC"#,
    "DiskSpace": #"statfs|statvfs|volumeAvailableCapacity"#,
    "UserDefaults": #"UserDefaults|CFPreferences"#,
    "ActiveKeyboards": #"activeInputModes"#,
  ]

  @Test func `the calls that need a reason are those that are made`() throws {
    let entries = try #require(
      try Self.manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let declared = entries.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
    let text = try Self.text(of: ["CSwivel", "SwivelModel", "SwivelLog", "SwivelRecorder"])

    let used = Self.families.filter { text.range(of: $0.value, options: .regularExpression) != nil }

    #expect(Set(declared) == Set(used.keys.map { "NSPrivacyAccessedAPICategory\($0)" }))
    #expect(
      entries.allSatisfy { ($0["NSPrivacyAccessedAPITypeReasons"] as? [String])?.count == 1 })
  }

  private static func text(of modules: [String]) throws -> String {
    try modules.flatMap { module in
      let folder = sources.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? [])
        .filter { ["c", "h", "swift"].contains($0.pathExtension) }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }.joined()
  }
}
