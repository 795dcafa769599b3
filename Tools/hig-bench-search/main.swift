// Benchmarks and training tools for the search. Not installed.
//
//   hig-bench-search retrieval DIR [-n 1000] [--index FILE] [--reuse] [-v]
//       measures quality on a public retrieval set (corpus.tsv, queries.tsv, qrels.tsv, sample1000.txt)
//   hig-bench-search scale [--sizes 1000,10000,100000] [--queries 100]
//       measures costs by index size
//   hig-bench-search train INDEX OUTPUT [--dimensions 48] [--epochs 60] [--least 6]
//       trains the embeddings of terms
//   hig-bench-search judge|fit [--index FILE] [--ablate] QUESTIONS.jsonl…
//       measures the ranking; fits its weights and measures the effect of each part
//   hig-bench-search terms
//       prints the query terms of each line of standard input, which `make postgres-check` compares
//   hig-bench-search refusals [--index FILE] ABOUT… --others OTHERS…
//       finds the threshold for off-topic queries

import SystemInterface
import TextAnalysis

// `CommandLine.arguments` is empty in a static, position-independent program.
let arguments = ThisProcess.arguments
do {
  switch arguments.first {
  case "retrieval": try RetrievalBench(Array(arguments.dropFirst())).run()
  case "train": try VectorTraining(Array(arguments.dropFirst())).run()
  case "judge": try JudgeBench(Array(arguments.dropFirst()), fits: false).run()
  case "fit": try JudgeBench(Array(arguments.dropFirst()), fits: true).run()
  case "refusals": try RefusalBench(Array(arguments.dropFirst())).run()
  case "terms": while let line = readLine() { print(Term.all(in: FoldedText(line)).map(\.text).joined(separator: " ")) }
  case "scale-ask": try ScaleBench(Array(arguments.dropFirst())).ask()
  case "scale": try ScaleBench(Array(arguments.dropFirst())).run()
  default:
    print(
      "usage: hig-bench-search retrieval DIR | scale | train INDEX OUTPUT | judge FILE… | fit FILE… | refusals FILE… --others FILE…"
    )
  }
} catch {
  print("hig-bench: \(error)")
}
