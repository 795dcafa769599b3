import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// A question that an assistant may ask, by its name and arguments.
protocol Tool: Sendable {
  var name: String { get }
  var description: String { get }
  var parameters: [Parameter] { get }
  var required: [String] { get }
  /// The JSON schema of `structuredContent`.
  var outputSchema: String { get }
  /// - Throws: `ArgumentProblem`, or `Failure` of the index.
  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer
}

/// What a tool answers from.
struct ToolContext {
  let index: GuidelineIndex
  /// Where neither the arguments nor their words say another.
  let language: Language
}

/// An answer of a tool: for reading, and as data.
struct ToolAnswer {
  /// Markdown. What pages say stands in quotations, whose lines all begin with `>`.
  var text: String
  /// A JSON object that keeps to the tool's `outputSchema`; nil for an error.
  var data: String?
}

extension Tool {
  var definition: JSONObject {
    let properties = JSONObject(parameters.map { ($0.name, $0.schema) })
    let form: JSONObject = ["type": "object", "properties": properties]
    let strict: JSONObject = ["additionalProperties": false]
    let annotations: JSONObject = ["readOnlyHint": true, "openWorldHint": false]
    return [
      "name": name, "description": description,
      "inputSchema": form + (required.isEmpty ? [:] : ["required": required]) + strict,
      "outputSchema": JSONText(outputSchema), "annotations": annotations,
    ]
  }
}

extension Server {
  /// In the order in which they are listed.
  var tools: [any Tool] {
    let review = reviewRoot.map { ReviewTool(root: $0) }
    return [SearchTool(), ReadTool(), SpecTool(), ChangesTool()] + (review.map { [$0] } ?? [])
  }

  func callTool(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    guard let name = parameters["name"].string else { throw .invalidParameters("'name' must be a string") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("unknown tool '\(name.short)'")
    }
    let values = try Arguments.members(of: parameters)
    let answer = answer(of: tool, values)
    let text: JSONObject = ["type": "text", "text": answer.text]
    let data: JSONObject = answer.data.map { ["structuredContent": JSONText($0)] } ?? [:]
    return MethodResult(["content": [text]] + data + ["isError": answer.data == nil])
  }

  private func answer(of tool: some Tool, _ values: [JSONValue.Member]) -> ToolAnswer {
    do {
      let arguments = try Arguments(values, for: tool.parameters)
      return try tool.answer(arguments, ToolContext(index: try index(), language: language))
    } catch let advice as ArgumentProblem {
      return ToolAnswer(text: advice.text)
    } catch let failure as Failure {
      return ToolAnswer(text: failure.message(in: language).sentence)
    } catch {
      return ToolAnswer(text: "\(error)".short)
    }
  }
}
