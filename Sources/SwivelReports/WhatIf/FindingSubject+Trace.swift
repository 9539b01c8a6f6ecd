package import SwivelFindings
package import SwivelModel
package import SwivelQueries

extension FindingSubject {
  /// Whether a finding of another trace has the same subject.
  package func isSubject(
    of other: Finding, _ table: NameTable, _ otherTable: NameTable
  ) -> Bool {
    guard other.id == id else { return false }
    guard let name else { return other.page?.id == page && other.page?.name == nil }
    return other.page?.name.flatMap { otherTable[$0] } == table[name]
  }
}
