/// The files beside the traces.
extension CheckCommand {
  func outputs(_ formats: [FormatOption], _ configuration: Configuration) throws -> [Output] {
    let pages = try formats.pages().map { path in
      path.hasSuffix("/") ? Output.pages(in: path) : [Output.page(path)]
    }
    let baseline = updateBaseline ? baseline ?? configuration.baseline : nil
    return FindingWriter.outputs(formats) + (pages ?? [])
      + [baseline].compactMap { $0 }.map { Output($0, as: .baseline) }
  }

  func sideFiles(_ configuration: Configuration) -> [String] {
    let baseline = updateBaseline ? nil : baseline ?? configuration.baseline
    return [configuration.file, baseline, allowed.allow].compactMap(\.self)
  }
}
