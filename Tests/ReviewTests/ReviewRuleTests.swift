import Testing

@testable import Review

/// Review rules: code that violates each, and code that only resembles it.
@Suite struct ReviewRuleTests {
  @Test func iconsNeedALabel() {
    #expect(Reviewing.findings("Button { go() } label: { Image(\"bell\") }") == ["icon-label 1"])
    #expect(Reviewing.findings("Button(action: go) {\n  HStack { Image(systemName: \"wand.and.stars\") }\n}") == ["icon-label 1"])
    #expect(Reviewing.findings("NavigationLink(destination: A()) { AsyncImage(url: u) }") == ["icon-label 1"])
    for fine in [
      "Button { go() } label: { Image(\"bell\") }.accessibilityLabel(\"Ring\")",
      "Button { go() } label: { Image(\"bell\").accessibilityLabel(\"Ring\") }",
      "Button { go() } label: { Label(\"Ring\", image: \"bell\") }",
      "Button { go() } label: { HStack { Image(\"bell\"); Text(\"Ring\") } }",
      "Button { go() } label: { BellRow(bell: bell) }",
      "Button { go() } label: { Image(\"bell\"); title }",
      "Button(\"Ring\", image: .bell) { go() }",
      "VStack { Button { go() } label: { Image(\"bell\") } }.accessibilityLabel(\"Ring\")",
      "#Preview { Button { go() } label: { Image(\"bell\") } }",
      "let b = UIBarButtonItem(image: bell, style: .plain, target: nil, action: nil)\nb.accessibilityLabel = \"Ring\"",
    ] { #expect(Reviewing.findings(fine) == [], "\(fine)") }
    #expect(
      Reviewing.findings("let b = UIBarButtonItem(image: bell, style: .plain, target: nil, action: nil)") == ["icon-label 1"])
    // Views of the app itself are resolved.
    let own =
      "struct Bell: View {\n  var body: some View { Image(\"bell\") }\n}\nstruct A: View { var body: some View {\n  Button(action: go) { Bell() }\n} }"
    #expect(Reviewing.findings(own) == ["icon-label 5"])
  }

  @Test("Symbols with readable names are notes") func readableSymbolsAreNotes() {
    let file = SwiftFile(
      path: "iOS/a.swift", bytes: Array("Button { close() } label: { Image(systemName: \"xmark.circle\") }".utf8))
    var checker = SwiftChecker(file, ReviewedApp(files: [file], tables: [], project: ProjectPlatforms()))
    #expect(checker.run().map(\.level) == [.note])
  }

  @Test func alertButtonsNameTheirAction() {
    func alert(_ buttons: String) -> String { "V().alert(\"Delete the list?\", isPresented: $shown) {\n\(buttons)\n}" }
    #expect(Reviewing.findings(alert("Button(\"Yes\") {}; Button(\"No\") {}")) == ["alert-buttons 1"])
    #expect(Reviewing.findings(alert("Button(\"OK\") { delete() }; Button(\"Cancel\", role: .cancel) {}")) == ["alert-buttons 1"])
    #expect(Reviewing.findings(alert("Button(\"Open\") {}; Button(\"Dismiss\", role: .cancel) {}")) == ["alert-buttons 1"])
    for fine in [
      "Button(\"OK\") {}", "Button(\"Delete\", role: .destructive) {}; Button(\"Cancel\", role: .cancel) {}",
      "if a { Button(\"OK\") {} } else { Button(\"Open\") {} }",
    ] {
      #expect(Reviewing.findings(alert(fine)) == [], "\(fine)")
    }
    let old = """
      func ask() {
        let a = UIAlertController(title: "Turn on sync?", message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "Turn On", style: .default))
        a.addAction(UIAlertAction(title: "OK", style: .cancel))
      }
      """
    #expect(Reviewing.findings(old) == ["alert-buttons 2"])
    let mac =
      "func ask() {\n  let a = NSAlert()\n  a.messageText = \"Erase?\"\n  a.addButton(withTitle: \"Yes\")\n  a.addButton(withTitle: \"No\")\n}"
    #expect(Reviewing.findings([("Mac/a.swift", mac)]) == ["alert-buttons 2"])
  }

