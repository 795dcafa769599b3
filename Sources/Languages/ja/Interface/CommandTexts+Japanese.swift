extension CommandTexts {
  static let japanese = CommandTexts(
    lookup: CommandHelp(
      "言葉だけなら、トピック（とその節）の名前のときはそのページを表示し、そうでなければ検索する。'--'の後の言葉はコマンドとみなさない。", examples: "トピックのページ", "検索"),
    search: CommandHelp(
      "質問に答えるルールを、よい順に表示する。", examples: "余白についてのルール", "プラットフォームを絞る",
      note: """
        部品や性質の名前と決めたいことを、ガイドラインの言葉で並べると、よく見つかります（「探しものが見つからない」より「検索フィールド 配置」、「一日中鳴ってうるさい」より\
        「音のフィードバック 使いどころ」、「字が細い」より「フォント ウェイト 読みやすさ」）。\
        ターミナルでは結果に番号がつき、'hig show 3'、'hig open 3'、'hig export 1 3'は直前の結果を表します。tsvの1行は、id、言語、種類、強さ、プラットフォーム、トピック、\
        節、見出しの順です。
        """),
    man: CommandHelp(
      "トピックのページを表示する。", examples: "ページ全体", "watchOSに当てはまるもの", "2つの言語を並べる", "節の番号つき一覧", "3番目の節", "ページを、そのルールから", "その月の時点のページ"),
    show: CommandHelp(
      "1つの項目を、出典、対訳、ほかの言い方とともに表示する。", examples: "1つのルール", "直前の検索の3件目と、短くしたid", "ほかの場所の似たルールとともに",
      note: "idは、ほかと区別できれば短くできます。数字はこのターミナルの直前の検索結果、公式のアドレスはそのページや節を表します。"),
    pick: CommandHelp(
      "入力しながらルールやトピックを選んで読む。", examples: "トピックから、または入力した語で選ぶ", "選んだものを書き出す",
      note: "fzfがあればプレビューつきで選べ、Tabキーで複数選べます。なければ番号で選びます。"),
    diff: CommandHelp("2つのソースや版の間で、追加、削除、言い換えられたルールを表示する。", examples: "何が変わったか"),
    export: CommandHelp(
      "項目をほかの形式で書き出す。", examples: "正規形のMarkdown", "Webサイト", "直前の検索結果と、1つのルール", "検索で見つかったもの", "短いレビュー用チェックリスト",
      note: "選んだルールは、続く表と出典の行をつけて書き出します。'-'は標準入力からidを読みます（各行の最初の語）。"),
    topics: CommandHelp("トピックの一覧を、カテゴリごとに表示する。", examples: "watchOSに当てはまるもの"),
    spec: CommandHelp("サイズ、個数、上限などの数値を、量やトピックごとに表示する。", examples: "1つの量", "プラットフォームごとの1ページ"),
    changes: CommandHelp("公式ガイドラインの変更点を、新しい順に表示する。", examples: "2026年の変更点", "トピックを絞る", "取得したページの違いを、ルールごとに"),
    site: CommandHelp(
      "索引の内容をWebページとしてブラウザで開く。", examples: "キャッシュに書き出して開く", "自分のフォルダに書き出す",
      note: "ページはこのコンピュータ上にあり、サーバも外部への通信も必要ありません。索引が新しくなると書き直します。"),
    open: CommandHelp("公式のページをブラウザで開く。", examples: "直前の検索の3件目", "1つのルールのアドレス"),
    ingest: CommandHelp(
      "ページ（ファイルやフォルダ）を索引に読み込む。", examples: "フォルダを読み込む",
      note: """
        前に読み込んだファイルは置き換えます。フォルダ内のREADME、目次、ドットで始まるフォルダは、ほかにページがないときだけ読みます。バージョン管理、依存関係、\
        ビルドのフォルダ（node_modules、vendor、build、dist、targetなど）は、直接指定しない限り読みません。
        """),
    fetch: CommandHelp(
      "公式のページを自分用の写しとして取得し、ソース'Apple'として索引に読み込む。次からは変わったページだけを取得する。", examples: "すべてのページを両方の言語で", "1つのトピック",
      "アドレスだけを表示する",
      note: """
        システムのcurlを使い、サイトのrobots.txtに従って、1秒に1回だけ要求します。文はAppleのものです。写しは自分のデータフォルダと索引に置かれ、'--private'を付けない限り\
        書き出しには含まれません。止めたときは、次に続きから取得します。ネットワークを使うのはこのコマンドだけです。トピックでない言葉は検索になります。
        """),
    lint: CommandHelp(
      "ページの読まれ方を表示する。ルール、ルールとみなさなかったもの、疑わしいもの。", examples: "読み込む前のガイドを確かめる",
      note: "ルールとみなさなかったものや疑わしいものがあると1で終わるので、ガイドの自動検査に使える。`--format json` では1件1行、`--format github` では注釈として出力する。"),
    sources: CommandHelp("索引に入っているソースを表示する。名前を指定すると、そのページを表示する。"),
    info: CommandHelp("使っている索引の場所と、それを選んだ理由を表示する。"),
    mcp: CommandHelp(
      "アシスタントやエディタに、標準入出力で答える（Model Context Protocol）。", examples: "Claude Codeから使う", "ほかのクライアントの設定"),
    review: CommandHelp(
      "アプリ自身のソース（Swift、Storyboard、文字列テーブル、Info.plist）をガイドラインと照らし合わせる。",
      examples: "このフォルダのアプリ", "ブランチの変更だけを、コードホスト用に", "目で確かめること",
      note: """
        指摘があれば終了ステータスは1です。コメントで指摘を取り消せます。'// hig:disable:next icon-label - 理由'のほか、':this'、':previous'、'disable'から'enable'までが\
        使えます。'.hig-review'というファイルに、対象から外すものを1行ずつ書けます（'exclude パターン'、'disable ルール [パターン]'）。
        """),
    skill: CommandHelp("アシスタントにこれらのコマンドの使い方を教えるスキルを書き出す。", examples: "Claude Code用"),
    licenses: CommandHelp("プログラムに含まれるものと、そのライセンスを表示する。", examples: "ライセンスの本文を読む"))
}

