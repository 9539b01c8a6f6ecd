import Testing

@testable import SwivelPage

struct SVGElementTests {
  @Test func `an element has its attributes in order, and none without a value`() {
    let none: Int? = nil
    let element = SVGElement("rect", ["x": 1, "y": "2%", "rx": none])

    #expect(element.markup == #"<rect x="1" y="2%"/>"#)
  }

  @Test func `elements are nested`() {
    let group = SVGElement(
      "g", [:], [SVGElement("title", text: "a"), SVGElement("path", ["d": "M0 0"])])

    #expect(group.markup == #"<g><title>a</title><path d="M0 0"/></g>"#)
  }

  @Test(
    arguments: [
      ("<b>", "&lt;b&gt;"), ("\"' &", "&quot;&#39; &amp;"),
      // A quote with a combining mark is one character, and must be escaped all the same.
      ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
    ])
  func `texts and attributes are escaped scalar by scalar`(text: String, escaped: String) {
    #expect(SVGElement("text", text: text).markup == "<text>\(escaped)</text>")
    #expect(SVGElement("text", ["a": text]).markup == "<text a=\"\(escaped)\"/>")
  }
}
