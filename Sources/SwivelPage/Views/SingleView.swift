import Mustache
import SwivelReports

/// One file with several traces: the index, and below it what is known about each.
struct SingleView: MustacheParent {
  private let index: IndexView
  private let singles: [TraceView]
  private let rules: [RuleView]

  /// Makes the view of an index, and of the reports that are written out.
  init(_ index: IndexView, _ reports: [ReportRecord], _ page: PageParts) {
    self.index = index
    singles = reports.enumerated().map { TraceView($0 + 1, $1, page) }
    var known: Set<String> = []
    rules = reports.flatMap(\.rules).filter { known.insert($0.id).inserted }.map(RuleView.init)
  }

  func child(named name: String) -> Any? {
    switch name {
    case "singles": singles
    case "rules": rules
    default: index.child(named: name)
    }
  }
}

extension SingleView {
  /// A trace of the file; addresses within it begin with its number.
  struct TraceView: MustacheParent {
    private let number: Int
    private let report: ReportView

    fileprivate init(_ number: Int, _ record: ReportRecord, _ page: PageParts) {
      self.number = number
      report = ReportView(record, page, json: nil)
    }

    func child(named name: String) -> Any? {
      switch name {
      case "singleID": "trace-\(number)"
      case "singleName": report.path
      case "singleHeadline": report.headline
      case "prefix": "t\(number)-"
      case "findings", "clearText", "lanes", "spoken", "hasLosses", "moments":
        report.child(named: name)
      default: nil
      }
    }
  }
}
