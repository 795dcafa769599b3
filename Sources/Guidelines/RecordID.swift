/// Operations on record ids. An id is `topic/anchor/n`, or `topic/anchor/kind-n` for kinds other than rules; the anchor is
/// omitted before the first section, and `@page` follows outside the Corpus. A page can cite a record by using its id as the
/// address of a link.
public enum RecordID {
  /// Returns the topic of the record that an address cites (`alerts` for `alerts/content/2`), or `nil` for any other address.
  public static func topic(ofCitation address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, !parts.contains(where: { $0.isEmpty }),
      parts[parts.count - 1].last?.isNumber == true,
      !address.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") })
    else { return nil }
    return String(parts[0])
  }
}
