import Review
import SwiftParser
import SwiftSyntax
import SystemInterface

/// Compares the calls that the scanner of `hig review` finds with those of swift-syntax: `hig-oracle PATH…` prints their labels
/// and lines where they differ.
///
/// Both sides leave out calls within string interpolations, patterns, attributes, and calls of expressions without a name.
final class CallVisitor: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var calls: [String] = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = name(node.calledExpression) else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    calls.append(
      "\(converter.location(for: name.positionAfterSkippingLeadingTrivia).line) \(name.text)(\(labels.joined(separator: ":")))")
    return .visitChildren
  }

  private func name(_ called: ExprSyntax) -> TokenSyntax? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName }
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
    if let generic = called.as(GenericSpecializationExprSyntax.self) { return name(generic.expression) }
    return nil
  }
}

var (files, same, missed, extra) = (0, 0, 0, 0)
for path in ReviewedCalls.files(Array(CommandLine.arguments.dropFirst())) {
  guard let bytes = ReviewedCalls.read(path) else { continue }
  let theirs = CallVisitor(Parser.parse(source: String(decoding: bytes, as: UTF8.self))).calls.sorted()
  let ours = ReviewedCalls.calls(bytes).sorted()
  files += 1
  let difference = ours.difference(from: theirs)
  same += theirs.count - difference.removals.count
  missed += difference.removals.count
  extra += difference.insertions.count
  for change in difference {
    switch change {
    case .remove(_, let call, _): print("missed \(path):\(call)")
    case .insert(_, let call, _): print("extra \(path):\(call)")
    }
  }
}
print("\(files) files, \(same) calls the same, \(missed) missed, \(extra) that are none")
