import Guidelines
import Languages

/// What the lookups print as JSON (DESIGN section 5).
package enum AnswerJSON {
  package static func search(_ answer: SearchAnswer, query: String) -> String {
    (["query": query] + answer.json).jsonText + "\n"
  }

  /// One hit a line.
  package static func lines(_ answer: SearchAnswer) -> String { answer.hits.map { $0.jsonText + "\n" }.joined() }

  /// - Parameter also: slugs of the other topics that the name as typed may mean.
  package static func page(_ page: TopicPage, also: [String] = []) -> String {
    let resources = page.topic.resources.map { resource -> JSONObject in
      ["title": resource.titles.text(in: page.language), "url": resource.url]
    }
    let object: JSONObject = [
      "related": page.topic.related, "api": page.topic.api, "resources": resources, "also": also, "source": page.source,
      "others": page.others, "records": page.records,
    ]
    return (head(of: page) + object).jsonText + "\n"
  }

  package static func head(of page: TopicPage) -> JSONObject {
    ["topic": page.topic.slug, "title": page.topicTitle, "language": page.language, "platforms": states(page.platforms)]
  }

  /// Entries of the change logs, figures, topics, sources: all in one line.
  package static func list(_ values: some JSONEncodable) -> String { values.jsonText + "\n" }

  static func states(_ states: [Platform: PlatformState]) -> JSONObject {
    JSONObject(Platform.allCases.compactMap { platform in states[platform].map { (platform.rawValue, $0) } })
  }
}

extension SearchAnswer: JSONDescribed {
  package var json: JSONObject {
    let told: JSONObject = ["total": total, "matched": matched, "notice": notice, "hits": hits]
    // Beyond the contract, and only where they say something: what was searched instead, which words no hit holds, what to try.
    let besides: JSONObject = ["corrected": corrected, "missing": missing, "suggestions": suggestions]
    let all = told + besides.only("corrected", "missing", "suggestions")
    return names.isEmpty ? all : all + ["names": names]
  }
}

extension SearchAnswer.Name: JSONDescribed {
  package var json: JSONObject { ["name": name, "topic": topic] }
}

extension PlatformNotice: JSONDescribed {
  package var json: JSONObject { ["topic": topic, "platform": platform, "state": state, "id": id] }
}

extension SearchHit: JSONDescribed {
  package var json: JSONObject {
    let hit: JSONObject = [
      "score": score, "snippet": snippet, "marks": marks.map { [$0.lowerBound, $0.upperBound] }, "caption": table?.caption,
      "rows": table?.objects ?? [], "same": same, "standalone": record.standalone.plainText,
    ]
    return hit + record.json + (echoes.isEmpty ? [:] : ["echoes": echoes.map(\.id)])
      + (related.isEmpty ? [:] : ["related": related]) + (explanation.isEmpty ? [:] : ["explanation": explanation])
  }
}

extension SearchHit.TableRows {
  /// Each cell by the name of its column; a column without one, or with another's, goes by its number.
  var objects: [JSONObject] {
    let names = header.enumerated().map { index, name in
      name.isEmpty || header[..<index].contains(name) ? String(index + 1) : name
    }
    return rows.map { JSONObject(Array(zip(names, $0)).map { (name: $0.0, value: $0.1) }) }
  }
}

extension APISymbol: JSONDescribed {
  package var json: JSONObject { ["symbol": symbol, "framework": framework] }
}

extension Change: JSONDescribed {
  package var json: JSONObject {
    [
      "date": date, "topic": topic, "kind": kind, "platforms": platforms.isEmpty ? nil : platforms.sorted(), "text": texts,
      "ids": ids,
    ]
  }
}

extension Quantity: JSONDescribed {
  package var json: JSONObject { ["quantity": slug, "names": names, "records": records] }
}

extension PageReference: JSONDescribed {
  package var json: JSONObject {
    [
      "name": source, "page": page, "language": language, "title": title, "path": path, "url": url, "edition": edition,
      "translator": translator, "retrieved": retrieved, "private": isPrivate, "rules": ruleCount, "records": recordCount,
    ]
  }
}

extension TopicRow: JSONDescribed {
  package var json: JSONObject {
    let titles = JSONObject(topic.titles.pairs.map { ($0.0.rawValue, $0.1) })
    return ["slug": topic.slug, "category": topic.category, "group": topic.group] + titles + [
      "aliases": topic.aliases, "platforms": AnswerJSON.states(states), "related": topic.related, "api": topic.api,
    ]
  }
}

extension SourceSummary: JSONDescribed {
  package var json: JSONObject {
    [
      "name": name, "pages": pageCount, "records": recordCount, "rules": ruleCount, "languages": languages,
      "editions": editions, "ingested": ingested, "private": isPrivate,
    ]
  }
}
