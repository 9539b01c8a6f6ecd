import Foundation
import SwivelTestKit

/// The reader in Python, which was made from the pages about the format and not from this one.
enum SecondReader {
  /// Where there is no Python, it is not asked.
  static let isThere = (try? Program.shell("command -v python3").code) == 0

  /// Reads a log.
  static func read(_ path: String, mode: String) throws -> Program.Outcome {
    try Program.shell("exec python3 tools/read_swivel.py --mode \"$1\" \"$2\"", mode, path)
  }

  /// What it prints of a log of the corpus, to both outputs, and its exit code.
  struct Reading: Decodable {
    let output: String
    let errors: String
    let code: Int32
  }

  /// What it makes of the logs of the corpus, by mode and path: one process reads all, because
  /// most of a short run is the start of Python.
  static let corpus: Result<[String: Reading], any Error> = Result {
    let words = FormatCase.Mode.allCases.flatMap { mode in
      FormatCase.all.map { "\(mode.rawValue):\($0.path)" }
    }
    let outcome = try Program.shell("exec python3 -c \"$@\"", [script] + words)
    return try JSONDecoder().decode([String: Reading].self, from: Data(outcome.output.utf8))
  }

  private static let script = """
    import contextlib, io, json, sys
    sys.path.insert(0, "tools")
    import read_swivel
    read = {}
    for word in sys.argv[1:]:
        output, errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            sys.argv = ["", "--mode", *word.split(":", 1)]
            code = read_swivel.main()
        read[word] = {"output": output.getvalue(), "errors": errors.getvalue(), "code": code}
    print(json.dumps(read))
    """
}
