import Guidelines
import Languages

extension Figure {
  /// What stands for the drawing where it cannot be shown: what is to be seen, and the legend.
  func described(in language: Language) -> [Block] {
    let label = language.interface.labels.figure + language.rules.typography.colon
    let sentence = Block(.paragraph([.emphasis([.text(label)]), .text(alternative)]))
    let parts = legend.map { List.Item([Block(.paragraph([.text($0)]))]) }
    return [sentence] + (parts.isEmpty ? [] : [Block(.list(List(start: 1, items: parts)))])
  }
}

extension Record {
  /// With what is said of its figures in the place of those that are not at hand.
  package func describingFigures(where isAbsent: (String) -> Bool) -> Record {
    guard body.figures.contains(where: { isAbsent($0.file) }) else { return self }
    func described(_ blocks: [Block]) -> [Block] {
      blocks.flatMap { block in
        guard let figure = block.figure else { return [block.mappingBlocks(described)] }
        guard isAbsent(figure.file) else { return [block] }
        return figure.described(in: language).map { $0.mappingInlines { [.text($0.plainText)] } }
      }
    }
    var record = self
    record.body = described(body)
    return record
  }
}
