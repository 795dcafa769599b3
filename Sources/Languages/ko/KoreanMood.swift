import Guidelines

/// The mood of a Korean sentence, by its predicate, which stands at its end.
///
/// Strong: 〜하십시오, 〜하세요, 〜합시다, 〜해야 합니다, 〜하는 것이 좋습니다; and 〜합니다 or 〜한다 with an object (을, 를) or a negative, and without a subject, as
/// headlines are written. Weak: 〜하기 and 〜해요 with an object.
enum KoreanMood {
  static func mood(of sentence: String) -> Modality {
    let text = KoreanEnding.bare(sentence)
    guard text.hasCharacters(4), !sentence.trimmingWhitespace.hasSuffix(text: "?"), !CrossReference.matches(sentence),
      !text.hasPrefix(anyOf: continuations)
    else { return .descriptive }
    if text.hasSuffix(anyOf: normative) || text.hasSuffix(anyOf: KoreanStrength.considering) || KoreanEnding.isImperative(text)
      || KoreanEnding.isHortative(text)
    {
      return .directive
    }
    if text.hasSuffix(anyOf: descriptive), !text.hasSuffix(anyOf: causatives) { return .descriptive }
    if text.hasSuffix(anyOf: negatives) { return hasSubject(text[...]) ? .descriptive : .directive }
    guard let object = object(in: text), !hasSubject(text[..<object]) else { return .descriptive }
    if KoreanEnding.isPlain(text) { return .directive }
    return text.hasSuffix(anyOf: ["기", "해요", "춰요", "여요"]) ? .weak : .descriptive
  }

  /// Openings of sentences that carry on what stands before them: never a headline.
  private static let continuations = [
    "예를 들어", "예를 들면", "예컨대", "이를테면", "그러나", "하지만", "다만", "또한", "따라서", "그래서", "그러므로", "그러면", "이렇게 하면", "그렇게 하면", "그렇지 않으면", "즉,",
    "반면", "반대로", "이 때문에", "그 결과", "왜냐하면", "단,",
  ]

  private static let normative = [
    "야 합니다", "야 한다", "야 해요", "야만 합니다", "야만 한다", "것이 좋습니다", "것이 좋다", "게 좋아요", "게 좋습니다", "편이 좋습니다", "편이 좋다", "하면 좋습니다",
    "것이 중요합니다", "것이 중요하다", "것이 바람직합니다", "것이 바람직하다", "필요가 있습니다", "필요가 있다", "권장합니다", "권장한다", "권장됩니다", "는 안 됩니다", "는 안 된다", "는 안 돼요",
    "면 안 됩니다", "면 안 된다", "면 안 돼요", "금지합니다", "금지한다", "금물입니다", "금물이다", "주의가 필요합니다", "시기 바랍니다", "할 것", "말 것", "피합니다", "피한다", "삼갑니다",
    "삼간다",
  ]

  /// Predicates that describe, whatever else they look like.
  private static let descriptive = [
    "입니다", "있습니다", "없습니다", "됩니다", "된다", "집니다", "진다", "않아도 됩니다", "되지 않습니다", "되지 않는다", "지지 않습니다", "지지 않는다", "하지는 않습니다", "보이지 않습니다",
    "보이지 않는다", "필요하지 않습니다", "중요하지 않습니다", "적합하지 않습니다", "가능하지 않습니다", "같습니다", "다릅니다", "많습니다", "적습니다", "나타납니다", "나타난다",
    "나타냅니다", "나타낸다", "뜻합니다", "뜻한다", "의미합니다", "의미한다", "가리킵니다", "가리킨다", "말합니다", "말한다", "부릅니다", "부른다", "가집니다", "가진다", "갖습니다",
    "갖는다", "못합니다", "못한다", "도움을 줍니다", "도움을 준다", "역할을 합니다", "역할을 한다", "받습니다", "받는다",
  ]

