// Measures what users feel, and nothing that users need: not installed.
//
//   hig-bench-search retrieval DIR [-n 1000] [--index FILE]   quality on a public retrieval set (corpus.tsv, queries.tsv, qrels.tsv, sample1000.txt)

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "retrieval": try RetrievalBench(Array(arguments.dropFirst())).run()
  default: print("usage: hig-bench-search retrieval DIR [-n COUNT] [--index FILE] [-v]")
  }
} catch {
  print("hig-bench: \(error)")
}
