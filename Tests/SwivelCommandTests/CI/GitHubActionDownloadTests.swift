import Foundation
import SwivelTestKit
import Testing

struct GitHubActionDownloadTests {
  private static let nothing = ["traces": Samples.cured, "binary": ""]

  private static func inputs(version: String) -> [String: String] {
    nothing.merging(["version": version]) { $1 }
  }

  @Test(arguments: [(Release.version, "main"), ("", Release.version)])
  func `the release is that of the input, else of the action's own tag`(
    version: String, ref: String
  ) throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      let run = try ActionRun(
        Self.inputs(version: version), ref: ref, machine: release.machine(folder), in: folder)

      #expect(run.code == 0)
      #expect(run.output.contains(": \(folder.path("temporary"))/swivel."))
      #expect(run.outputs["exit-code"] == "0")
      #expect(!folder.files.contains { $0.hasPrefix("cache/") && $0.hasSuffix("SHA256SUMS") })
    }
  }

  @Test func `what the runner has is not downloaded again`() throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      for _ in 1...2 {
        let run = try ActionRun(
          Self.inputs(version: Release.version), machine: release.machine(folder), in: folder)

        #expect(run.code == 0)
        let names = folder.files.filter { $0.hasPrefix("releases/") && $0.hasSuffix(".tar.gz") }
        for name in names { try FileManager.default.removeItem(at: folder.url(name)) }
      }
    }
  }

  @Test func `what another job put into the cache is not run`() throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      for _ in 1...2 {
        let run = try ActionRun(
          Self.inputs(version: Release.version), machine: release.machine(folder), in: folder)
        #expect(run.code == 0)
        let cached = folder.files.filter { $0.hasPrefix("cache/") }
        #expect(cached.count == 1)
        for name in cached { try folder.write(Array("not it".utf8), to: name) }
      }
    }
  }

  @Test(arguments: [(0, Int32(0)), (1, 2)])
  func `a release is attested by the project's workflow`(answer: Int, code: Int32) throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      let gh = "#!/bin/sh\necho \"$*\" >>'\(folder.path("asked"))'; exit \(answer)\n"
      try FileManager.default.createDirectory(
        at: folder.url("bin"), withIntermediateDirectories: true)
      let path = try folder.write(gh.utf8, to: "bin/gh")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      var machine = release.machine(folder)
      machine["SWIVEL_REPOSITORY"] = "https://github.com/example/swivel"
      machine["PATH"] = "\(folder.path("bin")):\(Program.environment["PATH"] ?? "")"
      let run = try ActionRun(
        Self.inputs(version: Release.version), machine: machine, in: folder)

      #expect(run.code == code)
      #expect(run.output.contains("is not attested by the workflow of") == (code == 2))
      #expect(try folder.text("asked").contains("attestation verify "))
      let workflow = "example/swivel/.github/workflows/release.yml"
      #expect(
        try folder.text("asked")
          .contains(" --signer-workflow \(workflow) --repo example/swivel\n"))
    }
  }

  @Test func `a download with another checksum is not run`() throws {
    try withFolder { folder in
      let release = try Release(in: folder, isDamaged: true)
      let run = try ActionRun(
        Self.inputs(version: Release.version), machine: release.machine(folder), in: folder)

      #expect(run.code == 2)
      #expect(
        run.output.contains(#/::error title=swivel::.*is not what was released: its SHA-256/#))
      #expect(!folder.files.contains { $0.hasPrefix("cache/") })
    }
  }

  @Test func `a release that is not there is an error if it was asked for`() throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      let run = try ActionRun(
        Self.inputs(version: "7.8.10"), machine: release.machine(folder), in: folder)

      #expect(run.code == 2)
      #expect(run.output.contains("::error title=swivel::version: there is no release 7.8.10 at"))
    }
  }

  @Test(
    .enabled(if: Program.has("python3"), "there is no Python"),
    arguments: [(Release.version, 0, "swivel 0."), ("7.8.10", 2, "there is no release 7.8.10 at")])
  func `a release is downloaded from a server`(
    version: String, code: Int32, message: String
  ) throws {
    try withFolder { folder in
      var machine = try Release(in: folder).machine(folder)
      let server = try LocalServer(of: folder.path("releases"))
      defer { server.end() }
      machine["SWIVEL_DOWNLOAD_BASE"] = server.address
      let run = try ActionRun(Self.inputs(version: version), machine: machine, in: folder)

      #expect(run.code == code)
      #expect(run.output.contains(message))
    }
  }

  @Test func `a server that does not answer is an error, and no reason to build`() throws {
    try withFolder { folder in
      var machine = try Release(in: folder).machine(folder)
      machine["SWIVEL_DOWNLOAD_BASE"] = "http://127.0.0.1:1"
      let run = try ActionRun(
        Self.nothing, ref: Release.version, machine: machine, in: folder)

      #expect(run.code == 2)
      #expect(run.output.contains("cannot be downloaded: curl ended with 7"))
    }
  }

  @Test func `a version is a version`() throws {
    try withFolder { folder in
      for version in ["latest", "7.8", "v7.8.9", "7.8.9/..", "-1.0.0"] {
        let run = try ActionRun(Self.inputs(version: version), in: folder)

        #expect(run.code == 64)
        #expect(run.output.contains("::error title=swivel::version: '\(version)' is neither"))
      }
    }
  }

  @Test(arguments: [("", "7.8.10"), ("", "main"), ("build", Release.version), ("", "")])
  func `swivel is built if that is asked for, and if the action is of no release`(
    version: String, ref: String
  ) throws {
    try withFolder { folder in
      let release = try Release(in: folder)
      // Stands for a build, which takes minutes.
      let swift =
        "#!/bin/sh\ncase \"$*\" in *--show-bin-path*) echo '\(folder.path("bin"))';; esac\n"
      let swivel = "#!/bin/sh\nexec '\(Program.executable.path)' \"$@\"\n"
      try FileManager.default.createDirectory(
        at: folder.url("bin"), withIntermediateDirectories: true)
      for (name, text) in [("swift", swift), ("swivel", swivel)] {
        let path = try folder.write(text.utf8, to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      let path = "\(folder.path("bin")):\(Program.environment["PATH"] ?? "")"
      let run = try ActionRun(
        Self.inputs(version: version), ref: ref,
        machine: release.machine(folder).merging(["PATH": path]) { $1 }, in: folder)

      #expect(run.code == 0)
      #expect(run.output.contains(": \(folder.path("bin"))/swivel\n"))
      let notice = "::notice title=swivel::there is no release 7.8.10"
      #expect(run.output.contains(notice) == (ref == "7.8.10"))
    }
  }
}
