import Guidelines

extension KoreanInterface {
  static func notice(_ phrase: Phrase) -> UserMessage {
    switch phrase {
    case .onlyFilters(let text):
      UserMessage(
        "'\(text)'에는 필터만 있고 검색할 단어가 없습니다",
        hint: "단어를 추가하십시오. 전체 내용은 'hig man 주제'나 'hig export --topic 주제'로 볼 수 있습니다")
    case .nothingFound(let text, let suggestions):
      UserMessage(
        "'\(text)'에 대한 결과가 없습니다",
        hint: list(suggestions, after: "다음 단어로 검색해 보십시오: ") ?? "단어를 줄이거나 필터를 해제하십시오. 주제 목록은 'hig topics'로 볼 수 있습니다")
    case .noAnswer(let text): "가이드라인에 '\(text)'에 대한 답이 없습니다. 가장 가까운 내용을 표시합니다"
    case .corrected(let text, let used): "'\(text)'을(를) 포함하는 규칙이 없어 '\(used)'의 결과를 표시합니다"
    case .unclosedQuotation: "따옴표가 닫히지 않아 단어별로 검색했습니다"
    case .searchedCommandWords(let text, let command): "'\(text)'을(를) 검색했습니다. 명령어 사용법: 'hig help \(command)'"
    case .similarCommand(let word, let command): "'\(word)'을(를) 검색했습니다. 비슷한 이름의 명령어 '\(command)'도 있습니다: 'hig help \(command)'"
    case .belongsTo(let name, let place, let command):
      UserMessage("'\(name)'은(는) '\(place)'에 있습니다." + (command.map { " 전체 페이지: \($0)" } ?? ""))
    case .excluded(let words): "제외한 단어: \(list(words))"
    case .missingFromHits(let words): "어느 결과에도 없는 단어: \(list(words))"
    case .noTopic(let text): UserMessage("'\(text)'에 해당하는 주제가 없습니다", hint: "본문을 검색하려면: 'hig search \(text.shellQuoted)'")
    case .noMeasure(let text): UserMessage("'\(text)'에 대한 수치가 없습니다", hint: "수치 목록은 'hig spec'으로, 모든 규칙은 'hig search'로 찾을 수 있습니다")
    case .waitingForIndex(let path): "다른 프로세스가 '\(path)'에 쓰고 있어 기다리는 중입니다"
    case .noIndexLocation: UserMessage("색인을 쓸 곳이 없습니다. HOME이 설정되어 있지 않습니다", hint: "--index FILE로 위치를 지정하십시오")
    case .shortened(let command): "일부를 생략했습니다. 전체 보기: \(command)"
    case .measuresByWords(let text): "이름이 '\(text)'인 수치나 주제가 없어 단어로 찾은 수치를 표시합니다"
    case .noChanges: UserMessage("기록된 변경 사항이 없습니다", hint: "'hig changes'로 모든 기록을 볼 수 있습니다")

    case .noPage(let topic, _): UserMessage("이 색인에는 '\(topic)' 페이지가 없습니다", hint: "다른 페이지를 검색하려면: 'hig search \(topic)'")
    case .noPageIn(let language, let topic, let other):
      UserMessage("'\(topic)'의 \(name(language)) 페이지가 없습니다", hint: other.map { "\(name($0)) 페이지가 있습니다" })
    case .shownInOtherLanguage(let language, let topic, let missing):
      "'\(topic)'의 \(name(missing)) 페이지가 없어 \(name(language))로 표시합니다"
    case .onlyIn(let language): "\(name(language)) 페이지만 있습니다"
    case .noCommonLanguage(let one, let other, let topic): "'\(one)'와(과) '\(other)'에는 같은 언어로 된 '\(topic)' 페이지가 없습니다"
    case .noAddress(let text): "'\(text)'의 주소를 알 수 없습니다"
    case .supportedFormats(let names): "읽을 수 있는 형식: \(names.joined(separator: ", "))"

    case .resultCount(let shown, let total?): "\(total)개 중 \(shown)개"
    case .resultCount(let shown, nil): "\(shown)개"
    case .more(let command): "더 보기: \(command)"
    case .read(let command): "읽기: \(command)"
    case .narrowToTopics(let command, let topics): "주제로 좁히기: \(command) --topic \(topics.joined(separator: ", "))"
    case .relatedRules(let number): "관련 규칙 \(number)개"
    case .wordings(let number): "다른 표현 \(number)개"
    case .rules(let number): "규칙 \(number)개"
    case .moreRows(let number): "\(number)행 더 있음"
    case .allRows(let number): "모두 \(number)행"
    case .moreColumns(let number): "\(number)열 더 있음"
    case .moreMeasures(let number, let quantity): "\(number)개 더 있음: hig spec \(quantity)"
    case .except(let platforms): "\(platforms) 제외"
    case .only(let platform): "\(platform) 전용"
    case .edition(let edition): "\(edition) 판"
    case .translated(let translator, _): "\(translator) 옮김"
    case .retrieved(let date): "\(date)에 가져옴"
    case .platformState(.unsupported, let topic, let platforms): "'\(topic)'은(는) \(platforms)에서 지원되지 않습니다"
    case .platformState(_, let topic, let platforms): "'\(topic)'에는 \(platforms)에 대한 추가 고려 사항이 없습니다. 공통 규칙이 적용됩니다"

    case .omittedIDs(let ids): "내보내기 대상이 아니어서 제외한 항목: \(ids)"
    case .untrustedManifest(let path): "'\(path)'은(는) 폴더에 원래 있던 목록이므로 여기에 적힌 파일을 덮어쓰거나 삭제하지 않습니다"
    case .missingDrawings(let number): "그림 \(number)개를 찾을 수 없어 내보내지 못했습니다. 그 그림의 링크는 열리지 않습니다"
    case .backedUpFile(let path, let kept): "'\(path)'의 내용이 마지막으로 내보낸 것과 달라 '\(kept)'(으)로 보관했습니다"
    case .wroteFile(let path, let rules): "규칙 \(rules)개를 '\(path)'에 내보냈습니다"
    case .wroteFiles(let files, let rules, let path): "파일 \(files)개(규칙 \(rules)개)를 내보냈습니다: \(path)"
    case .nothingToExport: UserMessage("내보낼 항목이 없습니다", hint: "'hig topics'와 'hig sources'로 있는 것을 볼 수 있습니다")
    case .nothingForPlatforms(let topic, let platforms):
      UserMessage("내보낼 항목이 없습니다", hint: notice(.platformState(.unsupported, topic: topic, platforms: platforms)).text)
    case .omittedRules(let left, let all): "필터로 제외됨: 규칙 \(all)개 중 \(left)개"
    case .omittedRecords(let left, let all): "필터로 제외됨: 항목 \(all)개 중 \(left)개"
    case .omittedPrivateRecords(let records, let sources):
      "개인용 사본(\(list(sources)))의 항목 \(records)개를 제외했습니다. 포함하려면 '--private'를 붙이십시오"
    case .headlineStatistics(let language, let topicless, let all, let open, let narrowed):
      "\(language.name): 제목 \(all)개 중 주제 이름이 없는 것 \(topicless)개, 일부 플랫폼만을 위한 \(narrowed)개 중 그 이름이 없는 것 \(open)개"
    case .needsOutputFolder(let pages, let format):
      UserMessage(
        "'\(format)' 형식의 \(pages)페이지를 내보내려면 폴더가 필요합니다", hint: "--output으로 폴더를 지정하거나, 주제 하나와 --language, --source를 지정하십시오")

    case .chosenByOption: "--index로 지정됨"
    case .chosenByVariable: "HIG_INDEX로 지정됨"
    case .chosenByCheckout: "체크아웃에서 실행 중"
    case .chosenAsUserIndex: "사용자의 색인"
    case .chosenAsInstalledIndex: "프로그램과 함께 설치됨"
    case .migrating: "이전 버전의 색인을 새 버전으로 옮기고 있습니다(처음 한 번만)"
    case .building(let corpus): "'\(corpus)'에서 색인을 만들고 있습니다(처음 한 번만)"
    case .sandboxUnavailable: "이 시스템에는 없음"
    case .sandboxAvailable(let version): "버전 \(version)"
    case .readOnlySandbox(let commands): "\(commands.joined(separator: ", ")): 파일 변경, 프로그램 실행, 통신을 하지 않음(단말에 답할 때 제외)"
    case .namedPathsSandbox(let commands):
      "\(commands.joined(separator: ", ")): 지정한 것만 읽고 색인 옆이나 출력할 곳에만 쓰며 통신하지 않음. 실행하는 프로그램도 같음(페이저 제외)"
    case .corpusNeedsConfirmation(let name, let path):
      UserMessage("'\(name)'은(는) hig에 포함된 것입니다. 그래도 제거하려면 '--yes'를 붙이십시오", hint: notice(.restoreCommand(path: path)).text)
    case .restoreCommand(let path): "되돌리려면: 'hig ingest \(path)'"
    case .renamedSource(let claimed, let stored):
      "'\(claimed)'은(는) 예약된 이름이므로 \(stored.map { "'\($0)'" }.joined(separator: ", "))(으)로 저장했습니다"
    case .addressStatedBySource(let source): "이 주소는 '\(source)'에 적힌 것으로, 공식 페이지의 것이 아닙니다"
    case .removedSource(let source): "'\(source)'을(를) 제거했습니다"

    case .ingestSummary(let source, let read, let unchanged, let gone, let pages, let rules, let guessed):
      UserMessage(
        "\(source): "
          + [
            read > 0 ? "\(read)페이지 읽음" : nil, unchanged > 0 ? "\(unchanged)페이지 변경 없음" : nil,
            gone > 0 ? "없어진 \(gone)페이지 삭제" : nil,
          ].compactMap { $0.self }.joined(separator: ", ") + "; \(pages)페이지, 규칙 \(rules)개 수록"
          + (guessed > 0 ? "(추정 \(guessed)개)" : ""))
    case .moreLikeThis(let number): " (이와 같은 것 외 \(number)개)"
    case .moreUnreadable(let number): "그 밖에 \(number)개도 읽을 수 없습니다"
    case .readInPart(let path, let limit): "'\(path)'을(를) 일부만 읽었습니다: \(EnglishMessages.text(limit))"
    case .unreadableCount(let number): "\(number)개를 읽을 수 없습니다. 나머지는 저장되었습니다"
    case .emptySource: "내용 없음"
    case .topics(let names, let new, let more):
      UserMessage(names.map { $0 + (new.contains($0) ? " (새 주제)" : "") }.joined(separator: ", ") + (more > 0 ? " +\(more)" : ""))
    case .morePages(let number, let command): "  그 밖에 \(number)페이지: \(command)"
    case .skippedFiles(let counts):
      UserMessage(
        "읽지 않은 것: "
          + SkipReason.allCases.compactMap { reason in counts[reason].map { "\(name(reason)) \($0)개" } }.joined(separator: ", "))
    case .skippedOutsideLinks(let links): "다음 링크는 폴더 밖을 가리키므로 읽지 않았습니다('--follow'를 붙이면 읽습니다): \(list(links))"

    case .fetchExplanation(let host): "Human Interface Guidelines를 \(host)에서 영어와 일본어로 1초에 한 페이지씩 가져옵니다. 다음부터는 바뀐 페이지만 가져옵니다"
    case .fetchTerms: "글은 Apple의 것이며 Apple의 약관을 따릅니다. 가져오는 것은 혼자 읽기 위한 사본입니다"
    case .fetchLocation(let path): "사본은 '\(path)'와 자신의 색인에만 보관되며, '--private'를 붙이지 않으면 내보내지 않습니다"
    case .fetchPrompt: "가져오시겠습니까? [y/N] "
    case .notInteractive: UserMessage("여기서는 답을 입력할 수 없습니다", hint: "'hig fetch --yes'로 동의합니다")
    case .fetchDeclined: "아무것도 가져오지 않았습니다"
    case .fetchProgress(let done, let all, let seconds): "가져오는 중: \(all)페이지 중 \(done)페이지, 남은 시간 \(time(seconds))"
    case .fetchResumed(let pages): "지난번에 멈춘 곳부터 계속합니다(\(pages)페이지 완료)"
    case .notFetched(let page, let trouble): "'\(page)'을(를) 가져오지 않았습니다: \(text(trouble))"
    case .pageGone(let page): "'\(page)'이(가) 없어졌습니다"
    case .pageMoved(let page, let target): "'\(page)'은(는) 이제 '\(target)'입니다"
    case .pagesMissingInLanguage(let pages, let language): "\(name(language)) 판에 없는 것: \(list(pages))"
    case .fetched(let new, let changed, let unchanged): "가져왔습니다: 새 페이지 \(new), 변경 \(changed), 그대로 \(unchanged)"
    case .fetchAborted(let end, let left): UserMessage(text(end) + (left > 0 ? "(\(left)페이지 남음)" : ""), hint: hint(end))
    case .officialPageIsNewer(let edition, let topic): "공식 페이지가 더 새롭습니다(\(edition)): hig man \(topic) --source Apple"
    case .forgotEdition(let pages, let edition): "'\(edition)' 판의 페이지 \(pages)개를 지웠습니다"
    case .noOfficialPage(let topic): "공식 목록에 '\(topic)' 페이지가 없습니다"

    case .unknownSetting(let name, let known):
      UserMessage("'\(name)' 설정이 없습니다", hint: "다음 중 하나를 'language = ko'처럼 입력하십시오: \(known)")
    case .choices(let first, let last, let all):
      UserMessage("\(all)개 중 \(first)~\(last)" + (last < all ? ". Enter: 계속" : "") + ". 단어를 입력하면 검색합니다")
    case .noLicenseTexts: UserMessage("이 프로그램에는 라이선스 본문이 포함되어 있지 않습니다", hint: "'make install'로 설치할 수 있습니다")
    case .waitingForClient: "어시스턴트의 질문을 기다리고 있습니다. 연결 방법은 'hig mcp --print-config claude'로 볼 수 있습니다"
    }
  }

