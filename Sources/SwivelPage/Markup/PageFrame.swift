import SwivelReports

/// The head and the end of a page, which are the same for all pages but for a few texts.
struct PageFrame {
  let kind: PageAssets.Kind
  let title: String
  /// The program that made the page, and the command.
  let generator: String
  let command: String
  /// The document that the script reads.
  var json: String?
  /// Whether the page belongs to a folder of pages.
  var isFolder = false

  /// The page around its contents.
  func html(_ style: String?, @ElementBuilder _ content: () -> Element) -> String {
    let page = Tag.html(["lang": "en"]) {
      head
      Tag.body(["class": style]) {
        content()
        footer
        scripts
      }
    }
    return "<!doctype html>\n\(page.markup)"
  }

  private var head: Element {
    Tag.head {
      Tag.meta(["charset": "utf-8"])
      Tag.meta(["http-equiv": "Content-Security-Policy", "content": PageParts.of(kind).policy])
      meta("viewport", "width=device-width, initial-scale=1")
      meta("color-scheme", "light dark")
      meta("referrer", "no-referrer")
      meta("generator", generator)
      Tag.link(["rel": "icon", "href": "data:,"])
      Tag.title { title }
      Tag.style(trusted: PageParts.of(kind).style)
    }
  }

  private func meta(_ name: String, _ content: String) -> Element {
    Tag.meta(["name": name, "content": content])
  }

  private var footer: Element {
    Tag.footer {
      Tag.p {
        "Created by "
        Tag.b { generator }
        " with "
        Tag.code { command }
        ". \(isFolder ? "These files make" : "This file makes") no network requests."
      }
    }
  }

  @ElementBuilder private var scripts: Element {
    if let json {
      // On a line of its own, from which other tools can take it.
      "\n"
      Tag.script(
        ["type": "application/json", "id": "document"],
        trusted: HTMLText.embedded(json: json))
      "\n"
    }
    Tag.script(trusted: PageParts.of(kind).script)
  }
}

extension Element {
  /// What a page begins with: a link past it, where the traces are, a title and facts.
  @ElementBuilder static func top(
    skippingTo id: String, headline: String, facts: [Fact],
    @ElementBuilder _ crumb: () -> Element
  ) -> Element {
    Tag.a(["class": "skip", "href": "#\(id)"]) { "Skip to the \(id)" }
    Tag.header(["class": "top"]) {
      Tag.p(["class": "crumb"], crumb)
      Tag.h1 { headline }
      Tag.dl(["class": "facts"]) {
        for fact in facts { term(fact.term, fact.isBad ? "bad" : nil) { name(fact.value) } }
      }
    }
  }
}