  /// Verbs that end as the copula does.
  private static let causatives = ["줄입니다", "높입니다", "붙입니다", "늘입니다", "들입니다", "기울입니다", "숙입니다", "녹입니다"]

  private static let negatives = ["지 않습니다", "지 않는다", "지 않기", "지 말기"]

  /// Where the first object begins: a word in 을 or 를.
  private static func object(in text: String) -> String.Index? {
    text.split(separator: " ").first { $0.hasCharacters(2) && $0.hasSuffix(anyOf: ["을", "를"]) }?.startIndex
  }

  /// Whether a main clause names who or what acts: a word in 은, 는, 이 or 가 behind the last subordinate clause. Verbs and adjectives before a noun
  /// end in 은 and 는 too, and where a verb before a noun follows 이 or 가, both belong to that noun (사용자가 고른 값을).
  private static func hasSubject(_ text: Substring) -> Bool {
    var hasOpenSubject = false
    for word in text.split(separator: " ").map(String.init) {
      let bare = word.hasSuffix(text: ",") ? String(word.dropLast()) : word
      if bare != word || bare.hasSuffix(anyOf: subordinate) && !bare.hasSuffix(anyOf: surfaces) {
        hasOpenSubject = false
      } else if bare.hasSuffix(anyOf: ["은", "는"]), !bare.hasSuffix(anyOf: adverbial) {
        if !bare.hasSuffix(anyOf: adnominals) || bare.hasSuffix(anyOf: topics) { return true }
        hasOpenSubject = false
      } else if bare.hasSuffix(anyOf: ["이", "가"]), bare.hasCharacters(2), !bare.hasSuffix(anyOf: wholes) {
        hasOpenSubject = true
      } else if [4, 8].contains(KoreanEnding.closing(bare.last)) {
        hasOpenSubject = false
      }
    }
    return hasOpenSubject
  }

  /// Ends of clauses that only say when or wherefore.
  private static let subordinate = [
    "면", "때", "때는", "때에는", "경우", "경우에는", "려면", "도록", "므로", "니까", "에서는", "에는", "전에", "후에", "위해", "때마다",
  ]
  /// Nouns that end as such a clause does.
  private static let surfaces = ["화면", "장면", "전면", "표면", "측면"]
  /// Topics that are adverbials, and words that only look like topics.
  private static let adverbial = ["에서는", "에는", "에게는", "로는", "때는", "경우는", "보다는", "부터는", "까지는", "또는", "혹은", "가끔은", "보통은"]
  /// Words that end so and name no subject.
  private static let wholes = [
    "많이", "같이", "없이", "굳이", "일일이", "높이", "깊이", "길이", "사이", "차이", "종이", "플레이", "추가", "평가", "증가", "국가",
  ]
  /// Verbs and adjectives as they stand before a noun, by their ends; and nouns whose topics end so too.
  private static let adnominals = [
    "하는", "되는", "있는", "없는", "않는", "쓰는", "주는", "오는", "보는", "받는", "맞는", "읽는", "찾는", "놓는", "닿는", "여는", "닫는", "푸는", "만드는", "다루는",
    "이루는",
    "르는", "리는", "지는", "이는", "나는", "키는", "그는", "겹치는", "펼치는", "넘치는", "숨기는", "옮기는", "넘기는", "남기는", "바뀌는",
    "작은", "같은", "많은", "짧은", "좋은", "높은", "낮은", "넓은", "좁은", "깊은", "얕은", "얇은", "굵은", "밝은", "옅은", "짙은", "적은", "늦은", "붉은", "검은", "남은",
    "않은",
    "맞은", "담은", "받은", "찾은", "읽은", "넣은", "놓은", "묶은", "낡은",
  ]
  private static let topics = [
    "거리는", "소리는", "처리는", "정리는", "관리는", "자리는", "머리는", "원리는", "우리는", "이미지는", "메시지는", "페이지는", "배지는", "차이는", "길이는", "높이는", "깊이는",
    "사이는", "종이는", "레이는", "하나는", "방향키는", "로그는", "태그는",
  ]
}
