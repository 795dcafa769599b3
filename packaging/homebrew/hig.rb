# Builds from source. `make release RELEASE_URL=…` writes the address and the sum; Homebrew's own Swift must be 6.1 or newer.
class Hig < Formula
  desc "Design guidelines in Japanese and English, looked up and searched offline"
  homepage "@HOME@"
  url "@URL@/@SOURCE@"
  sha256 "@SOURCE_SUM@"
  license all_of: ["MIT", "CC-BY-4.0"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cmark-gfm"
  depends_on "icu4c"
  depends_on "libyaml"
  depends_on macos: :sequoia
  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"
  uses_from_macos "sqlite"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "hig"
    system ".build/release/hig", "ingest", "--quiet", "--index", "hig.sqlite", "Corpus"
    bin.install ".build/release/hig"
    (share/"hig").install "Corpus", "hig.sqlite"
    system bin/"hig", "export", "--index", share/"hig/hig.sqlite", "--source", "Corpus", "--format", "man", "--output", "manual"
    man.install Dir["manual/*"]
    generate_completions_from_executable(bin/"hig", "--generate-completion-script")
  end

  test do
    assert_match "alerts/", shell_output("#{bin}/hig search alert --format oneline")
  end
end
