/// Where in a file of scenarios a value stands, such as `scenarios[3] (back).steps[2].vc`.
package struct ScenarioPath: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  /// A whole file, as errors call it.
  package init(root name: String) {
    description = name
  }

  /// The list of scenarios itself.
  static let file = ScenarioPath("scenarios")

  /// An element of the array that stands here.
  func element(_ index: Int) -> ScenarioPath {
    ScenarioPath("\(description)[\(index)]")
  }

  /// A member of the object that stands here.
  func member(_ key: String) -> ScenarioPath {
    let isWord = key == "*" || Identifier.isValid(key)
    return ScenarioPath(isWord ? "\(description).\(key)" : "\(description)[\(quoted(key))]")
  }

  /// The same place, named for people.
  func named(_ name: String) -> ScenarioPath {
    ScenarioPath("\(description) (\(name))")
  }
}
