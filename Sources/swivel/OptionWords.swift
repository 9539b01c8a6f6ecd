public import ArgumentParser
public import SwivelFindings
public import SwivelLog
public import SwivelTrace

// Options use the same words as all other output.
extension Finding.Severity: ExpressibleByArgument {}
extension LogReader.Mode: ExpressibleByArgument {}
extension Capture.Form: ExpressibleByArgument {}
