import SwivelModel
import SwivelText
import Testing

struct ErrorTests {
  @Test func `a word that may have been meant steers no terminal`() {
    let text = hint(for: "Root", in: ["Root\u{1B}"])

    #expect(text.hasPrefix(" (did you mean Root") && !text.contains("\u{1B}"))
  }

  @Test(arguments: [
    // What stands on the line, and what is said of it.
    ("[1]", "line 1: expected an object, found an array"),
    ("7", "line 1: expected an object, found 7"),
    ("{}", #"line 1: key "kind" is missing"#),
    (#"{"a":1,"a":2}"#, #"line 1: key "a" appears twice"#),
    (
      #"{"seq":0,"t":0,"kind":"wilShow"}"#,
      #"line 1: unknown kind "wilShow" (did you mean willShow?)"#
    ),
    (
      #"{"seq":0,"t":0,"kind":"WILLSHOW"}"#,
      #"line 1: unknown kind "WILLSHOW" (did you mean willShow?)"#
    ),
    (#"{"seq":0,"t":0,"kind":"zebra"}"#, #"line 1: unknown kind "zebra""#),
    (#"{"seq":0,"t":0,"kind":"kind#0"}"#, #"line 1: unknown kind "kind#0""#),
    (#"{"seq":0,"t":0,"kind":"kind#128"}"#, #"line 1: unknown kind "kind#128""#),
    (#"{"seq":0,"t":0,"kind":5}"#, #"line 1: "kind": expected a string, found 5"#),
    (#"{"t":0,"kind":"phase","phase":"active"}"#, #"line 1: key "seq" is missing"#),
    (#"{"seq":0,"kind":"phase","phase":"active"}"#, #"line 1: key "t" is missing"#),
    (#"{"seq":0,"t":0,"kind":"phase"}"#, #"line 1: key "phase" is missing"#),
    (
      #"{"seq":0,"t":0,"kind":"phase","fhase":"active"}"#,
      #"line 1: unknown key "fhase" (did you mean phase?)"#
    ),
    (
      #"{"seq":0,"t":0,"kind":"phase","phase":"active","note":1}"#,
      #"line 1: unknown key "note"; phase has phase"#
    ),
    (
      #"{"seq":0,"t":0,"kind":"phase","phase":"actve"}"#,
      #"line 1: "phase": unknown value "actve" (did you mean active?)"#
    ),
    (
      #"{"seq":0,"t":0,"kind":"phase","phase":null}"#,
      #"line 1: "phase": expected a word such as "launched", found null"#
    ),
    (
      #"{"seq":0,"t":0,"kind":"phase","phase":4294967296}"#,
      #"line 1: "phase": expected a whole number from 0 to 4294967295, found 4294967296"#
    ),
  ])
  func `what an event may not be`(line: String, expected: String) {
    #expect(message([line]) == expected)
  }

  @Test(arguments: [
    (#""rotationLock","on":"yes""#, #""on": expected true or false, found "yes""#),
    (
      #""controllerEnded","controller":-1"#,
      #""controller": expected a whole number from 0 to 4294967295, found -1"#
    ),
    (
      #""controllerEnded","controller":1.5"#,
      #""controller": expected a whole number from 0 to 4294967295, found 1.5"#
    ),
    (
      #""rootChanged","window":0,"controller":4294967295"#,
      #""controller": expected a whole number from 0 to 4294967294, found 4294967295"#
    ),
    (
      #""viewTransform","controller":0,"degrees":2147483648"#,
      #""degrees": expected a whole number from -2147483648 to 2147483647, found 2147483648"#
    ),
    (#""note","text":7"#, #""text": expected a string or {"lost": number}, found 7"#),
    (
      #""note","text":{"lost":1,"x":2}"#,
      #""text": expected a string or {"lost": number}, found an object"#
    ),
    (
      #""attemptRotation","cause":1"#, #""cause": expected the number of an event up to 0, found 1"#
    ),
    (
      #""attemptRotation","cause":{"ago":-1}"#,
      #""cause": expected the number of an event up to 0, found an object"#
    ),
    (#""systemVersion","version":16"#, #""version": expected a version such as "16.0", found 16"#),
    (
      #""systemVersion","version":"16.256""#,
      #""version": expected a version such as "16.0", found "16.256""#
    ),
    (#""appMask","mask":31"#, #""mask": expected an even number from 0 to 8589934588, found 31"#),
    (
      #""appMask","mask":"all""#,
      #""mask": expected an array of words without duplicates, such as ["portrait"], found "all""#
    ),
    (
      #""appMask","mask":["portrait","portrait"]"#,
      #""mask[1]": expected an array of words without duplicates, such as ["portrait"], found "portrait""#
    ),
    (
      #""appMask","mask":["landscapeleft"]"#,
      #""mask[0]": unknown value "landscapeleft" (did you mean landscapeLeft?)"#
    ),
    (#""appMask","mask":[2]"#, #""mask[0]": expected a word such as "portrait", found 2"#),
    (
      #""device","model":4294967296"#,
      #""model": expected a whole number from 0 to 4294967295, found 4294967296"#
    ),
    (
      #""rotationLock","on":true,"count":2"#,
      #""count": expected a whole number from 0 to 1, found 2"#
    ),
    (
      #""rotationLock","on":true,"count":0"#, #"unknown key "on"; rotationLock has on"#
    ),
    (#""childAdded","on":1,"child":2"#, #"unknown key "on"; childAdded has parent, child"#),
    (#""rotationLock","on":true,"more":7"#, #""more": expected an array, found 7"#),
    (
      #""rotationLock","on":true,"more":[-7]"#,
      #""more[0]": expected a whole number from 0 to 4294967295, found -7"#
    ),
    (
      #""rotationLock","on":true,"more":[1,2,3,4,5,6]"#,
      #""more": expected up to 5 numbers, found an array"#
    ),
  ])
  func `what a field may not be`(fields: String, expected: String) {
    #expect(message([#"{"seq":0,"t":0,"kind":"# + fields + "}"]) == "line 1: " + expected)
  }

  @Test(arguments: [
    (#"{"loss":3}"#, #"key "reason" is missing"#),
    (
      #"{"loss":-3,"reason":"disk"}"#,
      #""loss": expected a whole number from 0 to 9223372036854775807, found -3"#
    ),
    (#"{"loss":3,"reason":"dusk"}"#, #""reason": unknown value "dusk" (did you mean disk?)"#),
    (#"{"loss":3,"reason":1}"#, #""reason": expected a word such as "bufferFull", found 1"#),
    (#"{"loss":3,"reason":"disk","t":1}"#, #"unknown key "t""#),
    (
      #"{"define":"a b","code":119,"fields":[]}"#,
      #""define": expected up to 64 letters, digits, hyphens and underscores, found "a b""#
    ),
    (
      #"{"define":"a","code":128,"fields":[]}"#,
      #""code": expected a whole number from 1 to 127, found 128"#
    ),
    (#"{"define":"a","code":119}"#, #"key "fields" is missing"#),
    (#"{"define":"a","code":119,"fields":{}}"#, #""fields": expected an array, found an object"#),
    (
      #"{"define":"a","code":119,"fields":["x"]}"#,
      #""fields[0]": expected different fields such as "controller:number", found "x""#
    ),
    (
      #"{"define":"a","code":119,"fields":["x:y","x:y"]}"#,
      #""fields[1]": expected different fields such as "controller:number", found "x:y""#
    ),
    (
      #"{"define":"a","code":119,"fields":["a:b","b:b","c:b","d:b","e:b","f:b","g:b"]}"#,
      #""fields": expected up to 6 numbers, found an array"#
    ),
    (#"{"define":"willShow","code":119,"fields":[]}"#, #"kind "willShow" already has the code 56"#),
    (#"{"define":"a","code":77,"fields":[]}"#, #"code 77 belongs to kind "viewAdded""#),
    (#"{"swivel":"2.0"}"#, #"version "2.0" of the text form is not supported"#),
    (#"{"swivel":"1"}"#, #""swivel": expected a version such as "1.0", found "1""#),
    (#"{"swivel":1}"#, #""swivel": expected a version such as "1.0", found 1"#),
    (#"{"swivel":"1.0","unit":"1ms"}"#, #""unit": expected "1us", found "1ms""#),
    (#"{"swivel":"1.0","heeder":{}}"#, #"unknown key "heeder" (did you mean header?)"#),
    (#"{"swivel":"1.0","header":[]}"#, #""header": expected an object, found an array"#),
    (
      #"{"swivel":"1.0","header":{"App":"x"}}"#,
      #""header": expected up to 32 lower-case letters, digits and hyphens, found "App""#
    ),
    (#"{"swivel":"1.0","header":{"app":1}}"#, #""header.app": expected a string, found 1"#),
    (
      #"{"swivel":"1.0","header":{"app":"a\nb"}}"#,
      #""header.app": expected one line of up to 512 bytes, found "a\nb""#
    ),
  ])
  func `what other lines may not be`(line: String, expected: String) {
    #expect(message([line]) == "line 1: " + expected)
  }

  @Test(arguments: [
    (
      [
        #"{"seq":7,"t":9,"kind":"systemAlertShown"}"#,
        #"{"seq":7,"t":9,"kind":"systemAlertShown"}"#,
      ], #"line 2: "seq" must be more than 7, found 7"#
    ),
    (
      [
        #"{"seq":7,"t":9,"kind":"systemAlertShown"}"#, "",
        #"{"seq":8,"t":8,"kind":"systemAlertShown"}"#,
      ], #"line 3: "t" must be at least 9, found 8"#
    ),
    (
      [#"{"loss":1,"reason":"disk"}"#, #"{"swivel":"1.0"}"#],
      "line 2: the header must be the first line"
    ),
    (
      [#"{"seq":9223372036854775808,"t":0,"kind":"systemAlertShown"}"#],
      #"line 1: "seq": expected a whole number from 0 to 9223372036854775807, found 9223372036854775808"#
    ),
    (
      [#"{"seq":0,"t":9223372036854775808,"kind":"systemAlertShown"}"#],
      #"line 1: "t": expected a whole number from 0 to 9223372036854775807, found 9223372036854775808"#
    ),
  ])
  func `what may not follow`(lines: [String], expected: String) {
    #expect(message(lines) == expected)
  }

  @Test func `a header holds no more facts than the model's`() {
    let facts = (0...TraceHeader.maximumCount).map { "\"k\($0)\":\"\"" }.joined(separator: ",")

    #expect(
      message([#"{"swivel":"1.0","header":{\#(facts)}}"#])
        == #"line 1: "header.k64": expected up to 64 keys, found """#)
  }

  @Test func `a full table of names is told`() throws {
    var vocabulary = Vocabulary()
    let isPadded = vocabulary.names.pad(to: NameTable.maximumCount)
    try #require(isPadded)
    var reader = EventTextReader(vocabulary: vocabulary, clock: { .start })

    for text in [#""x""#, #"{"lost":3}"#] {
      #expect(throws: TextError.tooManyNames(line: reader.lineCount + 1, limit: 65_536)) {
        try reader.read(line: #"{"kind":"note","text":\#(text)}"#)
      }
    }
  }

  @Test func `a message quotes a line without its control characters, and cuts it`() {
    let kind = #"\u001B[2J\u009B"# + String(repeating: "x", count: 100)

    let found = message([#"{"kind":"\#(kind)"}"#])

    #expect(
      found
        == #"line 1: unknown kind "\u001b[2J\u009b"# + String(repeating: "x", count: 35) + "\"…")
  }
}
