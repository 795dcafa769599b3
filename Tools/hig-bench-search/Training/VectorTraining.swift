import Guidelines
import Indexing
import Searching
import SystemInterface
import TextAnalysis

/// Training of term embeddings on the rules of an index.
///
/// Each step draws two wordings of each of several hundred rules, and moves the embeddings of their terms so that the two
/// wordings become more similar to each other than to all others of the batch (InfoNCE: van den Oord et al., 2018; bags of terms
/// as in StarSpace: Wu et al., AAAI 2018). The optimizer is Adam (Kingma and Ba, 2015) with a learning rate that decreases to 0.
/// The same index yields the same embeddings.
struct VectorTraining {
  private let index: String
  private let output: String
  private var dimensions = 48
  private var epochs = 60
  private var rate: Float = 0.03
  private let temperature: Float = 0.1
  /// Share of a text's terms that is dropped at random in each step, so that no single term determines a rule.
  private let dropped: Float = 0.2
  private let batch = 512
  /// Minimum number of texts that contain a term; rarer terms get no embedding because too little is learned about them.
  private var minTexts = 5

  init(_ arguments: [String]) {
    index = arguments.first ?? "Index/hig.sqlite"
    output = arguments.dropFirst().first ?? "Corpus/vectors.bin"
    var rest = arguments.dropFirst(2)
    while let option = rest.popFirst() {
      let value = rest.popFirst() ?? ""
      switch option {
      case "--dimensions": dimensions = Int(value) ?? dimensions
      case "--epochs": epochs = Int(value) ?? epochs
      case "--least": minTexts = Int(value) ?? minTexts
      default: break
      }
    }
  }

  func run() throws {
    let texts = try TrainingTexts(GuidelineIndex(path: index).phrasings())
    var random = Splitmix(state: 1)
    var parameters = Adam(count: texts.terms.count * dimensions, rate: rate) { _ in
      random.gaussian() / Float(dimensions).squareRoot()
    }
    let groups = texts.groups.filter { $0.count > 1 }
    let steps = epochs * ((groups.count + batch - 1) / batch)
    var step = 0
    for epoch in 1...max(1, epochs) {
      var order = Array(groups.indices)
      random.shuffle(&order)
      var loss: Float = 0
      for start in stride(from: 0, to: order.count, by: batch) {
        let some = order[start..<min(start + batch, order.count)].map { groups[$0] }
        let pairs = some.map { random.pair(of: $0) }
        let left = pairs.map { drop(texts.texts[$0.0], &random) }
        let right = pairs.map { drop(texts.texts[$0.1], &random) }
        var contrast = Contrast(dimensions: dimensions, temperature: temperature)
        loss += contrast.learn(left, right, parameters.values)
        step += 1
        parameters.step(contrast.gradient, share: (1 - Float(step) / Float(steps + 1)).squareRoot(), step)
      }
      if epoch % 10 == 0 { print("epoch \(epoch): loss \(loss / Float((order.count + batch - 1) / batch))") }
    }
    let vectors = packed(parameters.values, texts)
    writeFile(output, vectors.bytes)
    print("\(vectors.count) terms of \(dimensions) dimensions: \(vectors.bytes.count / 1000) kB in \(output)")
  }

  private func drop(_ text: TrainingTexts.Text, _ random: inout Splitmix) -> TrainingTexts.Text {
    text.filter { _ in random.unit() >= dropped }
  }

  /// Returns the embeddings as signed bytes, scaled by the weight of each term, so that the embedding of a text is their sum.
  private func packed(_ values: [Float], _ texts: TrainingTexts) -> TermEmbeddings {
    var vectors = TermEmbeddings(dimensions: dimensions)
    let kept = texts.terms.indices.filter { texts.terms[$0].texts >= minTexts }
    let maxValue = kept.reduce(Float(0)) { result, term in
      values[term * dimensions..<(term + 1) * dimensions].reduce(result) { max($0, abs($1 * texts.terms[term].worth)) }
    }
    // Clip a few outliers; otherwise the other values would have too few steps.
    let scale = 127 / (maxValue * 0.6)
    for term in kept {
      let vector = values[term * dimensions..<(term + 1) * dimensions].map { value in
        Int8(max(-127, min(127, (value * texts.terms[term].worth * scale).rounded())))
      }
      vectors.add(texts.terms[term].text, vector)
    }
    return vectors
  }
}

