import CSwivel
import Dispatch
import SwivelLog

/// Waits for the disk, on its own queue.
///
/// A disk may take longer than the journal of a busy app has room for.
final class Barriers: Sendable {
  private let queue = DispatchQueue(label: "swivel.barriers", qos: .utility)
  private let sealQueue: SealQueue

  init(_ sealQueue: SealQueue) {
    self.sealQueue = sealQueue
  }

  /// Answers requests once the previous writes to some files, and their names, are durable.
  func raise(
    before requests: [SealRequest], in unsecured: (files: [any SealedFile], directory: String?)
  ) {
    let files = unsecured.files
    let isWhole = requests.contains { $0.purpose == .synchronize }
    queue.async { [sealQueue] in
      var failure: LogError?
      do throws(LogError) {
        for file in files.dropLast() { try file.order() }
        if let directory = unsecured.directory {
          try LogError.check(swivel_synchronize_directory(directory), .synchronize)
        }
        if isWhole { try files.last?.synchronize() } else { try files.last?.order() }
      } catch {
        failure = error
        sealQueue.note(error)
      }
      for request in requests { request.complete(failure) }
    }
  }
}
