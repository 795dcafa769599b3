/// A record's id: `topic/anchor/n`, for other kinds than rules `topic/anchor/kind-n`, without an anchor before the first section; `@page` follows outside the
/// Corpus. A page may cite a record by using its id as a link's address.
public enum RecordID {
  /// The topic of the record that an address cites (`alerts` of `alerts/content/2`); nil for any other address.
  public static func topic(of address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, !parts.contains(where: { $0.isEmpty }),
      parts[parts.count - 1].last?.isNumber == true,
      !address.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") })
    else { return nil }
    return String(parts[0])
  }
}
