/// What `<!-- hig: key=value … -->` states of the block that follows it, on a page in the canonical form.
///
/// Keys: `kind`, `strength`, `platforms` (a comma list, `all` for none named), `label` (of an aside), `n` (the record's number, where it is not the
/// next one of its section and kind), `edition` (of a record that the page's own edition does not state), and bare words: `guessed` (only its wording
/// made it a rule, where it was read first), `more` (the block continues the record before it).
///
/// `lead` says that the bold opening is the headline of a record that is no rule; `depth=1` states how many headings still stand above the block: what a source puts after a section without opening another.
public struct Annotation: Hashable, Sendable {
  public var kind: RecordKind?
  public var strength: Strength?
  /// nil: nothing stated; empty: stated that the record names no platform.
  public var platforms: [Platform]?
  /// Beside them, or alone: systems that are none of Apple's.
  public var systems: [String] = []
  public var label: String?
  public var number: Int?
  public var edition: String?
  public var isGuessed: Bool
  public var continues: Bool
  /// The bold opening is the record's headline, also where the record is no rule.
  public var leads: Bool
  /// Headings that stand above the block, where not all that are open do.
  public var depth: Int?

  public init(
    kind: RecordKind? = nil, strength: Strength? = nil, platforms: [Platform]? = nil, label: String? = nil,
    number: Int? = nil, edition: String? = nil, isGuessed: Bool = false, continues: Bool = false, leads: Bool = false,
    depth: Int? = nil
  ) {
    self.kind = kind
    self.strength = strength
    self.platforms = platforms
    self.label = label
    self.number = number
    self.edition = edition
    self.isGuessed = isGuessed
    self.continues = continues
    self.leads = leads
    self.depth = depth
  }

  public var isEmpty: Bool { self == Annotation() }
}
