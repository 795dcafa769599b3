import Guidelines

extension Failure {
  /// What an assistant is told: what is wrong, and what to ask instead. What only the user can mend says so.
  var advice: String {
    switch self {
    case .unknownTopic(let name, let suggestions):
      "There is no topic \(Quotation.name(name)). " + Self.nearest(suggestions, else: "hig_search looks inside the pages.")
    case .unknownSection(let name, let topic, let known):
      "\(Quotation.name(topic)) has no section \(Quotation.name(name)). " + Self.nearest(known, else: "Ask without it.")
    case .unknownRecord(let id, let suggestions):
      "There is no record \(Quotation.name(id)). " + Self.nearest(suggestions, else: "hig_search gives ids.")
    case .unknownHit(let number, _): "A number such as \(number) names nothing here. hig_search gives ids."
    case .ambiguousRecord(let id, let candidates):
      "\(Quotation.name(id)) begins several ids. " + Self.nearest(candidates, else: "")
    case .unknownSource(let name, let known):
      "There is no source \(Quotation.name(name)). " + Self.nearest(known, else: "Ask without it.")
    case .noPageInSource(let topic, let source, _): "\(Quotation.name(source)) has no page on \(Quotation.name(topic))."
    case .unknownValue(let option, let value, let known): ArgumentProblem.unknown(value, option, known).text
    case .emptyQuery: "The query holds nothing to search for."
    case .noIndex:
      "There is no index of guidelines on this machine. Tell the user: 'hig ingest PATH' makes one, 'hig info' says where it is sought."
    case .notAnIndex(let path): "\(Quotation.name(path)) is no index of hig. Tell the user: 'hig info' says which is used."
    case .otherSchema:
      "The index was made by another version of hig. Tell the user to run 'hig info', then to ingest the pages again."
    case .indexBusy: "The index is being written. Ask again in a moment."
    case .noSuchFile(let path), .unreadable(let path, _), .unwritable(let path, _), .tooLarge(let path, _, _),
      .notAPage(let path, _),
      .noProgram(let path, _, _, _), .noPages(let path), .database(let path, _), .corpus(let path, _, _):
      "\(Quotation.name(path)) cannot be read. Tell the user to run 'hig info'."
    case .noBrowser: "There is no browser here."
    case .tooLittleSpace: "The server may use too little memory to make its index."
    }
  }

  private static func nearest(_ names: [String], else hint: String) -> String {
    names.isEmpty ? hint : "The nearest: \(names.prefix(12).map { Quotation.name($0) }.joined(separator: ", "))."
  }
}
