/// How much time is taken to find what repeats itself.
///
/// Measured on a million events of a made-up recording (tools/benchmarks), bytes an event. Live
/// blocks: quick 2.95, with two places each and matches from four bytes on 2.90, zlib at level 1
/// 2.97. Full blocks: thorough 2.49, zlib at level 6 2.48.
enum Effort {
  /// Little, for a log that is a little larger.
  case quick
  /// As much as it takes until hardly anything more is found.
  case thorough
}
