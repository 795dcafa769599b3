/// What a browser may do with an exported page, however it got there: nothing is loaded, run or sent but what the page was exported with. Escaping keeps the markup of
/// guideline pages out; this holds where it should fail. <https://www.w3.org/TR/CSP3/>
enum ContentPolicy {
  private static let nothing = "default-src 'none'; base-uri 'none'; form-action 'none'"

  /// Of the site: its style sheet and scripts are files beside it, from a server and from `file://` alike; nothing stands in the page itself.
  static let site = meta(nothing + "; script-src 'self'; style-src 'self'")

  /// Of a page that holds its one style sheet, and nothing that runs.
  static func standalone(style: String) -> String {
    meta(nothing + "; style-src 'sha256-\(Base64.text(SHA256.hash(style.utf8)))'")
  }

  private static func meta(_ policy: String) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
  }
}
