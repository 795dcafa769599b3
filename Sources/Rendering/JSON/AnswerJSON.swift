import Guidelines

/// What the lookups print as JSON (DESIGN section 5).
package enum AnswerJSON {
  package static func search(_ answer: SearchAnswer, query: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("query")
      json.string(query)
      json.key("total")
      json.integer(answer.total)
      json.key("matched")
      json.boolean(answer.matched)
      json.key("notice")
      notice(answer.notice, into: &json)
      json.key("hits")
      json.array(answer.hits) { json, hit in json.object { members(hit, into: &$0) } }
      // Beyond the contract, and only where they say something: what was searched instead, which words no hit holds, what to try.
      if let corrected = answer.corrected {
        json.key("corrected")
        json.string(corrected)
      }
      if !answer.missing.isEmpty {
        json.key("missing")
        json.array(answer.missing) { $0.string($1) }
      }
      if !answer.suggestions.isEmpty {
        json.key("suggestions")
        json.array(answer.suggestions) { $0.string($1) }
      }
    }
    return json.text + "\n"
  }

  private static func notice(_ notice: PlatformNotice?, into json: inout JSONWriter) {
    guard let notice else { return json.null() }
    json.object { json in
      json.key("topic")
      json.string(notice.topic)
      json.key("platform")
      json.string(notice.platform.rawValue)
      json.key("state")
      json.string(notice.state.rawValue)
      json.key("id")
      json.string(notice.id)
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
    json.key("score")
    json.number(hit.score)
    json.key("snippet")
    json.string(hit.snippet)
    json.key("marks")
    json.array(hit.marks) { json, mark in json.array([mark.lowerBound, mark.upperBound]) { $0.integer($1) } }
    json.key("caption")
    json.string(hit.table?.caption)
    json.key("rows")
    json.array(hit.table?.named ?? []) { json, row in
      json.object { json in
        for cell in row {
          json.key(cell.name)
          json.string(cell.value)
        }
      }
    }
    json.key("same")
    json.array(hit.same) { json, record in json.object { RecordJSON.members(record, into: &$0) } }
    RecordJSON.members(hit.record, into: &json)
    if !hit.explanation.isEmpty {
      json.key("explanation")
      json.array(hit.explanation) { $0.string($1) }
    }
  }

  /// - Parameter also: slugs of the other topics that the name as typed may mean.
  package static func page(_ page: TopicPage, also: [String] = []) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("topic")
      json.string(page.topic.slug)
      json.key("title")
      json.string(page.topicTitle)
      json.key("language")
      json.string(page.language.rawValue)
      json.key("platforms")
      states(page.platforms, into: &json)
      json.key("related")
      json.array(page.topic.related) { $0.string($1) }
      json.key("api")
      symbols(page.topic.api, into: &json)
      json.key("also")
      json.array(also) { $0.string($1) }
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
        json.key("date")
        json.string(change.date)
        json.key("topic")
        json.string(change.topic)
        json.key("kind")
        json.string(change.kind.rawValue)
        json.key("platforms")
        if change.platforms.isEmpty { json.null() } else { json.array(change.platforms.sorted()) { $0.string($1.rawValue) } }
        json.key("text")
        json.object { json in
          for language in Language.allCases {
            json.key(language.rawValue)
            json.string(change.texts[language])
          }
        }
        json.key("ids")
        json.array(change.ids) { $0.string($1) }
      }
    }
    return json.text + "\n"
  }

  package static func quantities(_ quantities: [Quantity]) -> String {
    var json = JSONWriter()
    json.array(quantities) { json, quantity in
      json.object { json in
        json.key("quantity")
        json.string(quantity.slug)
        json.key("names")
        json.object { json in
          for language in Language.allCases {
            json.key(language.rawValue)
            json.array(quantity.names[language] ?? []) { $0.string($1) }
          }
        }
        json.key("records")
        json.array(quantity.records) { $0.string($1) }
      }
    }
    return json.text + "\n"
  }

  private static func reference(_ page: PageReference, into json: inout JSONWriter) {
    json.key("name")
    json.string(page.source)
    json.key("page")
    json.string(page.page)
    json.key("language")
    json.string(page.language.rawValue)
    json.key("title")
    json.string(page.title)
    json.key("path")
    json.string(page.path)
    json.key("url")
    json.string(page.url)
    json.key("edition")
    json.string(page.edition)
    json.key("translator")
    json.string(page.translator)
    json.key("retrieved")
    json.string(page.retrieved)
    json.key("rules")
    json.integer(page.ruleCount)
    json.key("records")
    json.integer(page.recordCount)
  }

  private static func states(_ states: [Platform: PlatformState], into json: inout JSONWriter) {
    json.object { json in
      for platform in Platform.allCases.sorted() {
        guard let state = states[platform] else { continue }
        json.key(platform.rawValue)
        json.string(state.rawValue)
      }
    }
  }

  package static func topics(_ rows: [TopicRow]) -> String {
    var json = JSONWriter()
    json.array(rows) { json, row in
      json.object { json in
        json.key("slug")
        json.string(row.topic.slug)
        json.key("category")
        json.string(row.topic.category)
        json.key("group")
        json.string(row.topic.group)
        json.key("en")
        json.string(row.topic.english)
        json.key("ja")
        json.string(row.topic.japanese)
        json.key("aliases")
        json.object { json in
          for language in Language.allCases {
            json.key(language.rawValue)
            json.array(row.topic.aliases[language] ?? []) { $0.string($1) }
          }
        }
        json.key("platforms")
        states(row.states, into: &json)
        json.key("related")
        json.array(row.topic.related) { $0.string($1) }
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
        json.key("name")
        json.string(source.name)
        json.key("pages")
        json.integer(source.pageCount)
        json.key("records")
        json.integer(source.recordCount)
        json.key("rules")
        json.integer(source.ruleCount)
        json.key("languages")
        json.array(source.languages) { $0.string($1.rawValue) }
        json.key("editions")
        json.array(source.editions) { $0.string($1) }
        json.key("ingested")
        json.string(source.ingested)
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
