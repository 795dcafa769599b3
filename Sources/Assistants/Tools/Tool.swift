import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// A tool that an assistant can call by name with arguments.
protocol Tool: Sendable {
  var name: String { get }
  var description: String { get }
  var parameters: [ToolParameter] { get }
  var required: [String] { get }
  /// The JSON schema of `structuredContent`.
  var outputSchema: String { get }
  /// - Throws: `ToolArgumentError`, or a `Failure` of the index.
  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer
}

/// Index and settings from which a tool answers.
struct ToolContext {
  let index: GuidelineIndex
  /// Default language, used if neither the arguments nor their wording indicates another.
  let language: Language
}

/// An answer of a tool, as text and as JSON.
struct ToolAnswer {
  /// Markdown. Text of pages occurs only in quotations, whose lines all begin with `>`.
  var text: String
  /// A JSON object that conforms to the tool's `outputSchema`, or `nil` for an error.
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
      "outputSchema": RawJSON(outputSchema), "annotations": annotations,
    ]
  }
}

extension Server {
  /// Tools in the order in which they are listed.
  var tools: [any Tool] {
    let review = reviewRoot.map { ReviewTool(root: $0) }
    return [SearchTool(), ReadTool(), SpecTool(), ChangesTool()] + (review.map { [$0] } ?? [])
  }

  func callTool(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    guard let name = parameters["name"].string else { throw .invalidParameters("'name' must be a string") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("unknown tool '\(name.truncatedForMessage)'")
    }
    let values = try ToolArguments.members(of: parameters)
    let answer = answer(of: tool, values)
    let text: JSONObject = ["type": "text", "text": answer.text]
    let data: JSONObject = answer.data.map { ["structuredContent": RawJSON($0)] } ?? [:]
    return MethodResult(["content": [text]] + data + ["isError": answer.data == nil])
  }

  private func answer(of tool: some Tool, _ values: [JSONValue.Member]) -> ToolAnswer {
    do {
      let arguments = try ToolArguments(values, for: tool.parameters)
      return try tool.answer(arguments, ToolContext(index: try index(), language: language))
    } catch let error as ToolArgumentError {
      return ToolAnswer(text: error.text)
    } catch let failure as Failure {
      return ToolAnswer(text: failure.message(in: language).sentence)
    } catch {
      return ToolAnswer(text: "\(error)".truncatedForMessage)
    }
  }
}
