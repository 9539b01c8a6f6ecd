/// The style and the script of a page, and the policy that allows only them.
struct PageParts {
  let style: String
  let script: String
  let policy: String

  private static let all = Dictionary(
    uniqueKeysWithValues: PageAssets.Kind.allCases.map { ($0, make($0)) })

  /// The parts of a kind of page.
  static func of(_ kind: PageAssets.Kind) -> Self { all[kind] ?? make(kind) }

  private static func make(_ kind: PageAssets.Kind) -> Self {
    let (style, script) = (AssetHashes.style(of: kind), AssetHashes.script(of: kind))
    return Self(
      style: PageAssets.style(of: kind), script: kind.script,
      policy: """
        default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; \
        img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
        trusted-types 'none'
        """)
  }
}
