import SwivelFindings

// What occurs in many places of a page.

extension Element {
  /// A name from a log, whose direction of writing does not affect what is around it.
  static func name(_ text: String) -> Self { Self("bdi") { text } }

  /// A text in an element of a class.
  static func text(_ name: String, _ style: String, _ text: String) -> Self {
    Self(name, ["class": style]) { text }
  }

  /// A sentence instead of contents that there are not.
  static func none(_ text: String) -> Self { .text("p", "none", text) }

  /// What only screen readers read.
  static func unseen(_ text: String) -> Self { .text("span", "unseen", text) }

  /// A time in seconds.
  static func time(_ time: UInt64) -> Self { .text("span", "time", "\(time.seconds) s") }

  /// A command in a paragraph.
  static func command(_ command: String) -> Self {
    Self("p", ["class": "command"]) { Self("code") { command } }
  }

  /// A link.
  static func link(_ address: String, @ElementBuilder _ content: () -> Self) -> Self {
    Self("a", ["href": address], content)
  }

  /// A term and its value.
  static func term(
    _ term: String, _ style: String? = nil, @ElementBuilder _ value: () -> Self
  ) -> Self {
    Self("div") {
      Self("dt") { term }
      " "
      Self("dd", ["class": style], value)
    }
  }

  /// A section with a title, whose id begins with a name, and with a place for controls that the
  /// script makes, if they have an id.
  static func section(
    _ name: String, id: String? = nil, _ title: String, tools: String? = nil,
    @ElementBuilder _ content: () -> Self
  ) -> Self {
    Self("section", ["id": id, "aria-labelledby": "\(name)-title"]) {
      let heading = Self("h2", ["id": "\(name)-title"]) { title }
      if let tools {
        Self("div", ["class": "title-row"]) {
          heading
          Self("div", ["class": "tools", "id": tools])
        }
      } else {
        heading
      }
      content()
    }
  }

  /// A table.
  static func table(
    _ style: String, id: String? = nil, _ columns: [Self],
    @ElementBuilder _ rows: () -> Self
  ) -> Self {
    Self("table", ["class": style, "id": id]) {
      Self("thead") { Self("tr") { columns } }
      Self("tbody", [:], rows)
    }
  }

  /// The head of a column.
  static func column(_ title: String, _ style: String? = nil, sort: String? = nil) -> Self {
    Self("th", ["scope": "col", "class": style, "data-sort": sort]) { title }
  }

  /// The head of a column whose contents say what they are.
  static func column(unseen title: String, _ style: String? = nil) -> Self {
    Self("th", ["scope": "col", "class": style]) { unseen(title) }
  }

  /// A cell with a number.
  static func number(_ text: String) -> Self { .text("td", "number", text) }
}
