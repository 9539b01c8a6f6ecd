public import ArgumentParser
public import SwivelFindings
public import SwivelLog
public import SwivelTrace

// The words of an option are those that stand everywhere else.
extension Finding.Severity: ExpressibleByArgument {}
extension LogReader.Mode: ExpressibleByArgument {}
extension Capture.Form: ExpressibleByArgument {}
