/// Attributes that a `<!-- hig: key=value … -->` comment sets for the block that follows it on a page in the canonical form.
///
/// Keys: `kind`, `strength`, `platforms` (a comma-separated list, `all` for none named), `label` (of an aside), `n` (the record's
/// number if it is not the next one of its section and kind), `edition` (of a record that the page's own edition does not state),
/// and bare words: `guessed` (the rule was inferred from its wording), `more` (the block continues the previous record).
///
/// `lead` marks bold text at the start as the headline of a record that is not a rule. `depth=1` is the number of headings that
/// still apply to the block, for content that a source puts after a section without opening another.
public struct Annotation: Hashable, Sendable {
  public var kind: RecordKind?
  public var strength: Strength?
  /// Platforms that the record names. `nil` if the comment does not set them; empty if it says that the record names none.
  public var platforms: [Platform]?
  /// Systems other than Apple's that the record names, in addition to `platforms` or alone.
  public var systems: [String] = []
  public var label: String?
  public var number: Int?
  public var edition: String?
  public var isInferred: Bool
  public var continuesRecord: Bool
  /// Indicates whether the bold text at the start is the record's headline even if the record is not a rule.
  public var hasBoldHeadline: Bool
  /// Number of headings that apply to the block, if not all open ones do.
  public var depth: Int?

  public init(
    kind: RecordKind? = nil, strength: Strength? = nil, platforms: [Platform]? = nil, label: String? = nil,
    number: Int? = nil, edition: String? = nil, isInferred: Bool = false, continuesRecord: Bool = false,
    hasBoldHeadline: Bool = false,
    depth: Int? = nil
  ) {
    self.kind = kind
    self.strength = strength
    self.platforms = platforms
    self.label = label
    self.number = number
    self.edition = edition
    self.isInferred = isInferred
    self.continuesRecord = continuesRecord
    self.hasBoldHeadline = hasBoldHeadline
    self.depth = depth
  }

  public var isEmpty: Bool { self == Annotation() }
}
