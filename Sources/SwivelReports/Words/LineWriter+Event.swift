import SwivelModel
import SwivelReplay
import SwivelText

extension LineWriter {
  mutating func write(_ kind: Event.Kind, _ situation: Situation) {
    if case .navigation(.willShow(let stack, let page, _, let interactive)) = kind {
      return write(showing: page, on: stack, interactive: interactive, situation)
    }
    let record = kind.record
    guard let sentence = EventSentence.of(code: record.code) else {
      return text.append(text: "kind#\(record.code)")
    }
    for part in sentence.parts {
      switch part {
      case .text(let words): text.append(contentsOf: words)
      case .value(let field): write(record[field.index], as: field, situation)
      case .choice(let field, let this, let that):
        text.append(contentsOf: record[field.index] == 0 ? that : this)
      }
    }
  }

  /// Writes a push, or the way back, which a diff cannot distinguish.
  private mutating func write(
    showing page: ControllerID, on stack: ControllerID, interactive: Bool, _ situation: Situation
  ) {
    guard situation.facts.controllers[stack].poppingTo == page else {
      write(page, situation)
      return text.append(" is pushed")
    }
    text.append(interactive ? "a swipe back to " : "going back to ")
    write(page, situation)
    if interactive { text.append(" begins") }
  }

  private mutating func write(
    _ number: UInt32, as field: EventSentence.Field, _ situation: Situation
  ) {
    guard !field.isOptional || number > 0 else {
      if case .controller = field.form { return text.append("nothing") }
      return text.append("the default")
    }
    let number = field.isOptional ? number - 1 : number
    let handle = UInt16(truncatingIfNeeded: number)
    switch field.form {
    case .controller: write(ControllerID(rawValue: handle), situation)
    case .window:
      let window = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
      if window == situation.facts.windows.main { text.append("the ") }
      write(window, situation)
    case .scene: write(SceneID(rawValue: UInt8(truncatingIfNeeded: handle)))
    case .name: write(NameID(rawValue: number))
    case .mask: text.append(listOf: InterfaceOrientationMask(number: number) ?? [])
    case .words(let type, let words):
      guard number < words.count else {
        return text.append(text: FieldWords.text(number, as: type))
      }
      text.append(contentsOf: words[Int(number)])
    }
  }

  private mutating func write(_ id: SceneID) {
    guard id.rawValue > 0 else { return text.append("the scene") }
    text.append("scene ")
    text.append(decimal: UInt64(id.rawValue))
  }
}
