import Guidelines
import Languages

extension Figure {
  /// Returns the description and legend of the figure, for formats that cannot show it.
  func description(in language: Language) -> [Block] {
    let label = language.messages.labels.figure + language.profile.typography.colon
    let sentence = Block(.paragraph([.emphasis([.text(label)]), .text(alternative)]))
    let parts = legend.map { List.Item([Block(.paragraph([.text($0)]))]) }
    return [sentence] + (parts.isEmpty ? [] : [Block(.list(List(start: 1, items: parts)))])
  }
}

extension Record {
  /// Returns the record with each figure whose file is absent replaced by its description.
  package func replacingFigures(where isAbsent: (String) -> Bool) -> Record {
    guard body.figures.contains(where: { isAbsent($0.file) }) else { return self }
    func described(_ blocks: [Block]) -> [Block] {
      blocks.flatMap { block in
        guard let figure = block.figure else { return [block.mappingBlocks(described)] }
        guard isAbsent(figure.file) else { return [block] }
        return figure.description(in: language).map { $0.mappingInlines { [.text($0.plainText)] } }
      }
    }
    var record = self
    record.body = described(body)
    return record
  }
}
