// Measures what users feel, and nothing that users need: not installed.
//
//   hig-bench-search retrieval DIR [-n 1000] [--index FILE]   quality on a public retrieval set (corpus.tsv, queries.tsv, qrels.tsv, sample1000.txt)
//   hig-bench-search scale [--sizes 1000,10000,100000] [--queries 100]   how cost grows

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "retrieval": try RetrievalBench(Array(arguments.dropFirst())).run()
  case "train": try VectorTraining(Array(arguments.dropFirst())).run()
  case "judge": try JudgeBench(Array(arguments.dropFirst()), fits: false).run()
  case "fit": try JudgeBench(Array(arguments.dropFirst()), fits: true).run()
  case "refusals": try RefusalBench(Array(arguments.dropFirst())).run()
  case "scale-ask": try ScaleBench(Array(arguments.dropFirst())).ask()
  case "scale": try ScaleBench(Array(arguments.dropFirst())).run()
  default:
    print(
      "usage: hig-bench-search retrieval DIR [-n COUNT] [--index FILE] [--reuse] [-v] | scale [--sizes N,N] [--queries N]"
    )
  }
} catch {
  print("hig-bench: \(error)")
}
