/// What a text of a console says, whatever is around it.
enum ConsoleSaying: Hashable {
  /// An event, or several.
  case events(ArraySlice<UInt8>)
  case message(UIKitText)

  /// Reads a text; `nil` if it says neither.
  init?(_ text: [UInt8]) {
    if let event = EventCandidate(text[...]).text {
      // Of quoted events it is only the first.
      let events = event + (EventCandidate.next(in: text[...]) ?? [])
      let end = events.lastIndex(of: UInt8(ascii: "}")) ?? events.endIndex
      self = .events(events[..<end])
    } else if EventCandidate.flaw(of: text[...], isRecorders: false) != nil {
      self = .events(text[...])
    } else if case .found(let find) = UIKitText.look(at: Array(PageText.plain(text[...]))) {
      self = .message(find.text)
    } else {
      return nil
    }
  }

  /// Whether it is the reason of an exception.
  var isReason: Bool {
    if case .message(let text) = self { text.isThrown && text != .otherException } else { false }
  }
}
