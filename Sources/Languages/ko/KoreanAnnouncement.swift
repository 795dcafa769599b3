import Guidelines

/// Korean sentences that say what comes next: "플랫폼별 크기는 다음과 같습니다."
enum KoreanAnnouncement {
  static func caption(_ text: String) -> String? {
    endings.first(where: text.hasSuffix).map { topic(of: text.dropLast($0.count).trimmingWhitespace) }
  }

  /// What a sentence speaks of, with how it is put in parentheses: "버튼의 크기는 플랫폼별로" → "버튼의 크기(플랫폼별)".
  private static func topic(of sentence: Substring) -> String {
    let words = sentence.split(separator: " ")
    guard words.count > 1, let manner = words.last, manner.hasSuffix(text: "별로") else { return withoutParticle(sentence) }
    let topic = sentence.dropLast(manner.count).trimmingWhitespace
    return "\(withoutParticle(topic))(\(manner.dropLast()))"
  }

  private static func withoutParticle(_ text: Substring) -> String {
    let bare = text.trimmingSuffix { $0 == "," }
    return String(bare.last.map { $0.isOne(of: "은는을를") } ?? false ? bare.dropLast() : bare)
  }

  private static let endings: [String] = {
    let tables = ["다음 표", "아래 표"].flatMap { table in
      ["와 같습니다", "와 같다", "를 참조하십시오", "를 참고하십시오", "를 참고하세요", "에 정리했습니다", "에 나와 있습니다", "에서 확인할 수 있습니다"].map { table + $0 }
    }
    return tables + ["다음", "아래"].flatMap { [$0 + "과 같습니다", $0 + "와 같습니다", $0 + "과 같다", $0 + "와 같다"] }
  }()
}
