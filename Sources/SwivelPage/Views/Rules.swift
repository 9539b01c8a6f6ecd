import SwivelReports

extension Element {
  /// The rules that a page cites, each once.
  static func rules(_ rules: [ReportRule]) -> Self {
    var known: Set<String> = []
    return .section("rules", id: "rules", "Rules") {
      Self("div", ["class": "grid"]) {
        for rule in rules where known.insert(rule.id).inserted { rule.article }
      }
    }
  }
}

extension ReportRule {
  fileprivate var article: Element {
    Element("article", ["id": "rule-\(id)"]) {
      Element("h3") { id }
      Element("p") { summary }
      Element("p", ["class": "cite"]) {
        "\(citation) "
        sureness
      }
      Element("ul") {
        for source in sources {
          Element("li") {
            if let url = source.url {
              Element("a", ["href": url, "rel": "noreferrer noopener"]) { source.text }
            } else {
              Element.name(source.text)
            }
          }
        }
      }
    }
  }

  /// The rule as a reason for a finding.
  var reason: Element {
    Element("p") {
      "\(summary) "
      Element("a", ["class": "cite", "href": "#rule-\(id)"]) { id }
      " "
      Element.text("span", "cite", citation)
    }
  }

  /// The rule below a decision.
  var item: Element {
    Element("li") {
      Element("p") { summary }
      " "
      Element("p", ["class": "cite"]) {
        Element.link("#rule-\(id)") { id }
        " \(citation) "
        sureness
        ", \(sources.count) source\(sources.count == 1 ? "" : "s")"
      }
    }
  }

  /// The versions that it holds for, and how sure it is.
  private var citation: String {
    "\(versions), \(confidence == "observed" ? "reported" : confidence)"
  }

  private var sureness: Element {
    let marks =
      switch confidence {
      case "documented": "●●●"
      case "observed": "●●○"
      default: "●○○"
      }
    return Element("span", ["class": "sure", "aria-hidden": "true"]) { marks }
  }
}
