// libxml2's parsers of HTML and XML behind one array of nodes, in plain C types: no libxml2 type shows here, so Swift needs none of its headers.
#ifndef HIG_CLIBXML2_H
#define HIG_CLIBXML2_H

#include <stddef.h>
#include <stdint.h>

/// A parsed page.
typedef struct hig_html hig_html;

/// One element or text. Nodes lie in reading order, each before what is below it.
typedef struct {
  /// Index into the page's names; -1 for a text.
  int32_t name;
  /// Index of the element around it; -1 for the outermost.
  int32_t parent;
  /// One past the last node below it.
  int32_t end;
  /// 1-based, in the bytes that were parsed.
  int32_t line;
  /// A text's bytes.
  uint32_t text;
  uint32_t length;
  /// An element's attributes.
  int32_t first_attribute;
  int32_t attribute_count;
  /// Bytes below it that show, and how many of them within links.
  int32_t visible;
  int32_t linked;
} hig_html_node;

/// Parses UTF-8, whatever the page declares; reads no file and no network, expands no entity of a DTD. At most `most_nodes` nodes are kept. NULL where
/// memory is short or nothing can be made of the bytes.
hig_html *hig_html_parse(const char *bytes, size_t length, int32_t most_nodes);
/// The same for XML without a document type; names keep their prefixes.
hig_html *hig_xml_parse(const char *bytes, size_t length, int32_t most_nodes);
/// Whether all of the XML was as it must be, and nothing was made good.
int hig_xml_is_well_formed(const hig_html *page);
/// The character of an entity that HTML names (`mdash`); 0 for any other name.
uint32_t hig_html_entity(const char *name);
void hig_html_free(hig_html *page);

/// The nodes, and how many there are.
const hig_html_node *hig_html_nodes(const hig_html *page, int32_t *count);
/// The bytes that nodes' texts lie in.
const uint8_t *hig_html_text(const hig_html *page);
/// An element's name in lower case, by the index that nodes hold; NULL past the last.
const char *hig_html_name(const hig_html *page, int32_t name);
/// An attribute by its index: name in lower case, and value, never NULL.
void hig_html_attribute(const hig_html *page, int32_t index, const char **name, const char **value);
/// Whether nodes were left out.
int hig_html_is_cut(const hig_html *page);

#endif
