import SwivelLog
import SwivelModel
import SwivelReports

extension Examination {
  /// What is known of the trace, as one of many.
  var summarized: SummarizedTrace {
    SummarizedTrace(
      path, header, summary, reading, diagnoses, verdict, upgrade, names, fault: fault?.problem,
      hasLoss: hasLoss, tool: Swivel.version)
  }

  init(_ input: InputSequence.Element, _ question: Question) {
    switch input {
    case .fault(let fault): self.init(fault, question)
    case .trace(let path):
      self.init(path, in: path, question) { () throws(Failure) in
        try TraceRun(path, mode: question.mode, auditing: question.audit)
      }
    }
  }

  /// Reads and judges a trace that is a part of a file.
  init(_ input: RangeList.Element, _ question: Question) {
    switch input {
    case .failure(let fault): self.init(fault, question)
    case .success(let range):
      self.init(range.name, in: range.path, question) { () throws(Failure) in
        try TraceRun(range, mode: question.mode)
      }
    }
  }

  /// The examination of what is no trace.
  private init(_ fault: Failure, _ question: Question) {
    self.init(fault.path, in: fault.path, question) { () throws(Failure) in throw fault }
  }
}
