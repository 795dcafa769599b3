import Guidelines
import Languages

/// What the lookups print as JSON (DESIGN section 5).
package enum AnswerJSON {
  package static func search(_ answer: SearchAnswer, query: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("query", query)
      json.field("total", answer.total)
      json.field("matched", answer.matched)
      json.key("notice")
      notice(answer.notice, into: &json)
      json.key("hits")
      json.array(answer.hits) { json, hit in json.object { members(hit, into: &$0) } }
      // Beyond the contract, and only where they say something: what was searched instead, which words no hit holds, what to try.
      if let corrected = answer.corrected {
        json.field("corrected", corrected)
      }
      if !answer.missing.isEmpty {
        json.field("missing", answer.missing)
      }
      if !answer.suggestions.isEmpty {
        json.field("suggestions", answer.suggestions)
      }
    }
    return json.text + "\n"
  }

  private static func notice(_ notice: PlatformNotice?, into json: inout JSONWriter) {
    guard let notice else { return json.null() }
    json.object { json in
      json.field("topic", notice.topic)
      json.field("platform", notice.platform.rawValue)
      json.field("state", notice.state.rawValue)
      json.field("id", notice.id)
    }
  }

  /// One hit a line.
  package static func lines(_ answer: SearchAnswer) -> String {
    answer.hits.map { hit in
      var json = JSONWriter()
      json.object { members(hit, into: &$0) }
      return json.text + "\n"
    }.joined()
  }

  private static func members(_ hit: SearchHit, into json: inout JSONWriter) {
    json.field("score", hit.score)
    json.field("snippet", hit.snippet)
    json.key("marks")
    json.array(hit.marks) { json, mark in json.array([mark.lowerBound, mark.upperBound]) { $0.integer($1) } }
    json.field("caption", hit.table?.caption)
    json.key("rows")
    json.array(hit.table?.named ?? []) { json, row in
      json.object { json in
        for cell in row {
          json.field(cell.name, cell.value)
        }
      }
    }
    json.key("same")
    json.array(hit.same) { json, record in json.object { RecordJSON.members(record, into: &$0) } }
    RecordJSON.members(hit.record, into: &json)
    if !hit.explanation.isEmpty {
      json.field("explanation", hit.explanation)
    }
  }

  /// - Parameter also: slugs of the other topics that the name as typed may mean.
  package static func page(_ page: TopicPage, also: [String] = []) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("topic", page.topic.slug)
      json.field("title", page.topicTitle)
      json.field("language", page.language.rawValue)
      json.key("platforms")
      states(page.platforms, into: &json)
      json.field("related", page.topic.related)
      json.key("api")
      symbols(page.topic.api, into: &json)
      json.key("resources")
      json.array(page.topic.resources) { json, resource in
        json.object {
          $0.field("title", resource.titles.text(in: page.language))
          $0.field("url", resource.url)
        }
      }
      json.field("also", also)
      json.key("source")
      json.object { reference(page.source, into: &$0) }
      json.key("others")
      json.array(page.others) { json, other in json.object { reference(other, into: &$0) } }
      json.key("records")
      json.array(page.records) { json, record in json.object { RecordJSON.members(record, into: &$0) } }
    }
    return json.text + "\n"
  }

  private static func symbols(_ symbols: [APISymbol], into json: inout JSONWriter) {
    json.array(symbols) { json, symbol in
      json.object {
        $0.key("symbol")
        $0.string(symbol.symbol)
        $0.key("framework")
        $0.string(symbol.framework)
      }
    }
  }

  /// The entries of the change logs, each in all its languages.
  package static func changes(_ changes: [Change]) -> String {
    var json = JSONWriter()
    json.array(changes) { json, change in
      json.object { json in
        json.field("date", change.date)
        json.field("topic", change.topic)
        json.field("kind", change.kind.rawValue)
        json.key("platforms")
        if change.platforms.isEmpty { json.null() } else { json.array(change.platforms.sorted()) { $0.string($1.rawValue) } }
        json.key("text")
        json.localized(change.texts) { $0.string($1) }
        json.field("ids", change.ids)
      }
    }
    return json.text + "\n"
  }

  package static func quantities(_ quantities: [Quantity]) -> String {
    var json = JSONWriter()
    json.array(quantities) { json, quantity in
      json.object { json in
        json.field("quantity", quantity.slug)
        json.key("names")
        json.localized(quantity.names) { $0.array($1) { $0.string($1) } }
        json.field("records", quantity.records)
      }
    }
    return json.text + "\n"
  }

  private static func reference(_ page: PageReference, into json: inout JSONWriter) {
    json.field("name", page.source)
    json.field("page", page.page)
    json.field("language", page.language.rawValue)
    json.field("title", page.title)
    json.field("path", page.path)
    json.field("url", page.url)
    json.field("edition", page.edition)
    json.field("translator", page.translator)
    json.field("retrieved", page.retrieved)
    json.field("rules", page.ruleCount)
    json.field("records", page.recordCount)
  }

  private static func states(_ states: [Platform: PlatformState], into json: inout JSONWriter) {
    json.object { json in
      for platform in Platform.allCases.sorted() {
        guard let state = states[platform] else { continue }
        json.field(platform.rawValue, state.rawValue)
      }
    }
  }

  package static func topics(_ rows: [TopicRow]) -> String {
    var json = JSONWriter()
    json.array(rows) { json, row in
      json.object { json in
        json.field("slug", row.topic.slug)
        json.field("category", row.topic.category)
        json.field("group", row.topic.group)
        for (language, title) in row.topic.titles.pairs {
          json.field(language.rawValue, title)
        }
        json.key("aliases")
        json.localized(row.topic.aliases) { $0.array($1) { $0.string($1) } }
        json.key("platforms")
        states(row.states, into: &json)
        json.field("related", row.topic.related)
        json.key("api")
        symbols(row.topic.api, into: &json)
      }
    }
    return json.text + "\n"
  }

  package static func sources(_ sources: [SourceSummary]) -> String {
    var json = JSONWriter()
    json.array(sources) { json, source in
      json.object { json in
        json.field("name", source.name)
        json.field("pages", source.pageCount)
        json.field("records", source.recordCount)
        json.field("rules", source.ruleCount)
        json.key("languages")
        json.array(source.languages) { $0.string($1.rawValue) }
        json.field("editions", source.editions)
        json.field("ingested", source.ingested)
      }
    }
    return json.text + "\n"
  }

  /// Plain facts in the order given; whole numbers as numbers.
  package static func facts(_ facts: [(name: String, value: Fact)]) -> String {
    var json = JSONWriter()
    json.object { json in
      for fact in facts {
        json.key(fact.name)
        switch fact.value {
        case .text(let text): json.string(text)
        case .number(let number): json.integer(number)
        }
      }
    }
    return json.text + "\n"
  }

  package enum Fact: Hashable, Sendable {
    case text(String?)
    case number(Int)
  }
}