/// The training texts as numbered terms.
struct TrainingTexts {
  typealias Text = [(term: Int, weight: Float)]

  struct TermFacts {
    var text: String
    var weight: Float
    /// Number of groups that contain the term.
    var groups = 0
    var texts = 0
    /// Weight of the term: the weight of its kind times its inverse document frequency.
    var worth: Float = 0
  }

  private(set) var terms: [TermFacts] = []
  private(set) var texts: [Text] = []
  /// Groups of the indices of texts with the same meaning.
  private(set) var groups: [[Int]] = []

  init(_ views: [[String]]) {
    var numbers: [String: Int] = [:]
    var lastGroup: [Int] = []
    for (group, texts) in views.enumerated() {
      groups.append(Array(self.texts.count..<self.texts.count + texts.count))
      for text in texts {
        var seen: Set<Int> = []
        for term in Term.all(in: FoldedText(text)) {
          let number = numbers[term.text] ?? terms.count
          if number == terms.count {
            numbers[term.text] = number
            terms.append(TermFacts(text: term.text, weight: Float(isFunctionWord(term.text) ? 0.2 : term.kind.weight)))
            lastGroup.append(-1)
          }
          guard seen.insert(number).inserted else { continue }
          terms[number].texts += 1
          if lastGroup[number] != group {
            lastGroup[number] = group
            terms[number].groups += 1
          }
        }
        self.texts.append(seen.sorted().map { ($0, 0) })
      }
    }
    for number in terms.indices {
      let (n, total) = (Float(terms[number].groups), Float(views.count))
      terms[number].worth = terms[number].weight * logf(1 + (total - n + 0.5) / (n + 0.5))
    }
    for number in texts.indices {
      let length = texts[number].reduce(Float(0)) { $0 + terms[$1.term].worth * terms[$1.term].worth }.squareRoot()
      texts[number] = texts[number].map { ($0.term, terms[$0.term].worth / max(length, 1e-6)) }
    }
  }
}

/// One step of contrastive learning on pairs of texts.
private struct Contrast {
  let dimensions: Int
  let temperature: Float
  /// Gradients by term, then by dimension.
  private(set) var gradient: [Int: [Float]] = [:]

  init(dimensions: Int, temperature: Float) {
    self.dimensions = dimensions
    self.temperature = temperature
  }

  /// Accumulates the gradients of a batch.
  ///
  /// - Returns: The mean loss.
  mutating func learn(_ left: [TrainingTexts.Text], _ right: [TrainingTexts.Text], _ values: [Float]) -> Float {
    let (p, q) = (left.map { direction($0, values) }, right.map { direction($0, values) })
    let count = p.count
    // Compute the similarities, then their gradients by rows and by columns.
    var likeness = [Float](repeating: 0, count: count * count)
    for i in 0..<count {
      for j in 0..<count { likeness[i * count + j] = dot(p[i].unit, q[j].unit) / temperature }
    }
    var change = [Float](repeating: 0, count: count * count)
    var loss: Float = 0
    for byColumn in [false, true] {
      for i in 0..<count {
        func at(_ j: Int) -> Int { byColumn ? j * count + i : i * count + j }
        var maxLikeness = -Float.infinity
        for j in 0..<count { maxLikeness = max(maxLikeness, likeness[at(j)]) }
        var sum: Float = 0
        for j in 0..<count { sum += expf(likeness[at(j)] - maxLikeness) }
        for j in 0..<count { change[at(j)] += expf(likeness[at(j)] - maxLikeness) / sum / 2 }
        change[at(i)] -= 0.5
        loss += (maxLikeness + logf(sum) - likeness[at(i)]) / 2
      }
    }
    let scale = 1 / (Float(count) * temperature)
    for i in 0..<count {
      var (forLeft, forRight) = ([Float](repeating: 0, count: dimensions), [Float](repeating: 0, count: dimensions))
      for j in 0..<count {
        let (row, column) = (change[i * count + j] * scale, change[j * count + i] * scale)
        for d in 0..<dimensions {
          forLeft[d] += row * q[j].unit[d]
          forRight[d] += column * p[j].unit[d]
        }
      }
      spread(forLeft, p[i], left[i])
      spread(forRight, q[i], right[i])
    }
    return loss / Float(max(1, count))
  }

