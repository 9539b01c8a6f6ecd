import CSwivel
import SwivelLog
import SwivelTrace

/// The traces of a command line, found lazily.
struct InputSequence: IteratorProtocol, Sendable {
  /// A trace, or the reason why a name has none.
  enum Element: Sendable {
    case trace(String)
    case fault(Failure)
  }

  // In reverse order.
  private var words: [String]
  private var list: PathList?
  private var folders: FolderWalk?
  private var globs: (pattern: String, walk: GlobWalk, hasFound: Bool)?
  private var recordings: Set<String> = []

  init(words: [String], list: PathList?) {
    (self.words, self.list) = (words.reversed(), list)
  }

  /// The number of traces, which requires finding them all.
  var count: Int {
    var (rest, count) = (self, 0)
    while rest.next() != nil { count += 1 }
    return count
  }

  mutating func next() -> Element? {
    while let element = nextOfAll() {
      guard case .trace(let path) = element else { return element }
      // Every segment of a recording stands for the whole.
      guard let recording = LogPlace.recording(ofSegment: path) else { return element }
      if recordings.insert(recording).inserted { return element }
    }
    return nil
  }

  private mutating func nextOfAll() -> Element? {
    while true {
      if let element = folders?.next() { return element }
      folders = nil
      if globs != nil {
        if let element = nextMatch() { return element }
      } else if let word = words.popLast() {
        if let element = open(word, mayBePattern: true) { return element }
      } else {
        guard let element = nextListed() else { return nil }
        if case .trace(let path) = element, let opened = open(path, mayBePattern: false) {
          return opened
        }
        if case .fault = element { return element }
      }
    }
  }

  /// Starts with a name; a file is a trace itself.
  private mutating func open(_ path: String, mayBePattern: Bool) -> Element? {
    if path != "-", Files.isFolder(path) {
      folders = FolderWalk(path)
      return nil
    }
    guard mayBePattern, Glob.isPattern(path), !Files.exists(path) else { return .trace(path) }
    globs = (path, GlobWalk(path), false)
    return nil
  }

  private mutating func nextMatch() -> Element? {
    guard let path = globs?.walk.next() else {
      defer { globs = nil }
      guard let globs, !globs.hasFound else { return nil }
      return .fault(
        Failure(
          withoutTrace: globs.pattern, "no file matches this pattern",
          help: "specify existing files, or a directory to read all traces in it"))
    }
    globs?.hasFound = true
    // A file of this name is not the standard input.
    return open(path == "-" ? "./-" : path, mayBePattern: false)
  }

  private mutating func nextListed() -> Element? {
    do throws(Failure) {
      return try list?.next().map { .trace($0) }
    } catch {
      list = nil
      return .fault(error)
    }
  }
}
