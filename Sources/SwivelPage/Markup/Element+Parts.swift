import SwivelFindings

// What occurs in many places of a page.

extension Element {
  /// A name from a log, whose direction of writing does not affect what is around it.
  static func name(_ text: String) -> Self { Tag.bdi { text } }

  /// A sentence instead of contents that there are not.
  static func none(_ text: String) -> Self { Tag.p("none", text) }

  /// What only screen readers read.
  static func unseen(_ text: String) -> Self { Tag.span("unseen", text) }

  static func time(_ time: UInt64) -> Self { Tag.span("time", "\(time.seconds) s") }

  static func command(_ command: String) -> Self {
    Tag.p(["class": "command"]) { Tag.code { command } }
  }

  static func link(_ address: String, @ElementBuilder _ content: () -> Self) -> Self {
    Tag.a(["href": address], content)
  }

  static func term(
    _ term: String, _ style: String? = nil, @ElementBuilder _ value: () -> Self
  ) -> Self {
    Tag.div {
      Tag.dt { term }
      " "
      Tag.dd(["class": style], value)
    }
  }

  /// A section with a title, whose id begins with a name, and with a place for controls that the
  /// script makes, if they have an id.
  static func section(
    _ name: String, id: String? = nil, _ title: String, tools: String? = nil,
    @ElementBuilder _ content: () -> Self
  ) -> Self {
    Tag.section(["id": id, "aria-labelledby": "\(name)-title"]) {
      let heading = Tag.h2(["id": "\(name)-title"]) { title }
      if let tools {
        Tag.div(["class": "title-row"]) {
          heading
          Tag.div(["class": "tools", "id": tools])
        }
      } else {
        heading
      }
      content()
    }
  }

  static func table(
    _ style: String, id: String? = nil, _ columns: [Self],
    @ElementBuilder _ rows: () -> Self
  ) -> Self {
    Tag.table(["class": style, "id": id]) {
      Tag.thead { Tag.tr { columns } }
      Tag.tbody([:], rows)
    }
  }

  static func column(_ title: String, _ style: String? = nil, sort: String? = nil) -> Self {
    Tag.th(["scope": "col", "class": style, "data-sort": sort]) { title }
  }

  /// The head of a column whose contents say what they are.
  static func column(unseen title: String, _ style: String? = nil) -> Self {
    Tag.th(["scope": "col", "class": style]) { unseen(title) }
  }

  static func number(_ text: String) -> Self { Tag.td("number", text) }
}
