import Foundation
import SwivelModel
import SwivelTestKit
import Testing

/// A log without its names says the same in all else.
struct RedactTests {
  private static let salt = "4f7d9c1e0b6a2835"
  private static let page =
    #"{"seq":0,"t":0,"kind":"controller","controller":0,"type":"plain","name":"SecretPage"}"#
  private static let rest = """
    {"seq":1,"t":7,"kind":"note","text":"a secret"}
    {"seq":2,"t":8,"kind":"device","model":[],"identifier":"iPhone14,5"}
    {"seq":3,"t":9,"kind":"declaredAt","controller":0,"file":"Secret/SecretPage.swift","line":12}
    {"seq":4,"t":9,"kind":"controller","controller":1,"type":"tab","name":"UITabBarController"}
    {"seq":5,"t":9,"kind":"marker","name":"HomePage"}

    """

  private static func withLog(_ body: (TemporaryFolder, String) throws -> Void) throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      let header = #"{"swivel":"1.0","header":{"app":"com.example.secret"}}"#
      let input = [header, page, rest].joined(separator: "\n")
      #expect(try Program.run("record", "-o", path, input: input).code == 0)
      try body(folder, path)
    }
  }

  @Test func `each name has a token, and all else is as it was`() throws {
    try Self.withLog { (folder, path) throws in
      let outcome = try Program.run("redact", path, "-o", folder.path("b.swivel"), "--json")

      #expect(outcome.code == 0)
      #expect(outcome.objects[0]["events"] as? Int == 6)
      #expect(outcome.objects[0]["names"] as? Int == 7)
      #expect(outcome.objects[0]["replaced"] as? Int == 5)
      let before = try Program.run("cat", path).output
      let after = try Program.run("cat", folder.path("b.swivel")).output
      #expect(!after.lowercased().contains("secret") && !after.contains("HomePage"))
      #expect(after.contains("UITabBarController") && after.contains("iPhone14,5"))
      let names = ["SecretPage", "a secret", "Secret/SecretPage.swift", "HomePage"]
      let lines = { (text: String) in text.split(separator: "\n").dropFirst() }
      #expect(lines(Tokens(names).replaced(in: after)) == lines(before))
    }
  }

  @Test func `those of a list are kept, and comments in it are ignored`() throws {
    try Self.withLog { (folder, path) throws in
      let list = try folder.write("# known\n\n HomePage \nSecretPage\r\n".utf8, to: "list.txt")
      let output = folder.path("b.swivel")

      #expect(try Program.run("redact", path, "-o", output, "--allow", list).code == 0)

      let text = try Program.run("cat", output).output
      #expect(text.contains(#""name":"SecretPage""#) && text.contains("HomePage"))
      #expect(!text.contains("a secret"))
      #expect(try Program.run("check", output, "--require-redacted").code == 1)
      #expect(
        try Program.run("check", output, "--require-redacted", "--allow", list).code == 0)
    }
  }

  @Test func `names that are dropped leave nothing to compare`() throws {
    try Self.withLog { (folder, path) throws in
      let output = folder.path("b.swivel")

      #expect(try Program.run("redact", path, "-o", output, "--names", "drop").code == 0)

      let text = try Program.run("cat", output).output
      #expect(text.contains(#""name":{"lost":0}"#))
      #expect(!text.contains("name-") && !text.contains("ecret"))
      #expect(try Program.run("check", output, "--require-redacted").code == 0)
      #expect(try Program.run("info", output).output.contains("redacted"))
    }
  }

  @Test func `a salt makes other tokens, and a second redaction none`() throws {
    try Self.withLog { (folder, path) throws in
      let outputs = ["a", "b", "again"].map { folder.path("\($0).out.swivel") }
      #expect(try Program.run("redact", path, "-o", outputs[0]).code == 0)
      #expect(try Program.run("redact", path, "-o", outputs[1], "--salt", Self.salt).code == 0)
      #expect(try Program.run("redact", outputs[1], "-o", outputs[2]).code == 0)

      let texts = try outputs.map { try Program.run("cat", $0).output }
      #expect(texts[0] != texts[1])
      #expect(texts[1] == texts[2])
    }
  }

  @Test func `what check suggests for names in a text removes them`() throws {
    try withFolder { folder in
      let text = Data(try Samples.text(of: Samples.turnedText).utf8)
      _ = try folder.write(text, to: "a.ndjson")
      let place = folder.path("")
      let check = try Program.shell("cd \"$1\" && swivel check a.ndjson --require-redacted", place)
      let help = try #require(check.errors.split(separator: "\n").first { $0.contains("run: ") })
      let command = try #require(help.components(separatedBy: "run: ").last)

      #expect(try Program.shell("cd \"$1\" && \(command)", place).code == 0)
      let redacted = folder.path("redacted.swivel")
      #expect(try Program.run("check", redacted, "--require-redacted", "--exit-zero").code == 0)
    }
  }

  @Test func `check asks for a redacted log with 1, and does not tell the names`() throws {
    try Self.withLog { (folder, path) throws in
      let plain = try Program.run("check", path, "--require-redacted", "--exit-zero")

      #expect(plain.code == 1)
      #expect(plain.errors.contains("not redacted, 5 unredacted names"))
      #expect(!plain.errors.contains("SecretPage"))
      #expect(try Program.run("check", path).code == 0)
      #expect(try Program.run("redact", path, "-o", folder.path("b.swivel")).code == 0)
      #expect(try Program.run("check", folder.path("b.swivel"), "--require-redacted").code == 0)
      #expect(try Program.run("check", folder.path("b.swivel"), "--allow", "x").code == 64)
    }
  }

  @Test(arguments: ["", "pepper", "fifteen letters"])
  func `a salt that can be found by trying is refused, and not repeated`(salt: String) throws {
    try Self.withLog { (folder, path) throws in
      let outcome = try Program.run("redact", path, "-o", folder.path("b.swivel"), "--salt", salt)

      #expect(outcome.code == 64)
      #expect(
        outcome.errors.contains(salt.isEmpty ? "is its variable set?" : "16 random characters"))
      #expect(salt.isEmpty || !outcome.errors.contains(salt))
      #expect(!folder.exists("b.swivel"))
    }
  }

  @Test(arguments: ["tokens", "drop"])
  func `words of the header and of the app's own kinds go, and its events stay`(
    manner: String
  ) throws {
    try withFolder { folder in
      let (path, output) = (folder.path("a.swivel"), folder.path("b.swivel"))
      let input = """
        {"swivel":"1.0","header":{"os":"Secret Doe's iPhone","start":"secret","secret-key":"x"}}
        {"define":"SecretKind","code":126,"fields":["on:controller","secretForce:secretUnit?"]}
        {"kind":"SecretKind","on":3,"secretForce":900}

        """
      #expect(try Program.run("record", "-o", path, input: input).code == 0)
      let before = try Program.run("check", path, "--require-redacted")

      #expect(try Program.run("redact", path, "-o", output, "--names", manner).code == 0)

      #expect(before.code == 1)
      #expect(before.errors.contains("not redacted, 8 unredacted names"))
      #expect(try Program.run("check", output, "--require-redacted").code == 0)
      let text = try Program.run("cat", output).output
      #expect(!text.lowercased().contains("secret"))
      #expect(text.contains(":3,") && text.hasSuffix(":900}\n"))
    }
  }

  @Test func `info shows whether a log is redacted`() throws {
    try Self.withLog { (folder, path) throws in
      let output = folder.path("b.swivel")
      #expect(try Program.run("redact", path, "-o", output).code == 0)

      let before = try Program.run("info", path, "--json")
      let after = try Program.run("info", output, "--json")

      #expect(before.objects[0]["namesInClear"] as? Int == 5)
      #expect(after.objects[0]["namesInClear"] as? Int == 0)
      #expect((after.objects[0]["header"] as? [String: String])?["names"] == "tokens")
    }
  }

  @Test func `damage is reported as by the other commands, and leaves no file`() throws {
    try withFolder { (folder) throws in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.turns(3_000)).code == 0)
      var bytes = try folder.bytes("a.swivel")
      bytes[bytes.count / 2] ^= 4
      let broken = try folder.write(bytes, to: "broken.swivel")
      let output = folder.path("b.swivel")

      let strict = try Program.run("redact", broken, "-o", output)
      #expect(strict.code == 2)
      #expect(
        strict.errors.contains("help: to save the readable part, run: swivel repair \(broken) -o"))
      #expect(!FileManager.default.fileExists(atPath: output))

      let salvaged = try Program.run("redact", broken, "-o", output, "--mode", "salvage")
      #expect(salvaged.code == 3)
      // But for the header, which says what was done.
      #expect(
        try Program.run("cat", output).lines.dropFirst()
          == Program.run("cat", broken, "--mode", "salvage").lines.dropFirst())
    }
  }

  @Test func `a file that is there, or is the log itself, is not written over`() throws {
    try Self.withLog { (folder, path) throws in
      let bytes = try folder.bytes("a.swivel")

      let outcome = try Program.run("redact", path, "-o", path)

      #expect(outcome.code == 2)
      #expect(try folder.bytes("a.swivel") == bytes)
    }
  }

  @Test func `what stays of a redacted log is reported as what it is`() throws {
    try withFolder { folder in
      let (once, list) = (folder.path("once.swivel"), folder.path("allow.txt"))
      _ = try folder.write("VideoController\n".utf8, to: "allow.txt")
      #expect(try Program.run("redact", Samples.turned, "-o", once).code == 0)

      let twice = try Program.run("redact", once, "-o", folder.path("twice.swivel"))
      let listed = try Program.run(
        "redact", Samples.turned, "-o", folder.path("listed.swivel"), "--allow", list)

      #expect(twice.errors.contains(": replaced 0 of "))
      #expect(
        twice.errors.hasSuffix("; the others are already tokens, or names of system types\n"))
      #expect(
        listed.errors.hasSuffix("already tokens, or names of system types, or listed\n"))
    }
  }
}