extension OptionTexts {
  static let japanese = OptionTexts(
    color: "色を使うかどうか。", hyperlinks: "アドレスをリンク（OSC 8）にするかどうか。",
    figures: "画像を表示できる端末で、ページの上に図を表示するかどうか。", siteFolder: "キャッシュの代わりに書き出すフォルダ。", siteBase: "ページを置くアドレス。検索エンジンと引用に使う。",
    width: "表示する幅（桁）。", ambiguousWidth: "曖昧幅の文字の桁数。",
    pager: "長い文の表示に使うページャ。catを指定すると使わない。", index: "この索引を使う。", help: "このヘルプを表示する。", limit: "表示する件数の上限。",
    format: "出力の形式。", language: "この言語だけにする。", platform: "このプラットフォームに当てはまるものだけにする（ios,watchos）。",
    platformOwn: "そのプラットフォームを名指しするものだけにする。", topic: "このトピックだけにする。", source: "このソースだけにする。",
    strength: "この強さのルールだけにする（do,avoid,consider）。", kind: "rule、definition、specification、note、reference、all。",
    statedOnly: "文面だけから推定したルールを除く。", ids: "各項目のidを表示する。", includesPrivate: "自分用の写しも含める。", explain: "各結果がその順位になった理由を表示する。",
    section: "この節だけにする（名前または番号）。", contents: "番号のついた節の一覧だけを表示する。", pageSource: "このソースのページを表示する。",
    edition: "その時点のページを表示する（2025-06）。",
    rulesOnly: "ルールだけを表示する。", keyword: "名前と要約から探す。", whatis: "トピックの1行の要約を表示する。",
    related: "ほかのトピックやページの、最も似たルールを加える。", printID: "読まずに、idを表示する。", list: "選ばずに、候補を一覧する。",
    outputPath: "フォルダ、ファイル、または標準出力（-）。", since: "この年、月、日以降（2025-06）。", all: "長くても、すべて表示する。",
    wait: "ほかのプロセスがインデックスに書き込んでいるときに待つ秒数。", printAddress: "開かずに、アドレスを表示する。",
    ingestedSource: "読み込むものの名前。", pageLanguage: "ページの言語（推定が違うとき）。",
    pageTopic: "トピックを示していないページのトピック。新しい名前でもよい。", pageEdition: "版を示していないページの版。",
    privatePages: "読み込むものを自分用の写しとし、書き出しに含めない。",
    dryRun: "ページを取得せず、アドレスを表示する。", assumeYes: "確認せずに取得する。", comparedSource: "自分用の写しのページで変わったことを表示する。",
    comparedCorpus: "自分用の写しにあって、Corpusにない、または異なるものを表示する。", forgetEdition: "その年、月、日の以前のページを、自分用の写しから消す。",
    remove: "このソースを索引から取り除く。", removeCorpus: "Corpusでも取り除く。", prune: "ソースの1割を超えるページの削除を許可する。", quiet: "エラーだけを表示する。",
    dump: "読み取った内容を表示する。", accounting: "各ページの文字の行き先を表示する。", pageRules: "正準形のページのルールも表示する。",
    pairs: "もう一方の言語に対応するもののないルールも示す。", preview: "読み取る内容を表示するだけで、何も書き込まない。",
    follow: "フォルダの外を指すリンクの先も読み込む。", checkIndex: "索引をすべて読み、壊れていないか確かめる。",
    clientConfiguration: "クライアントに必要な設定と、その置き場所を表示する。",
    listsPrivate: "自分用の写しのトピックも一覧に含める。質問にはいつでも写しからも答える。",
    skillFolder: "書き出すフォルダ。指定しなければ、入口のファイルを表示する。", reviewRoot: "このフォルダのソースをhig_reviewで調べられるようにする。",
    reviewDiff: "このコミットからの変更に関わるものだけにする。",
    baseline: "このファイルにあるものを除く。ファイルがなければ書き出す。", failOn: "この強さのルールだけで終了ステータスを1にする（do,avoid,consider）。",
    reviewRule: "このルール（またはグループ）だけにする。", reviewPlatform: "このプラットフォームで動くものだけにする。",
    notes: "意図的かもしれない点（メモ）も表示する。", fix: "確実に直せるものをファイルの中で直す。",
    checklist: "指摘の代わりに、使っている部品について目で確かめることを表示する。", standardInputName: "標準入力を、この名前のファイルとして調べる。",
    showSuppressed: "コメントで取り消したものも表示する。")
}

extension ManualTexts {
  static let japanese = ManualTexts(
    about: "デザインガイドラインを、オフラインで、日本語と英語で調べるツール。", usage: "使い方: ", commandPlaceholder: "コマンド …", wordsPlaceholder: "言葉…",
    moreHelp: "オプションは'hig help コマンド'で表示できます。", examples: "例", userCommands: "ユーザーコマンド",
    shortDescription: "デザインガイドラインを、オフラインで、日本語と英語で調べる", synopsis: "書式", optionPlaceholder: "オプション",
    commands: "コマンド", exitStatus: "終了ステータス", statusFound: "見つかった。", statusNotFound: "見つからなかった。", statusFailed: "エラー（使い方の誤りを含む）。",
    files: "ファイル", settings: "設定。1行に1つ書く。オプションと環境変数が優先される。", environment: "環境変数", index: "使う索引。",
    corpus: "Corpusのフォルダ。", pager: "ページャ。空またはcatで使わない。", width: "表示する幅。", color: "色を使わない、または常に使う。",
    language: "メッセージの言語。", configurationFolder: "設定ファイルの場所。", stateFolder: "ターミナルごとの直前の検索結果と、書き出したファイルの一覧を置く場所。")
}
