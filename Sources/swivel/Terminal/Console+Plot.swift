import SwivelReports

extension Console {
  /// Prints the lines of a plot, with colors.
  static func show(_ plot: [PlotLine]) {
    write { output in
      for line in plot {
        for part in line.parts {
          output += Painter.painted(part, isColored: colorsOutput)
        }
        output.append(UInt8(ascii: "\n"))
      }
    }
  }
}
