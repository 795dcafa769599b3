// Searches an index, prints the first hit's id, one page of a topic, and the records of a page of its own.
import HIGKit

let base = try KnowledgeBase(path: CommandLine.arguments.dropFirst().first ?? "Index/hig.sqlite")
if let first = try base.search("余白").hits.first { print(first.record.id) }
print(try base.render(base.page("steppers", platforms: [.macOS]), as: .text(width: 60)))

let page = "# Alerts\n\n**Use alerts sparingly.** Each one interrupts people."
for record in try records(in: Array(page.utf8), name: "alerts.md", catalog: base.catalog()) {
  print(record.id, record.headline.plainText)
}
