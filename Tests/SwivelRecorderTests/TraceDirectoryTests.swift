import Testing

/// The directory that a UI test names for the app that it launches.
struct TraceDirectoryTests {
  private func record(in folder: Folder, _ environment: String) throws -> (code: Int32, [String]) {
    var plan = RecordingChild.Plan()
    (plan.form, plan.eventCount) = ("traces", 50)
    let child = try RecordingChild(
      plan, path: folder.path("traces"), shell: "\(environment) exec \"$0\" \"$@\"")
    child.waitUntilEnd()
    return (child.exitCode, try folder.names)
  }

  @Test func `a recorder goes where the environment says`() throws {
    try withFolder { folder in
      let (code, names) = try record(in: folder, "SWIVEL_TRACE_DIR=\"${2%/*}\"")

      #expect(code == 0)
      #expect(names == ["app.000001.swivel"])
    }
  }

  @Test(arguments: ["SWIVEL_TRACE_DIR=", "unset SWIVEL_TRACE_DIR;"])
  func `where it says nothing there is no recorder`(environment: String) throws {
    try withFolder { folder in
      let (code, names) = try record(in: folder, environment)

      #expect(code != 0)
      #expect(names.isEmpty)
    }
  }
}
