// libxml2's HTML parser behind a cursor over its tree, in plain C types: no libxml2 type shows here, so Swift needs none of its headers.
#ifndef HIG_CLIBXML2_H
#define HIG_CLIBXML2_H

#include <stddef.h>

/// A parsed page and a cursor over it.
typedef struct hig_html hig_html;

enum { HIG_HTML_OPEN = 1, HIG_HTML_CLOSE = 2, HIG_HTML_TEXT = 3 };

/// One step of the walk. `name` is the element's, in lower case, the same pointer for the same name; `text` and `length` are a text node's bytes in
/// UTF-8. Both live as long as the page. `line` is 1-based; libxml2 counts no further than 65,535.
typedef struct {
  int kind;
  const char *name;
  const char *text;
  size_t length;
  long line;
} hig_html_event;

/// Parses UTF-8, whatever the page declares; reads no file and no network, expands no entity of a DTD. NULL where memory is short or nothing can be made
/// of the bytes.
hig_html *hig_html_parse(const char *bytes, size_t length);

/// Moves on in reading order: each element opens and closes, without recursion. 0 at the end.
int hig_html_next(hig_html *page, hig_html_event *event);

/// The next attribute of the element that opened last; 0 when there are no more. `name` in lower case, `value` never NULL.
int hig_html_attribute(hig_html *page, const char **name, const char **value);

void hig_html_free(hig_html *page);

#endif