  private struct Placed {
    var unit: [Float]
    var length: Float
  }

  private func direction(_ text: TrainingTexts.Text, _ values: [Float]) -> Placed {
    var sum = [Float](repeating: 0, count: dimensions)
    for (term, weight) in text {
      for d in 0..<dimensions { sum[d] += weight * values[term * dimensions + d] }
    }
    let length = dot(sum, sum).squareRoot() + 1e-6
    return Placed(unit: sum.map { $0 / length }, length: length)
  }

  /// Propagates a gradient back through the normalization to the terms of a text.
  private mutating func spread(_ gradient: [Float], _ placed: Placed, _ text: TrainingTexts.Text) {
    let along = dot(gradient, placed.unit)
    let inner = (0..<dimensions).map { (gradient[$0] - placed.unit[$0] * along) / placed.length }
    for (term, weight) in text {
      for d in 0..<dimensions { self.gradient[term, default: [Float](repeating: 0, count: dimensions)][d] += weight * inner[d] }
    }
  }

  private func dot(_ a: [Float], _ b: [Float]) -> Float {
    var sum: Float = 0
    for d in 0..<dimensions { sum += a[d] * b[d] }
    return sum
  }
}

/// Parameters with the moments of the Adam optimizer.
private struct Adam {
  private(set) var values: [Float]
  private var first: [Float]
  private var second: [Float]
  private let rate: Float

  init(count: Int, rate: Float, _ start: (Int) -> Float) {
    values = (0..<count).map(start)
    first = [Float](repeating: 0, count: count)
    second = first
    self.rate = rate
  }

  mutating func step(_ gradient: [Int: [Float]], share: Float, _ step: Int) {
    let (b1, b2): (Float, Float) = (0.9, 0.999)
    let (c1, c2) = (1 - powf(b1, Float(step)), 1 - powf(b2, Float(step)))
    for place in values.indices {
      first[place] *= b1
      second[place] *= b2
    }
    for (term, row) in gradient {
      for (d, g) in row.enumerated() {
        first[term * row.count + d] += (1 - b1) * g
        second[term * row.count + d] += (1 - b2) * g * g
      }
    }
    let here = rate * share
    for place in values.indices { values[place] -= here * (first[place] / c1) / ((second[place] / c2).squareRoot() + 1e-8) }
  }
}

extension Splitmix {
  mutating func unit() -> Float { Float(below(1 << 24)) / Float(1 << 24) }

  /// Returns a normally distributed number, computed with the Box–Muller transform.
  mutating func gaussian() -> Float {
    let radius = (-2 * logf(max(unit(), 1e-7))).squareRoot()
    return radius * cosf(2 * Float.pi * unit())
  }

  mutating func shuffle(_ items: inout [Int]) {
    for index in items.indices.dropLast() { items.swapAt(index, index + below(items.count - index)) }
  }

  /// Returns two different random elements.
  mutating func pair(of items: [Int]) -> (Int, Int) {
    let first = below(items.count)
    let second = (first + 1 + below(items.count - 1)) % items.count
    return (items[first], items[second])
  }
}
