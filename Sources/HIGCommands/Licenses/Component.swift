/// A component of the distributed program and its license. This list is the only one: the release build reads it
/// (`hig licenses --format tsv`) and fails if the linker used a component that is not listed.
struct Component: Hashable {
  var name: String
  /// SPDX license expression, https://spdx.org/licenses/.
  var license: String
  /// Address of the project's website; empty for our own components.
  var home = ""
  /// Debian source package without the release in its name (`gcc` for `gcc-12`); empty if it is not from Debian.
  var package = ""
  var copyright: String

  static let all = [
    Component(
      name: "hig", license: "MIT", copyright: "2026 the hig contributors"),
    Component(
      name: "Corpus", license: "CC-BY-4.0", copyright: "2026 the hig contributors"),
    Component(
      name: "Swift", license: "Apache-2.0 WITH Swift-exception", home: "https://www.swift.org",
      copyright: "Apple Inc. and the Swift project authors"),
    Component(
      name: "SQLite", license: "blessing", home: "https://www.sqlite.org", package: "sqlite3",
      copyright: "none: in the public domain"),
    Component(
      name: "libxml2", license: "MIT", home: "https://gitlab.gnome.org/GNOME/libxml2", package: "libxml2",
      copyright: "1998-2012 Daniel Veillard"),
    Component(
      name: "ICU", license: "Unicode-DFS-2016", home: "https://icu.unicode.org", package: "icu",
      copyright: "1991 Unicode, Inc. and others"),
    Component(
      name: "cmark-gfm", license: "BSD-2-Clause AND MIT", home: "https://github.com/github/cmark-gfm", package: "cmark-gfm",
      copyright: "2014 John MacFarlane; GitHub, Inc. and others"),
    Component(
      name: "libyaml", license: "MIT", home: "https://github.com/yaml/libyaml", package: "libyaml",
      copyright: "2006-2016 Kirill Simonov; 2017-2020 Ingy döt Net"),
    Component(
      name: "liblzma", license: "LicenseRef-public-domain", home: "https://tukaani.org/xz", package: "xz-utils",
      copyright: "none: in the public domain"),
    Component(
      name: "zlib", license: "Zlib", home: "https://zlib.net", package: "zlib",
      copyright: "1995 Jean-loup Gailly and Mark Adler"),
    Component(
      name: "glibc", license: "LGPL-2.1-or-later", home: "https://www.gnu.org/software/libc", package: "glibc",
      copyright: "1991 Free Software Foundation, Inc."),
    Component(
      name: "libstdc++", license: "GPL-3.0-or-later WITH GCC-exception-3.1", home: "https://gcc.gnu.org", package: "gcc",
      copyright: "1985 Free Software Foundation, Inc."),
  ]
}
