/// Files that are read as one, in order.
final class ChainSource: ByteSource {
  private let place: LogPlace
  private var paths: Set<String> = []
  private var files: [FileSource] = []
  private var current = 0

  /// Opens all files, so that none can be dropped while the others are read.
  init(_ place: LogPlace) throws(LogError) {
    self.place = place
    try open(place.paths)
  }

  private func open(_ paths: [String]) throws(LogError) {
    for path in paths where self.paths.insert(path).inserted {
      files.append(try FileSource(path: path))
    }
  }

  /// Opens the files that were added since.
  func refresh() throws(LogError) {
    try open(LogPlace(path: place.path).paths)
  }

  var byteCount: UInt64? {
    var sum: UInt64 = 0
    for file in files {
      guard let count = file.byteCount else { return nil }
      sum += count
    }
    return sum
  }

  func isInEarlierFile(_ offset: UInt64) -> Bool {
    offset < files.dropLast().reduce(0) { $0 + ($1.byteCount ?? 0) }
  }

  func seek(to offset: UInt64) throws(LogError) {
    var rest = offset
    for (index, file) in files.enumerated() {
      let count = file.byteCount ?? 0
      let isLast = index == files.count - 1
      if rest < count || isLast {
        current = index
        try file.seek(to: rest)
        for later in files.dropFirst(index + 1) { try later.seek(to: 0) }
        return
      }
      rest -= count
    }
  }

  func read(into bytes: inout [UInt8], from place: Int) throws(LogError) -> Int {
    while current < files.count {
      let count = try files[current].read(into: &bytes, from: place)
      guard count == 0, current < files.count - 1 else { return count }
      current += 1
    }
    return 0
  }
}
