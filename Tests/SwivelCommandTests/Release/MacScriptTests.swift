import SwivelTestKit
import Testing

/// The scripts run on a Mac as well, where bash is 3.2 and programs are not GNU's.
struct MacScriptTests {
  private static func check(_ lines: String) throws -> Program.Outcome {
    try withFolder { folder in
      let script = try folder.write("#!/usr/bin/env bash\nset -eu\n\(lines)\n".utf8, to: "script")
      return try Program.shell("exec tools/check-mac-scripts \"$1\"", script)
    }
  }

  @Test func `the project's scripts run on a Mac`() throws {
    let outcome = try Program.shell("exec tools/check-mac-scripts")

    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    "  mapfile -t lines <names", "declare -A sums", "echo \"${name,,}\"", "echo \"${name^}\"",
    "local -n other=$1", "echo ${names[-1]}", "make &>>log", "make |& tee log", "wait -n",
    "[[ -v name ]]", "exec {log}>log", "printf '%(%s)T\\n'", "echo $EPOCHSECONDS",
    "if timeout 5 make; then :; fi", "sum=$(sha256sum log)", "sed -i 's/a/b/' log",
    "sed -r 's/(a)/b/' log", "grep -oP 'a' log", "readlink -f log", "date -d yesterday",
    "stat -c %s log", "find . -printf '%s\\n'", "head -n -1 log", "ls | xargs -r rm",
    "cp --parents a b", "tar -c --sort=name a",
    "all=()\nmake \"${all[@]}\"", "f() {\n  local all=()\n  make \"${all[@]}\"\n}",
  ])
  func `what a Mac lacks is found, with its place`(lines: String) throws {
    let outcome = try Self.check(lines)

    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("script:"))
    #expect(outcome.errors.contains("see above\n"))
  }

  @Test(arguments: [
    "# mapfile is of bash 4", "all=()\nmake ${all[@]+\"${all[@]}\"}", "all=(a)\nmake \"${all[@]}\"",
    "if command -v sha256sum >/dev/null; then sha256sum log; else shasum -a 256 log; fi",
    "sed -i.old 's/a/b/' log", "echo \"${name/a/b}\" 2>&1 | sort", "pip install --timeout 20 a",
    "case a in b) ;; esac", "local -r name=a", "rm -rf \"$reports\"/swivel.{txt,md}",
  ])
  func `what a Mac has is not complained about`(lines: String) throws {
    let outcome = try Self.check(lines)

    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
