import Testing

@testable import SwivelPage

// There is one in the testing library, too.
private typealias Tag = SwivelPage.Tag

struct ElementTests {
  @Test func `an element has its attributes in order, and none without a value`() {
    let none: Int? = nil
    let element = Tag.rect(["x": 1, "y": "2%", "rx": none])

    #expect(element.markup == #"<rect x="1" y="2%"/>"#)
  }

  @Test func `only elements that hold nothing have no end`() {
    #expect(Tag.path(["d": "M0 0"]).markup == #"<path d="M0 0"/>"#)
    #expect(Tag.meta(["charset": "utf-8"]).markup == #"<meta charset="utf-8">"#)
    #expect(Tag.div(["id": "live"]).markup == #"<div id="live"></div>"#)
    #expect(Tag.rect { Tag.title { "a" } }.markup == "<rect><title>a</title></rect>")
  }

  @Test func `what is in an element is in the order of the statements`() {
    let (some, none): (String?, String?) = ("x", nil)
    let element = Tag.p {
      "a"
      for number in 1...2 { Tag.b { "\(number)" } }
      if let some { some }
      if let none { none } else { Tag.i() }
      [Tag.span(), Element(text: "&")]
    }

    #expect(element.markup == "<p>a<b>1</b><b>2</b>x<i></i><span></span>&amp;</p>")
  }

  @Test(
    arguments: [
      ("<b>", "&lt;b&gt;"), ("\"' &", "&quot;&#39; &amp;"),
      // A quote with a combining mark is one character, and must be escaped all the same.
      ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
    ])
  func `texts and attributes are escaped scalar by scalar`(text: String, escaped: String) {
    #expect(Tag.text { text }.markup == "<text>\(escaped)</text>")
    #expect(Tag.text(["a": text]).markup == "<text a=\"\(escaped)\"></text>")
  }
}
