import SwivelLog
import SwivelModel

extension Examination {
  /// Reads and judges a trace of the command line.
  init(
    _ input: InputSequence.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    auditing redaction: Redaction = .none, followsTransitions: Bool = false
  ) {
    switch input {
    case .fault(let fault):
      self.init(fault, judgement, followsTransitions: followsTransitions)
    case .trace(let path):
      self.init(
        path, in: path, judgement, auditing: redaction, followsTransitions: followsTransitions
      ) { () throws(Failure) in try TraceRun(path, mode: mode, auditing: redaction) }
    }
  }

  /// Reads and judges a trace that is a part of a file.
  init(
    _ input: RangeList.Element, _ mode: LogReader.Mode, _ judgement: Judgement,
    followsTransitions: Bool
  ) {
    switch input {
    case .failure(let fault):
      self.init(fault, judgement, followsTransitions: followsTransitions)
    case .success(let range):
      self.init(
        range.name, in: range.path, judgement, auditing: .none,
        followsTransitions: followsTransitions
      ) { () throws(Failure) in try TraceRun(range, mode: mode) }
    }
  }

  /// The examination of what is no trace.
  private init(_ fault: Failure, _ judgement: Judgement, followsTransitions: Bool) {
    self.init(
      fault.path, in: fault.path, judgement, auditing: .none,
      followsTransitions: followsTransitions
    ) { () throws(Failure) in throw fault }
  }
}
