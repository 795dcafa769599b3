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
