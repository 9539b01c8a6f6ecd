import Foundation
import SwivelTestKit
import Testing

/// What is beside the program: its manual and its completions.
struct InstallTests {
  private static func install(_ folder: TemporaryFolder) throws {
    let outcome = try Program.shell(
      "exec tools/install --binary \"$SWIVEL\" \"$1\"", folder.path("root"))
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `the program is installed, and runs`() throws {
    try withFolder { folder in
      try Self.install(folder)
      try Self.install(folder)

      let outcome = try Program.shell("exec \"$1\" --version", folder.path("root/bin/swivel"))
      #expect(outcome.code == 0)
    }
  }

  @Test(.enabled(if: Program.has("python3"), "there is no Python"))
  func `the manual describes each verb`() throws {
    try withFolder { folder in
      try Self.install(folder)
      let manual = try folder.text("root/share/man/man1/swivel.1")

      for verb in HelpTests.verbs {
        let sections = manual.components(separatedBy: ".SS ").filter { $0.hasPrefix("\(verb)\n") }
        #expect(sections.count == 1, "\(verb)")
        #expect(sections.first?.contains("Example:\n.RS 4\n.nf\n") == true, "\(verb)")
        #expect(sections.first?.contains(#"\fB\-\-color\fR \fIcolor\fR"#) == true, "\(verb)")
      }
    }
  }

  @Test(.enabled(if: Program.has("python3", "groff"), "there is no Python, or no groff"))
  func `the manual is set without a warning`() throws {
    try withFolder { folder in
      try Self.install(folder)

      let outcome = try Program.shell(
        "exec groff -man -ww -Tutf8 \"$1\"", folder.path("root/share/man/man1/swivel.1"))

      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.contains("back-navigation-rotated"))
    }
  }

  private static let bashCases: [(line: String, previous: String, words: String)] = [
    ("swivel wha", "", "whatif"), ("swivel check --fail-o", "", "--fail-on"),
    ("swivel whatif a --fail-on w", "--fail-on", "warning"),
    ("swivel check --no-p", "", "--no-progress"), ("swivel check --color al", "--color", "always"),
    ("swivel explain pop-s", "explain", "pop-stays"),
    ("swivel schema fin", "schema", "finding"),
    ("swivel whatif a --minimize back", "--minimize", "back-navigation-rotated"),
    ("swivel whatif a --device iphone-f", "--device", "iphone-faceid"),
    (
      "swivel import sentry a --device ip", "--device",
      "iphone-faceid iphone-home iphone-plus iphone-duo iphone-on-ipad ipad"
    ),
    ("swivel diff a b --ignore rotationL", "--ignore", "rotationLock"),
    ("swivel replay a --time w", "--time", "wall"),
    ("swivel replay traces/previous-page.s", "replay", "traces/previous-page.swivel"),
    ("swivel check traces/cont", "check", "traces/container.ndjson"),
    ("swivel check trac", "check", "traces"), ("swivel check README", "check", ""),
    ("swivel scenario traces/scenarios/push", "scenario", "traces/scenarios/push-and-back.json"),
  ]

  @Test func `bash completes`() throws {
    try withFolder { folder in
      try Self.install(folder)
      for (line, previous, words) in Self.bashCases {
        let outcome = try Self.complete(line, after: previous, in: folder)
        #expect(outcome.errors.isEmpty, "\(line)")
        #expect(outcome.lines == words.split(separator: " ").map(String.init), "\(line)")
      }
    }
  }

  private static func complete(
    _ line: String, after previous: String, in folder: TemporaryFolder
  ) throws -> Program.Outcome {
    let script = """
      source "$1"; COMP_LINE="$2" COMP_POINT=${#2} COMP_WORDS=($2)
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
      _swivel swivel "${COMP_WORDS[COMP_CWORD]}" "$3"; printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try Program.shell(
      "exec bash --noprofile --norc -c \"$1\" bash \"$2\" \"$3\" \"$4\"", script,
      folder.path("root/share/bash-completion/completions/swivel"), line, previous)
  }

  private static let fishCases = [
    ("swivel wha", "whatif"), ("swivel check --fail-o", "--fail-on"),
    ("swivel explain pop-s", "pop-stays"), ("swivel schema fin", "finding"),
    ("swivel whatif a --device iphone-f", "iphone-faceid"),
    // Of a name with a dot, fish 3.6 offers nothing.
    ("swivel replay traces/fee", "traces/feed.ndjson"),
  ]

  @Test(.enabled(if: Program.has("fish"), "there is no fish"))
  func `fish completes`() throws {
    try withFolder { folder in
      try Self.install(folder)
      for (line, word) in Self.fishCases {
        let outcome = try Program.shell(
          "HOME=$1 exec fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \"$2\" \"$3\"",
          folder.path("root"),
          folder.path("root/share/fish/vendor_completions.d/swivel.fish"), line)
        #expect(outcome.lines.map { $0.prefix { $0 != "\t" } } == [word[...]], "\(line)")
      }
    }
  }

  @Test func `zsh and fish are given the files that may be traces`() throws {
    for (shell, words) in [("zsh", "'\\''*.swivel *.ndjson'\\''"), ("fish", "*.{$exts}")] {
      let script = try Program.run("--generate-completion-script", shell).output

      #expect(script.contains(words), "\(shell)")
      #expect(script.contains("swivel"))
    }
  }

  @Test(.enabled(if: Program.has("zsh"), "there is no zsh"))
  func `zsh reads its completions`() throws {
    try withFolder { folder in
      try Self.install(folder)

      let outcome = try Program.shell(
        "exec zsh -f -c 'fpath=($1 $fpath); autoload -U compinit; compinit -D -u; "
          + "print $_comps[swivel]; autoload +X _swivel' zsh \"$1\"",
        folder.path("root/share/zsh/site-functions"))

      #expect(outcome.code == 0)
      #expect(outcome.lines == ["_swivel"])
    }
  }

  @Test func `help is printed, and wrong usage is 64`() throws {
    for tool in ["install", "build-static", "setup", "check"] {
      let help = try Program.shell("exec \"tools/$1\" --help", tool)
      #expect(help.code == 0 && help.output.hasPrefix("Usage: tools/\(tool)"))
      #expect(try Program.shell("exec \"tools/$1\" --fast", tool).code == 64)
    }
  }
}
