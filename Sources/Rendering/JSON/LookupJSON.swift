import Guidelines
import Languages

/// JSON output of the lookup commands (docs/formats.md).
package enum LookupJSON {
  package static func search(_ answer: SearchAnswer, query: String) -> String {
    (["query": query] + answer.json).jsonText + "\n"
  }

  /// Returns one line for each hit.
  package static func lines(_ answer: SearchAnswer) -> String { answer.hits.map { $0.jsonText + "\n" }.joined() }

  /// - Parameter also: Slugs of other topics that match the typed name.
  package static func page(_ page: TopicPage, also: [String] = []) -> String {
    let resources = page.topic.resources.map { resource -> JSONObject in
      ["title": resource.titles.text(in: page.language), "url": resource.url]
    }
    let object: JSONObject = [
      "related": page.topic.related, "api": page.topic.api, "resources": resources, "also": also, "source": page.source,
      "others": page.otherPages, "records": page.records,
    ]
    return (head(of: page) + object).jsonText + "\n"
  }

  package static func head(of page: TopicPage) -> JSONObject {
    ["topic": page.topic.slug, "title": page.topicTitle, "language": page.language, "platforms": states(page.platforms)]
  }

  /// Returns a list, such as change log entries, quantities, topics, or sources, on one line.
  package static func list(_ values: some JSONEncodable) -> String { values.jsonText + "\n" }

  static func states(_ states: [Platform: PlatformState]) -> JSONObject {
    JSONObject(Platform.allCases.compactMap { platform in states[platform].map { (platform.rawValue, $0) } })
  }
}

extension SearchAnswer: JSONObjectConvertible {
  package var json: JSONObject {
    let requiredMembers: JSONObject = ["total": total, "matched": hasAnswer, "notice": notice, "hits": hits]
    // Optional members, written only if they have a value: the corrected query, words without a hit, and suggestions.
    let optionalMembers: JSONObject = ["corrected": corrected, "missing": missing, "suggestions": suggestions]
    let all = requiredMembers + optionalMembers.only("corrected", "missing", "suggestions")
    return apiNames.isEmpty ? all : all + ["names": apiNames]
  }
}

extension SearchAnswer.APIName: JSONObjectConvertible {
  package var json: JSONObject { ["name": name, "topic": topic] }
}

extension PlatformNotice: JSONObjectConvertible {
  package var json: JSONObject { ["topic": topic, "platform": platform, "state": state, "id": id] }
}

extension SearchHit: JSONObjectConvertible {
  package var json: JSONObject {
    let hit: JSONObject = [
      "score": score, "snippet": snippet, "marks": marks.map { [$0.lowerBound, $0.upperBound] }, "caption": table?.caption,
      "rows": table?.objects ?? [], "same": same, "standalone": record.standaloneHeadline.plainText,
    ]
    return hit + record.json + (duplicates.isEmpty ? [:] : ["echoes": duplicates.map(\.id)])
      + (related.isEmpty ? [:] : ["related": related]) + (explanation.isEmpty ? [:] : ["explanation": explanation])
  }
}

extension SearchHit.TableExcerpt {
  /// Rows as objects with the column names as keys. A column whose name is empty or repeated has its number as key.
  var objects: [JSONObject] {
    let names = header.enumerated().map { index, name in
      name.isEmpty || header[..<index].contains(name) ? String(index + 1) : name
    }
    return rows.map { JSONObject(Array(zip(names, $0)).map { (name: $0.0, value: $0.1) }) }
  }
}

extension APISymbol: JSONObjectConvertible {
  package var json: JSONObject { ["symbol": symbol, "framework": framework] }
}

extension ChangelogEntry: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "date": date, "topic": topic, "kind": kind, "platforms": platforms.isEmpty ? nil : platforms.sorted(), "text": texts,
      "ids": recordIDs,
    ]
  }
}

extension Quantity: JSONObjectConvertible {
  package var json: JSONObject { ["quantity": slug, "names": names, "records": recordIDs] }
}

extension PageReference: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "name": source, "page": page, "language": language, "title": title, "path": path, "url": url, "edition": edition,
      "translator": translator, "retrieved": retrieved, "private": isPrivate, "rules": ruleCount, "records": recordCount,
    ]
  }
}

extension TopicListRow: JSONObjectConvertible {
  package var json: JSONObject {
    let titles = JSONObject(topic.titles.pairs.map { ($0.0.rawValue, $0.1) })
    return ["slug": topic.slug, "category": topic.category, "group": topic.group] + titles + [
      "aliases": topic.aliases, "platforms": LookupJSON.states(states), "related": topic.related, "api": topic.api,
    ]
  }
}

extension SourceSummary: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "name": name, "pages": pageCount, "records": recordCount, "rules": ruleCount, "languages": languages,
      "editions": editions, "ingested": ingested, "private": isPrivate,
    ]
  }
}
