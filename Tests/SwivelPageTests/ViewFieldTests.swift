import Foundation
import SwivelReports
import Testing

@testable import SwivelPage

/// What a view computes is on the page.
struct ViewFieldTests {
  private static let templates = PageAssets.templates.map { String(decoding: $1, as: UTF8.self) }

  @Test func `each field of a view is in a template`() throws {
    let fields = Self.fields(of: ReportView(try ReportPageTests.example(), .of(.report), json: nil))

    #expect(fields.count > 100)
    for field in fields {
      let uses = ["{{\(field)}}", "{{{\(field)}}}", "{{#\(field)}}", "{{^\(field)}}"]
      #expect(Self.templates.contains { text in uses.contains { text.contains($0) } }, "\(field)")
    }
  }

  /// The names of the fields of a view, and of the views in it.
  private static func fields(of value: Any) -> Set<String> {
    let isView = String(reflecting: type(of: value)).hasPrefix("SwivelPage.")
    return Mirror(reflecting: value).children.reduce(into: []) { fields, child in
      if isView, let label = child.label { fields.insert(label) }
      if isView || child.label == nil || child.label == "some" {
        fields.formUnion(Self.fields(of: child.value))
      }
    }
  }
}