  @Test("Texts are found in string tables, constants, and catalogs") func resolvesTexts() {
    let view = "V().alert(L10n.Ask.title, isPresented: $a) { Button(L10n.yesLabel) {}; Button(L10n.noLabel) {} }"
    let table = "\"ask.title\" = \"Error\";\n\"yes_label\" = \"Yes\";\n\"no_label\" = \"No\";\n"
    #expect(
      Reviewing.findings([("iOS/a.swift", view), ("en.lproj/Localizable.strings", table)]) == [
        "alert-buttons 1", "alert-title 1",
      ])
    let constants =
      "enum Words { static let bad = NSLocalizedString(\"Error\", comment: \"\") }\nfunc f() { showAlert(title: Words.bad, text: t) }"
    #expect(Reviewing.findings(constants) == ["alert-title 2"])
    let catalog = #"{"sourceLanguage":"ja","strings":{"失敗":{"localizations":{"en":{"stringUnit":{"value":"Warning"}}}}}}"#
    #expect(
      Reviewing.findings([("iOS/a.swift", "V().alert(\"失敗\", isPresented: $a) {}"), ("L.xcstrings", catalog)]) == [
        "alert-title 1"
      ])
    #expect(Reviewing.findings("V().alert(error ?? \"Error\", isPresented: $a) {}") == [])
    #expect(Reviewing.findings("V().alert(\"エラー\", isPresented: $a) {}") == ["alert-title 1"])
    #expect(Reviewing.findings("V().alert(\"保存できません\", isPresented: $a) {}") == [])
  }

  @Test func ellipsisIsOneCharacter() {
    #expect(Reviewing.findings("Button(\"Export...\") {}") == ["three-dots 1"])
    #expect(Reviewing.findings("menu.addItem(withTitle: \"Rename...\", action: nil, keyEquivalent: \"\")") == ["three-dots 1"])
    #expect(Reviewing.findings("Menu(\"More...\") {}") == ["three-dots 1"])
    for fine in [
      "Button(\"Export…\") {}", "Button(\"Loading...\") {}", "Text(\"And so on...\")", "Button(\"共有...\") {}",
      "log(\"Export...\")", "Button(\"...\") {}",
    ] {
      #expect(Reviewing.findings(fine) == [], "\(fine)")
    }
  }

  @Test func minimumSizeDependsOnPlatform() {
    let text = "Text(\"Total\").font(.system(size: 10))"
    #expect(Reviewing.findings(text) == ["tiny-text 1", "fixed-font 1"])
    #expect(Reviewing.findings([("MyMac/macOS/a.swift", text)]) == [])
    #expect(
      Reviewing.findings([("WatchApp/a.swift", "Text(\"Total\").font(.system(size: 11))")]) == ["tiny-text 1", "fixed-font 1"])
    #expect(Reviewing.findings("Image(systemName: \"star\").font(.system(size: 8))") == [])
    for size in ["1e300", "99999999999999999999999", "12.5"] {
      #expect(Reviewing.findings("Text(\"Total\").font(.system(size: \(size)))") == ["fixed-font 1"], "\(size)")
    }
    #expect(Reviewing.findings("Text(\"|\").font(.system(size: 8))") == [])
    #expect(Reviewing.findings("Text(a).font(.custom(\"F\", size: 20, relativeTo: .body))") == [])
    #expect(Reviewing.findings("label.font = UIFont.systemFont(ofSize: 14)") == ["fixed-font 1"])
    #expect(Reviewing.findings("f = UIFont.systemFont(ofSize: 1)") == [])
    // Without a known platform, only sizes too small for all are reported.
    #expect(Reviewing.findings([("a.swift", text)]) == [])
    #expect(
      Reviewing.findings([
        ("Sources/a.swift", text), ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v17)])"),
      ]) == ["tiny-text 1", "fixed-font 1"])
    #expect(Reviewing.findings([("a.swift", "#if os(macOS)\nlet x = Text(\"a\").font(.system(size: 10))\n#endif")]) == [])
  }

  @Test func tapGesturesAreNotButtons() {
    #expect(Reviewing.findings("Text(\"More\")\n  .onTapGesture { more() }") == ["tap-gesture 2"])
    for fine in [
      "Text(\"More\").onTapGesture { more() }.accessibilityAddTraits(.isButton)",
      "Image(\"map\").onTapGesture(count: 2) { zoom() }",
      "VStack { F() }.onTapGesture { isFocused = true }", "Color.black.onTapGesture { close() }",
      "Text(\"a\").onTapGesture { a() }.accessibilityHidden(true)",
    ] { #expect(Reviewing.findings(fine) == [], "\(fine)") }
  }

  @Test func fieldsHaveKeyboardType() {
    #expect(Reviewing.findings("TextField(\"Email\", text: $a)") == ["keyboard-type 1"])
    #expect(Reviewing.findings("TextField(\"Email\", text: $a)\n#if os(iOS)\n.keyboardType(.emailAddress)\n#endif") == [])
    #expect(Reviewing.findings("TextField(\"Name\", text: $name)") == [])
    #expect(Reviewing.findings([("macOS/a.swift", "TextField(\"Email\", text: $a)")]) == [])
  }

  @Test("Wording is checked only in visible text") func checksVisibleWording() {
    let table =
      "\"a\" = \"We could not save it.\";\n\"b\" = \"Works well.\";\n\"c\" = \"Oops! Try again.\";\n\"d\" = \"Tap here to sign in.\";\n\"privacy.text\" = \"We keep nothing here.\";\n"
    #expect(Reviewing.findings([("en.lproj/Localizable.strings", table)]) == ["we-oops 1", "we-oops 3", "device-word 4"])
    let japanese = "\"a\" = \"おっと！失敗しました\";\n\"b\" = \"削除してしまった場合\";\n\"c\" = \"ここをタップしてください\";\n"
    #expect(Reviewing.findings([("ja.lproj/Localizable.strings", japanese)]) == ["we-oops 1", "device-word 3"])
    #expect(Reviewing.findings("Text(\"We are sorry about that\")\nlog(\"if we get here it is odd\")") == ["we-oops 1"])
    #expect(
      Reviewing.findings([("iOS/en.lproj/Localizable.strings", "\"a\" = \"Click the plus button.\";")]) == ["device-word 1"])
  }

  @Test func purposeStringsGiveAReason() {
    func list(_ text: String) -> String {
      "<plist version=\"1.0\"><dict>\n<key>NSCameraUsageDescription</key>\n<string>\(text)</string>\n</dict></plist>"
    }
    for bad in [
      "", "TODO", "This app needs access to your camera.", "$(PRODUCT_NAME) uses the camera", "カメラを使用します", "カメラへのアクセスを許可してください",
    ] {
      #expect(Reviewing.findings([("Info.plist", list(bad))]) == ["purpose-string 2"], "\(bad)")
    }
    for good in [
      "Scan codes to add a device.", "$(CAMERA_TEXT)", "QRコードを読み取るためにカメラを使用します",
      "The camera is used to take a picture of your receipt.",
    ] {
      #expect(Reviewing.findings([("Info.plist", list(good))]) == [], "\(good)")
    }
    let both = "\"NSCameraUsageDescription\" = \"Take pictures of receipts.\";"
    #expect(Reviewing.findings([("ja.lproj/InfoPlist.strings", both)]) == ["purpose-string 1"])
    #expect(Reviewing.findings([("en.lproj/InfoPlist.strings", both)]) == [])
    #expect(
      Reviewing.findings([("A.xcodeproj/project.pbxproj", "\t\tINFOPLIST_KEY_NSCameraUsageDescription = \"Camera\";\n")]) == [
        "purpose-string 1"
      ])
  }

  @Test func checksInterfaceFiles() {
    let mac =
      "<document targetRuntime=\"MacOSX.Cocoa\">\n<menuItem title=\"Settings...\"/>\n<menuItem title=\"Quit\"/>\n</document>"
    #expect(Reviewing.findings([("Base.lproj/Main.xib", mac)]) == ["three-dots 2"])
    let phone =
      "<document targetRuntime=\"iOS.CocoaTouch\">\n<label text=\"a\">\n<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/>\n</label>\n</document>"
    #expect(Reviewing.findings([("Main.storyboard", phone)]) == ["tiny-text 3"])
  }
}
