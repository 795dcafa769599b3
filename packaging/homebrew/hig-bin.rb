# The program as it was released, for Linux and macOS. `make release RELEASE_URL=…` writes the address and the sum of this machine's kind; the others' are
# added where their tarballs are built.
class HigBin < Formula
  desc "Design guidelines in Japanese and English, looked up and searched offline"
  homepage "@HOME@"
  url "@URL@/@TARBALL@"
  sha256 "@TARBALL_SUM@"
  license all_of: ["MIT", "CC-BY-4.0"]

  conflicts_with "hig", because: "both install `hig`"

  def install
    bin.install "bin/hig"
    share.install Dir["share/*"]
  end

  test do
    assert_match "alerts/", shell_output("#{bin}/hig search alert --format oneline")
  end
end
