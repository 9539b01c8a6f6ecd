/// A name compared by its bytes: Swift considers canonically equivalent strings equal.
struct Spelling: Hashable, Sendable {
  let name: String

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.name.utf8.elementsEqual(right.name.utf8)
  }

  // Equal bytes are equal strings.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
