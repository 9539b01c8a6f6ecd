/// How the program ends, as its exit code says.
enum Ending: Int32 {
  /// Done, and nothing found.
  case done = 0
  /// The answer is negative.
  case negative = 1
  /// It could not be done.
  case impossible = 2
  /// Done, as far as there was anything to read.
  case lossy = 3
}
