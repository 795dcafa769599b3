import Guidelines

/// Verbs that open an English instruction, in the bare form: the vocabulary of style guides, manuals, and guidelines.
enum ImperativeVerbs {
  static let negations: Set<String> = ["avoid", "don't", "never", "resist", "refrain", "beware"]

  /// Indicates whether a word is such a verb, in American or British spelling ("capitalise", "favour").
  static func contains(_ word: String) -> Bool {
    if all.contains(word) { return true }
    if word.hasSuffix("ise") || word.hasSuffix("yse") { return all.contains(word.dropLast(2) + "ze") }
    return word.contains(text: "our") && all.contains(word.replacing(text: "our", by: "or"))
  }

  static let all: Set<String> = Set(
    """
    accelerate accept acknowledge act adapt add address adhere adjust adopt advance aid aim alert align allow analyze anchor animate announce answer anticipate \
    append apply appreciate approach arrange ask assign assist assume attach audit augment balance base batch be bear begin blend block blur bold borrow \
    brand break briefly bring build bundle calculate call cancel capitalize capture care carry center change check choose cite clarify clean clear close cluster \
    collapse collect color combine communicate compare complement complete compose compress configure confirm connect consider consolidate constrain construct consult \
    contain continue contrast control convert convey coordinate copy correct create crop customize cut decide decrease default defer define delay delete deliver \
    demonstrate describe design detect determine develop differentiate dim disable disclose discard discourage discover dismiss display distinguish distribute divide \
    document downplay drag draw dynamically earn ease edit educate elevate eliminate embed embrace emphasize employ empower enable encourage end engage enhance enlarge ensure \
    enter establish evaluate evenly examine exclude expand expect experiment explain explore expose express extend extract factor favor feature fill filter \
    find finish fit fix flip focus follow force format frame free gather generate get give grant greet group guarantee guide handle harmonize have help hide highlight hint hold \
    honor identify ignore illustrate implement improve include incorporate increase indent indicate inform inset inspire install integrate introduce invert invest \
    invite involve isolate iterate join justify keep know label launch layer lead learn leave let leverage limit link list listen load localize locate lock look lower maintain make manage \
    map mark match maximize measure mention merge minimize mirror mix model modify monitor motivate move name negotiate nest note notify number observe obscure obtain offer omit open optimize order \
    organize orient outline overlay override pace pack pair pass pause pay perform permit personalize pick place plan play point polish populate position postpone practice prefer prepare present \
    preserve press prevent preview print prioritize process produce promote prompt protect prototype prove provide pull push put qualify question quote raise reach react read realize reassure recognize recommend record \
    reduce redesign refer refine reflect reinforce relate release rely relocate remain remember remind remove rename render reorder repeat rephrase replace report represent request require research reserve \
    reset resize resolve respect respond restore restrict resume retain rethink return reuse reveal reverse revert review reward rotate round save say scale schedule scope scroll search secure \
    see select send separate serve set shape share shift shorten show showcase shrink sign signal simplify size skip slow smooth sort soften space specify speed spell split stack standardize start state stay stick stop \
    store streamline strengthen stretch strike strive structure style subdue submit substitute suggest summarize supplement supply support suppress surface switch sync synchronize tag tailor take talk tap \
    target teach tell terminate test tether thank think tie tint toggle track train transfer transform transition translate treat trim truncate trust try tune turn type \
    understand undo unify unlock abbreviate accommodate activate allocate annotate apologize assemble assess attempt automate avert browse calibrate capture categorize \
    clarify classify collaborate comply conceal condense configure contextualize craft cultivate curate decorate dedicate deemphasize \
    demonstrate deselect devise direct disambiguate discontinue double draft elaborate elicit enclose enforce enrich enumerate equip estimate facilitate \
    flatten forget generalize hand hyphenate imagine import infer inherit initiate inject insert inspect interpret interrupt investigate invoke italicize \
    itemize mask mimic mitigate mute narrow navigate normalize nudge outline paraphrase paste phrase pin pinpoint post proceed prohibit proofread propose publish \
    punctuate quantify rank rearrange reconsider redirect reference refresh regard reiterate reject render reposition restate restructure reuse revise revisit rewrite \
    run satisfy scan seek segment sequence simulate solve spread squeeze stretch study substitute swap tabulate tackle think throttle tidy tile tolerate trace trigger \
    troubleshoot uncover underline undertake uppercase lowercase upload \
    update upgrade use utilize validate vary verify view visualize wait walk warn watch weigh welcome widen work wrap write zoom decline denote insist judge lay meet obey opt permit persist err steer \
    abide absorb abstain accompany achieve acquire advise affix allot alphabetize amend amplify approve articulate ascertain \
    assert attribute authorize await bookmark caption cater cease celebrate chunk collate commit compensate compile compute concentrate conduct confine \
    conform contribute count couple cover credit cue date deactivate deal declare decouple deduplicate delegate delimit deny depict deploy deprecate derive \
    designate devote diagnose disallow discuss disregard duplicate emulate encapsulate encode endeavor endorse entice envision erase escalate evoke exceed \
    execute exempt exercise exhaust exploit fade familiarize feed finalize flag float fold forbid formulate forward foster freeze fulfill grow hang harness heed \
    humanize illuminate imitate immerse impose index initialize instruct interact intersperse juxtapose lend lengthen lighten migrate moderate multiply narrate \
    occupy offset operate orchestrate overload overlook overuse pad paginate paint persuade plot portray pose precede predict prefill prefix prepend pretend prolong \
    promise pronounce prune purge randomize rationalize recall reconcile recover recycle refactor reflow refuse regulate relegate reorganize replicate reply \
    reproduce restrain retire retrieve retry sanitize score settle shade sharpen signify signpost sketch solicit speak spend stagger stress strip \
    go reload rebuild reopen resend rerun relaunch recheck recompute retest preload prefetch autofill queue cache log ship dock hover swipe pinch \
    vibrate encrypt hash sanitize stub mock roll phase onboard pace hardcode inline debounce memoize lint alias escape lowercase surround suspend sustain tighten tilt title tone touch transcribe transmit transpose unblock underscore uphold vet withhold worry
    """.whitespaceSeparatedWords
  ).subtracting(["briefly", "dynamically", "evenly"])

