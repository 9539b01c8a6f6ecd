/// An argument of a test with the name that its output shows instead of the value.
package struct Named<Value: Sendable>: CustomStringConvertible, Sendable {
  package let description: String
  package let value: Value

  package init(_ name: String, _ value: Value) {
    (description, self.value) = (name, value)
  }
}
