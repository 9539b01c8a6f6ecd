import SwivelModel

extension Recorder {
  /// Writes a free text into the log.
  public func note(_ text: String) {
    record(.remark(.note(.given)), name: text)
  }

  /// Gives the moment a name that the logs of one run share, by which they can be merged.
  public func mark(_ name: String) {
    record(.remark(.marker(.given)), name: name)
  }
}