  /// Verbs that are as often nouns at the beginning of a description: "Display modes are …".
  static let alsoNouns: Set<String> = [
    "access", "aid", "alert", "approach", "balance", "base", "block", "blur", "brand", "break", "call", "care", "center",
    "change", "check", "color", "contrast", "control",
    "copy", "design", "display", "document", "drag", "draw", "edit", "end", "experiment", "feature", "fill", "filter", "fix",
    "focus", "force", "format", "frame", "group", "guide",
    "help", "highlight", "hold", "label", "launch", "layer", "limit", "link", "list", "lock", "look", "map", "mark", "match",
    "measure", "mix", "model", "move", "name", "note", "number", "open",
    "order", "outline", "overlay", "pack", "pair", "pass", "pause", "place", "plan", "play", "point", "position", "practice",
    "present", "press", "preview", "print", "process",
    "prompt", "prototype", "pull", "push", "question", "quote", "reach", "record", "release", "report", "request", "research",
    "return", "review", "reward", "round", "scale", "schedule", "scope",
    "scroll", "search", "set", "shape", "share", "shift", "sign", "signal", "size", "skip", "sort", "space", "speed", "split",
    "stack", "start", "state", "stop", "store", "structure", "style",
    "supply", "support", "surface", "switch", "tag", "tap", "target", "test", "tie", "tint", "track", "transfer", "transition",
    "trim", "trust", "tune", "turn", "type", "undo", "update", "upgrade",
    "use", "view", "wait", "walk", "watch", "work", "wrap", "zoom", "clear", "complete", "correct", "complement", "direct",
    "free", "secure", "smooth", "slow", "clean", "bold", "close", "lower",
    "import", "hand", "post", "run", "scan", "direct", "double", "draft", "pin", "mask", "mute", "reference", "study", "trace",
    "trigger", "tile", "rank", "paste",
    "spread", "swap", "phrase", "load", "hint", "reset", "resume", "sync", "toggle", "default", "list", "layer", "lead", "play",
    "save", "select",
    "attribute", "bookmark", "caption", "count", "couple", "cover", "credit", "cue", "date", "deal", "duplicate", "exercise",
    "exploit", "fade", "feed",
    "flag", "float", "fold", "forward", "freeze", "index", "offset", "overload", "paint", "plot", "pose", "prefix", "promise",
    "recall", "retry",
    "cache", "queue", "log", "ship", "dock", "hover", "swipe", "pinch", "hash", "stub", "mock", "roll", "phase", "pace", "alias",
    "escape",
    "score", "shade", "sketch", "stress", "strip", "tilt", "title", "tone", "touch", "worry",
  ]
}
