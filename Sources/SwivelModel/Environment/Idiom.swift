/// The kind of interface that an app runs with.
///
/// | case | UIKit | raw |
/// |---|---|---|
/// | phone | UIUserInterfaceIdiomPhone | 0 |
/// | pad | UIUserInterfaceIdiomPad | 1 |
///
/// Source: Apple, `UIUserInterfaceIdiom`.
public enum Idiom: UInt8, Sendable {
  case phone = 0
  case pad = 1
}
