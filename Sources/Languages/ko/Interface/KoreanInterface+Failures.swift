import Guidelines

extension KoreanInterface {
  static func notice(_ failure: Failure) -> UserMessage {
    switch failure {
    case .noSuchFile(let path): "'\(path)' 파일이나 폴더가 없습니다"
    case .unreadable(let path, let reason): "'\(path)'을(를) 읽을 수 없습니다: \(reason)"
    case .unwritable(let path, let reason):
      UserMessage(
        "'\(path)'에 쓸 수 없습니다: \(reason)",
        hint: reason.hasSuffix(text: "not an export") ? "파일을 옮기거나 다른 위치를 지정하십시오" : nil)
    case .tooLarge(let path, let bytes, let limit):
      "'\(path)'이(가) 너무 큽니다: \(bytes.formattedByteCount)(최대 \(limit.formattedByteCount))"
    case .notAPage(let path, let why): "'\(path)'은(는) 페이지가 아닙니다: \(text(why))"
    case .missingProgram(let path, let kind, let program, let package):
      "'\(path)'을(를) 읽으려면 \(program)이(가) 필요합니다: \(kind) 파일을 읽으려면 \(package)을(를) 설치하십시오"
    case .noPages(let path): "'\(path)'에 읽을 수 있는 페이지가 없습니다"
    case .noIndex(let path?): UserMessage("'\(path)'에 색인이 없습니다", hint: "만들려면: 'hig ingest --index \(path) PATH'")
    case .noIndex(nil): UserMessage("색인을 찾을 수 없습니다", hint: "'hig ingest PATH'로 만들 수 있습니다. 찾는 위치는 'hig info'로 볼 수 있습니다")
    case .notAnIndex(let path):
      UserMessage(
        "'\(path)'은(는) hig의 색인이 아닙니다", hint: "'hig ingest --index FILE PATH'로 만들 수 있습니다. 사용 중인 색인은 'hig info'로 볼 수 있습니다")
    case .incompatibleSchema(let path, let found, let expected):
      UserMessage(
        "'\(path)' 색인의 스키마는 \(found.formattedSchemaVersion)입니다(이 프로그램은 \(expected.formattedSchemaVersion)을(를) 읽습니다)",
        hint: "페이지를 새 색인에 'hig ingest'로 다시 읽어 들이십시오")
    case .indexBusy(let path): UserMessage("다른 프로세스가 '\(path)'에 쓰고 있습니다", hint: "끝난 후에 다시 시도하십시오")
    case .database(let path, let reason):
      UserMessage(
        "'\(path)' 색인을 읽을 수 없습니다: \(reason.prefix(160))",
        hint: "손상되었거나 잘린 경우 다른 곳으로 옮기십시오. Corpus는 다시 읽어 들이고, 사용자의 페이지는 'hig ingest'로 다시 읽어 들일 수 있습니다")
    case .corpus(let path, let line, let reason): line > 0 ? "\(path):\(line): \(reason)" : "\(path): \(reason)"
    case .unknownTopic(let name, let suggestions):
      UserMessage(
        "'\(name)' 주제가 없습니다",
        hint: meant(suggestions) ?? "본문을 검색하려면: 'hig search \(name.shellQuoted)'; 주제 목록: 'hig topics'")
    case .unknownSection(let name, let topic, let known):
      UserMessage("'\(topic)'에 '\(name)' 섹션이 없습니다", hint: list(known, after: "섹션: "))
    case .unknownRecord(let id, let suggestions):
      UserMessage("'\(id)' 항목이 없습니다", hint: meant(suggestions) ?? "id는 'hig search'나 'hig man TOPIC --ids'로 볼 수 있습니다")
    case .ambiguousRecord(let id, let candidates):
      UserMessage("'\(id)'로 시작하는 id가 여러 개 있습니다", hint: list(candidates, after: "다음 중 하나: "))
    case .unknownHit(let number, 0): UserMessage("이 터미널에는 '\(number)'이(가) 가리킬 검색 결과가 없습니다", hint: "먼저 검색하거나 id를 지정하십시오")
    case .unknownHit(let number, let count): UserMessage("마지막 검색 결과에 '\(number)'번이 없습니다", hint: "1부터 \(count)까지 있습니다")
    case .reservedSource(let name):
      UserMessage("'\(name)'은(는) 예약된 소스 이름입니다", hint: "'--source'로 다른 이름을 지정하십시오")
    case .wouldPrune(let source, let pages, let total):
      UserMessage("'\(source)'의 \(total)페이지 중 \(pages)페이지가 삭제되므로 중단했습니다", hint: "'--prune'을 붙이면 삭제합니다")
    case .unknownSource(let name, let known): UserMessage("'\(name)' 소스가 없습니다", hint: list(known, after: "있는 소스: "))
    case .noPageInSource(let topic, let source, let topics):
      UserMessage("'\(source)'에는 '\(topic)' 페이지가 없습니다", hint: list(topics, after: "있는 주제: "))
    case .unknownValue(let option, let value, let known):
      UserMessage(
        value.isEmpty ? "'\(option)'에는 값이 필요합니다" : "'\(option)'에 '\(value)'을(를) 지정할 수 없습니다",
        hint: known.isEmpty ? nil : "다음 중 하나: \(known.joined(separator: ", "))")
    case .emptyQuery: UserMessage("검색할 단어가 없습니다", hint: "예: hig search 여백")
    case .noBrowser(let url): UserMessage("'\(url)'을(를) 열 브라우저가 없습니다", hint: "'hig open --print'로 주소를 볼 수 있습니다")
    case .noCurl(let found):
      UserMessage(
        "'hig fetch'를 사용하려면 curl 7.76 이상이 필요합니다(\(found.map { "찾은 버전: \($0)" } ?? "찾을 수 없음"))",
        hint: "curl을 설치하거나, 직접 저장한 페이지를 'hig ingest --private'로 읽으십시오")
    case .unknownEdition(let name, let topic, let known):
      UserMessage("'\(topic)'에 '\(name)' 판이 없습니다", hint: list(known, after: "있는 것: "))
    case .noCopy: UserMessage("판을 비교할 사본이 없습니다", hint: "'hig fetch'로 가져올 수 있습니다")
    case .tooLittleAddressSpace(let megabytes, let needed):
      UserMessage("주소 공간이 부족합니다: \(megabytes) MB(최소 \(needed) MB 필요)", hint: "제한을 늘리십시오: 'ulimit -v unlimited'")
    }
  }

  private static func meant(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "\(suggestions.quotedAlternatives(separator: ", "))을(를) 찾으셨습니까?"
  }

  private static func text(_ reason: Failure.NotAPageError) -> String {
    switch reason {
    case .empty: "비어 있습니다"
    case .binary: "바이너리입니다"
    case .scriptShell: "JavaScript를 켜 달라는 요청밖에 없습니다"
    case .unknownFormat: "형식을 알 수 없습니다"
    case .malformed(let what): what
    }
  }
}
