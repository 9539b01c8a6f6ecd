import SwivelReports

extension Element {
  /// The rules that a page cites, each once.
  static func rules(_ rules: [ReportRule]) -> Self {
    var known: Set<String> = []
    return .section("rules", id: "rules", "Rules") {
      Tag.div(["class": "grid"]) {
        for rule in rules where known.insert(rule.id).inserted { rule.article }
      }
    }
  }
}

extension ReportRule {
  fileprivate var article: Element {
    Tag.article(["id": "rule-\(id)"]) {
      Tag.h3 { id }
      Tag.p { summary }
      Tag.p(["class": "cite"]) {
        "\(citation) "
        sureness
      }
      Tag.ul {
        for source in sources {
          Tag.li {
            if let url = source.url {
              Tag.a(["href": url, "rel": "noreferrer noopener"]) { source.text }
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
    Tag.p {
      "\(summary) "
      Tag.a(["class": "cite", "href": "#rule-\(id)"]) { id }
      " "
      Tag.span("cite", citation)
    }
  }

  /// The rule below a decision.
  var item: Element {
    Tag.li {
      Tag.p { summary }
      " "
      Tag.p(["class": "cite"]) {
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
    return Tag.span(["class": "sure", "aria-hidden": "true"]) { marks }
  }
}
