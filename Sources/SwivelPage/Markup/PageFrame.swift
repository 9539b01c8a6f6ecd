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
    let page = Element("html", ["lang": "en"]) {
      head
      Element("body", ["class": style]) {
        content()
        footer
        scripts
      }
    }
    return "<!doctype html>\n\(page.markup)"
  }

  private var head: Element {
    Element("head") {
      Element("meta", ["charset": "utf-8"])
      Element(
        "meta",
        ["http-equiv": "Content-Security-Policy", "content": PageParts.of(kind).policy])
      meta("viewport", "width=device-width, initial-scale=1")
      meta("color-scheme", "light dark")
      meta("referrer", "no-referrer")
      meta("generator", generator)
      Element("link", ["rel": "icon", "href": "data:,"])
      Element("title") { title }
      Element("style", trusted: PageParts.of(kind).style)
    }
  }

  private func meta(_ name: String, _ content: String) -> Element {
    Element("meta", ["name": name, "content": content])
  }

  private var footer: Element {
    Element("footer") {
      Element("p") {
        "Created by "
        Element("b") { generator }
        " with "
        Element("code") { command }
        ". \(isFolder ? "These files make" : "This file makes") no network requests."
      }
    }
  }

  @ElementBuilder private var scripts: Element {
    if let json {
      // On a line of its own, from which other tools can take it.
      "\n"
      Element(
        "script", ["type": "application/json", "id": "document"],
        trusted: HTMLText.embedded(json: json))
      "\n"
    }
    Element("script", trusted: PageParts.of(kind).script)
  }
}

extension Element {
  /// What a page begins with: a link past it, where the traces are, a title and facts.
  @ElementBuilder static func top(
    skippingTo id: String, headline: String, facts: [Fact],
    @ElementBuilder _ crumb: () -> Element
  ) -> Element {
    Element("a", ["class": "skip", "href": "#\(id)"]) { "Skip to the \(id)" }
    Element("header", ["class": "top"]) {
      Element("p", ["class": "crumb"], crumb)
      Element("h1") { headline }
      Element("dl", ["class": "facts"]) {
        for fact in facts { term(fact.term, fact.isBad ? "bad" : nil) { name(fact.value) } }
      }
    }
  }
}
