import SwivelModel

extension Recorder {
  /// Writes a free text into the log.
  public func note(_ text: String) {
    record(.remark(.note(NameID(rawValue: 0))), name: text)
  }

  /// Gives the moment a name that the logs of one run share, by which they can be merged.
  public func mark(_ name: String) {
    record(.remark(.marker(NameID(rawValue: 0))), name: name)
  }
}
