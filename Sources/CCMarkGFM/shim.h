// cmark-gfm, the reference parser of GitHub Flavored Markdown, with its extensions (tables, strikethrough …).
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
