import CSwivel
import SwivelLog
import SwivelModel

extension SealedLog {
  /// Writes the buffered events as a block, and begins the next segment if this one is full.
  ///
  /// - Returns: Whether everything was written.
  func flush() throws(LogError) -> Bool {
    try writer.flush()
    return try drain()
  }

  /// Retries unwritten blocks.
  func drain() throws(LogError) -> Bool {
    guard sink.drain() else { return false }
    folder?.note(writer.byteCount)
    if next == nil, let folder, writer.byteCount >= folder.segmentLimit {
      try beginSegment(in: folder)
    }
    return goOn()
  }

  /// Throws if the current file no longer exists at its path.
  func checkPlace() throws(LogError) {
    guard sink.file.isAt(path) else { throw .changedByAnother(path: path) }
  }

  /// What must be synchronized before a request is answered: files, the current one last, and the
  /// directory if files got their names in it.
  func takeUnsecured() -> (files: [any SealedFile], directory: String?) {
    defer { (ended, hasNewName) = ([], false) }
    return (ended + [sink.file], hasNewName ? LogPlace.directory(of: path) : nil)
  }

  func synchronize() throws(LogError) {
    for file in ended { try file.order() }
    try sink.synchronize()
    try LogError.check(
      swivel_synchronize_directory(LogPlace.directory(of: path)), .synchronize)
  }

  /// Writes the end mark.
  func finish() throws(LogError) {
    try writer.finish()
    guard sink.drain() else { throw sink.failure ?? .finished }
    folder?.note(writer.byteCount)
    try checkPlace()
  }

  /// Finishes the segment when another can be begun; until then it exceeds its limit.
  private func beginSegment(in folder: SegmentFolder) throws(LogError) {
    var following = header
    following.continue(header)
    let ending = LogEnding(header, writer)
    do throws(LogError) {
      next = try settings.begin(folder.nextPath) { sink throws(LogError) in
        try settings.writer(following, sink, after: ending, facts)
      }
    } catch {
      segmentFailure = error
      return
    }
    try writer.finish()
    header = following
  }

  /// Continues in the next segment, if there is one; it gets its name when the previous one is
  /// complete.
  ///
  /// - Returns: `false` when something is not written yet.
  private func goOn() -> Bool {
    guard let next, var folder else { return true }
    guard sink.drain() else { return false }
    do throws(LogError) {
      path = try folder.publish(next.unfinishedPath)
      segmentFailure = nil
    } catch {
      segmentFailure = error
      return false
    }
    // Dropped ones need not be synchronized.
    if settings.securesRequests { ended = (ended + [sink.file]).suffix(folder.count) }
    (sink, writer, self.next, hasNewName) = (next.sink, next.writer, nil, true)
    self.folder = folder
    self.folder?.note(writer.byteCount)
    return true
  }
}
