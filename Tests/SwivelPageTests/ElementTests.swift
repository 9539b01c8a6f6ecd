import Testing

@testable import SwivelPage

struct ElementTests {
  @Test func `an element has its attributes in order, and none without a value`() {
    let none: Int? = nil
    let element = Element("rect", ["x": 1, "y": "2%", "rx": none])

    #expect(element.markup == #"<rect x="1" y="2%"/>"#)
  }

  @Test func `only elements that hold nothing have no end`() {
    #expect(Element("path", ["d": "M0 0"]).markup == #"<path d="M0 0"/>"#)
    #expect(Element("meta", ["charset": "utf-8"]).markup == #"<meta charset="utf-8">"#)
    #expect(Element("div", ["id": "live"]).markup == #"<div id="live"></div>"#)
    #expect(Element("rect") { Element("title") { "a" } }.markup == "<rect><title>a</title></rect>")
  }

  @Test func `what is in an element is in the order of the statements`() {
    let (some, none): (String?, String?) = ("x", nil)
    let element = Element("p") {
      "a"
      for number in 1...2 { Element("b") { "\(number)" } }
      if let some { some }
      if let none { none } else { Element("i") }
      [Element("u"), Element(text: "&")]
    }

    #expect(element.markup == "<p>a<b>1</b><b>2</b>x<i></i><u></u>&amp;</p>")
  }

  @Test(
    arguments: [
      ("<b>", "&lt;b&gt;"), ("\"' &", "&quot;&#39; &amp;"),
      // A quote with a combining mark is one character, and must be escaped all the same.
      ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
    ])
  func `texts and attributes are escaped scalar by scalar`(text: String, escaped: String) {
    #expect(Element("text") { text }.markup == "<text>\(escaped)</text>")
    #expect(Element("text", ["a": text]).markup == "<text a=\"\(escaped)\"></text>")
  }
}