  static func notice(_ problem: UsageError) -> UserMessage {
    switch problem {
    case .unknownCommand(let name, let suggestion):
      UserMessage("'\(name)' 명령어가 없습니다", hint: suggestion.map { "'\($0)'을(를) 입력하려고 하셨습니까?" } ?? "명령어 목록은 'hig help'로 볼 수 있습니다")
    case .unknownOption(let name, let suggestion, let isQuery):
      UserMessage(
        "'\(name)' 옵션이 없습니다",
        hint: suggestion.map { "'\($0)'을(를) 입력하려고 하셨습니까?" } ?? (isQuery ? "이 단어를 검색하려면 앞에 '--'를 입력하십시오" : nil))
    case .missingValue(let name, let value): "'\(name)' 옵션에는 값이 필요합니다: \(value)"
    case .missingArgument(let command, let needed):
      UserMessage("'hig \(command)'에는 \(needed)이(가) 필요합니다", hint: "사용법: 'hig help \(command)'")
    case .unexpectedArgument(let word, let command):
      UserMessage("'hig \(command)'에는 단어를 지정할 수 없습니다: '\(word)'", hint: "사용법: 'hig help \(command)'")
    case .unexpectedValue(let name): "'\(name)' 옵션에는 값을 지정할 수 없습니다"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 90 ? "\(max(0, seconds))초" : "\((seconds + 30) / 60)분"
  }

  private static func text(_ trouble: FetchError) -> String {
    switch trouble {
    case .forbidden: "사이트의 robots.txt가 금지합니다"
    case .tooLarge(let limit): "\(limit / 1_048_576) MB보다 큽니다"
    case .truncated: "응답이 중간에 끊겼습니다"
    case .noResponse(let why): "응답이 없습니다(\(why))"
    case .status(let status): "서버의 응답은 \(status)입니다"
    case .wrongType(let type): "JSON이 아니라 '\(type)'입니다"
    case .wrongLanguage(let language): "\(name(language))로 쓰여 있습니다"
    case .malformed(let why): "페이지로 읽을 수 없습니다(\(why)). 받은 것은 보관했습니다"
    case .invalidAddress: "페이지의 주소가 아닙니다"
    case .redirected(let place): "'\(place)'(으)로 이어집니다"
    case .tooManyRedirects: "리디렉션이 계속됩니다"
    }
  }

  private static func text(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "사이트의 robots.txt가 가져오기를 금지합니다"
    case .serverErrors(let number, 0): "서버가 연속 \(number)번 응답하지 않았습니다"
    case .serverErrors(let number, let status): "서버가 연속 \(number)번 실패했습니다(\(status))"
    case .retryDelayTooLong(let seconds): "서버가 \(time(seconds)) 기다리도록 요청합니다"
    case .listUnavailable(let path, .malformed(let why)): "'\(path)'을(를) 가져올 수 없습니다: \(why)"
    case .listUnavailable(let path, let trouble): "'\(path)'을(를) 가져올 수 없습니다: \(text(trouble))"
    }
  }

  private static func hint(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "직접 저장한 페이지는 'hig ingest --private --source Apple 폴더'로 읽을 수 있습니다"
    case .serverErrors, .retryDelayTooLong: "나중에 'hig fetch'를 실행하면 이어서 가져옵니다"
    case .listUnavailable: "나중에 다시 시도하십시오. 직접 저장한 페이지는 'hig ingest --private --source Apple 폴더'로 읽을 수 있습니다"
    }
  }

  private static func name(_ language: Language) -> String { languages[language] ?? language.name }

  private static func name(_ reason: SkipReason) -> String {
    switch reason {
    case .unsupportedFormat: "코드나 데이터"
    case .binary: "바이너리"
    case .empty: "빈 파일"
    case .scriptShell: "JavaScript만 요구하는 페이지"
    case .index: "페이지 옆의 README나 목차"
    case .hiddenFolder: "숨겨진 폴더"
    case .generatedFolder: "빌드나 종속 항목 폴더"
    case .unusableLink: "폴더 링크나 끊어진 링크"
    case .outsideLink: "폴더 밖을 가리키는 링크"
    case .specialFile: "파이프나 장치"
    }
  }
}
