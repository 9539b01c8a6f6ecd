/// The style and the script of a page, and the policy that allows only them.
struct PageParts {
  let style: String
  let script: String
  let policy: String

  // Each is made when the first page of its kind is.
  private static let report = make(.report)
  private static let index = make(.index)
  private static let diff = make(.diff)

  static func of(_ kind: PageAssets.Kind) -> Self {
    switch kind {
    case .report: report
    case .index: index
    case .diff: diff
    }
  }

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
