import Rendering

/// The parts of SARIF 2.1.0 that `hig review` and `hig lint` share.
enum SARIF {
  static func log(_ category: String, rules: [JSONObject], results: [JSONObject]) -> String {
    let driver: JSONObject = [
      "name": "hig", "semanticVersion": VersionLine.version,
      "informationUri": "https://developer.apple.com/design/human-interface-guidelines", "rules": rules,
    ]
    let tool: JSONObject = ["driver": driver]
    let automation: JSONObject = ["id": category]
    let run: JSONObject = ["tool": tool, "automationDetails": automation, "columnKind": "unicodeCodePoints", "results": results]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return log.jsonText + "\n"
  }

  static func message(_ text: String) -> JSONObject { ["text": String(text.prefix(1000))] }

  static func location(_ path: String, _ region: JSONObject) -> JSONObject {
    let artifact: JSONObject = ["uri": uri(path)]
    let physical: JSONObject = ["artifactLocation": artifact, "region": region]
    return ["physicalLocation": physical]
  }

  /// Percent-encodes a path as a relative URI.
  static func uri(_ path: String) -> String {
    let relativePath = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let digits = Array("0123456789ABCDEF".utf8)
    return String(
      decoding: relativePath.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"),
          UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
          [byte]
        default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }, as: UTF8.self)
  }
}
