// The tree is built from SAX events: an array of 40 bytes a node where libxml2's own tree takes 120, with lines that count past 65,535 and no
// depth that its recursion could stumble over.
#include "CLibXML2.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#ifdef __linux__
#include <pthread.h>

// libxml2 names the functions of threads weakly, and a weak name takes nothing out of an archive: in a program that is linked statically, one that nobody else
// names would be a call of address 0.
__attribute__((used)) static void *const threads[] = {
    (void *)pthread_once,      (void *)pthread_key_create,    (void *)pthread_key_delete,   (void *)pthread_getspecific,
    (void *)pthread_setspecific, (void *)pthread_mutex_init,  (void *)pthread_mutex_destroy, (void *)pthread_mutex_lock,
    (void *)pthread_mutex_unlock, (void *)pthread_cond_init,  (void *)pthread_cond_destroy, (void *)pthread_cond_wait,
    (void *)pthread_cond_signal, (void *)pthread_equal,       (void *)pthread_self,
};
#endif

typedef struct {
  uint32_t name;
  uint32_t value;
} attribute;

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} arena;

enum { NAME_SLOTS = 1024, MOST_NAMES = 512, MOST_ATTRIBUTES = 64 };

struct hig_html {
  hig_html_node *nodes;
  int32_t count;
  int32_t capacity;
  int32_t most;
  arena text;
  arena strings;
  attribute *attributes;
  int32_t attribute_count;
  int32_t attribute_capacity;
  // Names of elements by number, and a hash table of numbers + 1.
  uint32_t names[MOST_NAMES];
  int32_t name_count;
  int32_t slots[NAME_SLOTS];
  // The open elements.
  int32_t *open;
  int32_t open_count;
  int32_t open_capacity;
  int32_t links;
  // Elements left out that are still open.
  int32_t skipped;
  int cut;
  int failed;
  int is_well_formed;
  htmlParserCtxtPtr parser;
};

static int reserve(arena *a, size_t more) {
  if (a->capacity - a->count >= more) return 1;
  size_t capacity = a->capacity * 2 + more + 4096;
  uint8_t *bytes = realloc(a->bytes, capacity);
  if (bytes == NULL) return 0;
  a->bytes = bytes;
  a->capacity = capacity;
  return 1;
}

/// Stores a string with its end; 0 is the empty string.
static uint32_t store(hig_html *page, const char *string, int lower) {
  size_t length = strlen(string);
  if (length == 0 || page->strings.count + length + 1 > UINT32_MAX || !reserve(&page->strings, length + 1)) return 0;
  uint32_t offset = (uint32_t)page->strings.count;
  for (size_t i = 0; i <= length; i++) {
    char c = string[i];
    page->strings.bytes[offset + i] = (uint8_t)(lower && c >= 'A' && c <= 'Z' ? c + 32 : c);
  }
  page->strings.count += length + 1;
  return offset;
}

static int32_t name_number(hig_html *page, const char *name) {
  uint32_t hash = 2166136261u;
  for (const char *c = name; *c != 0; c++) hash = (hash ^ (uint8_t)(*c >= 'A' && *c <= 'Z' ? *c + 32 : *c)) * 16777619u;
  for (uint32_t i = 0; i < NAME_SLOTS; i++) {
    int32_t *slot = &page->slots[(hash + i) % NAME_SLOTS];
    if (*slot == 0) {
      // A page with hundreds of names of its own making: the rest are one unknown name.
      if (page->name_count == MOST_NAMES) return MOST_NAMES - 1;
      page->names[page->name_count] = store(page, name, 1);
      *slot = ++page->name_count;
      return *slot - 1;
    }
    if (strcasecmp((const char *)page->strings.bytes + page->names[*slot - 1], name) == 0) return *slot - 1;
  }
  return MOST_NAMES - 1;
}

static hig_html_node *append(hig_html *page) {
  if (page->count == page->most) {
    page->cut = 1;
    return NULL;
  }
  if (page->count == page->capacity) {
    int32_t capacity = page->capacity < 512 ? 1024 : page->capacity / 2 * 3;
    if (capacity > page->most) capacity = page->most;
    hig_html_node *nodes = realloc(page->nodes, (size_t)capacity * sizeof *nodes);
    if (nodes == NULL) {
      page->failed = 1;
      return NULL;
    }
    page->nodes = nodes;
    page->capacity = capacity;
  }
  hig_html_node *node = &page->nodes[page->count++];
  memset(node, 0, sizeof *node);
  node->parent = page->open_count > 0 ? page->open[page->open_count - 1] : -1;
  node->end = page->count;
  node->line = page->parser->input != NULL && page->parser->input->line > 0 ? page->parser->input->line : 1;
  return node;
}

static void start_element(void *context, const xmlChar *name, const xmlChar **pairs) {
  hig_html *page = context;
  hig_html_node *node = page->skipped > 0 ? NULL : append(page);
  if (node == NULL) {
    page->skipped++;
    return;
  }
  node->name = name_number(page, (const char *)name);
  node->first_attribute = page->attribute_count;
  for (int i = 0; pairs != NULL && pairs[i] != NULL && i < 2 * MOST_ATTRIBUTES; i += 2) {
    if (page->attribute_count == page->attribute_capacity) {
      int32_t capacity = page->attribute_capacity * 2 + 256;
      attribute *attributes = realloc(page->attributes, (size_t)capacity * sizeof *attributes);
      if (attributes == NULL) break;
      page->attributes = attributes;
      page->attribute_capacity = capacity;
    }
    attribute *a = &page->attributes[page->attribute_count++];
    a->name = store(page, (const char *)pairs[i], 1);
    a->value = pairs[i + 1] == NULL ? 0 : store(page, (const char *)pairs[i + 1], 0);
    node->attribute_count++;
  }
  if (page->open_count == page->open_capacity) {
    int32_t capacity = page->open_capacity * 2 + 64;
    int32_t *open = realloc(page->open, (size_t)capacity * sizeof *open);
    if (open == NULL) {
      page->failed = 1;
      return;
    }
    page->open = open;
    page->open_capacity = capacity;
  }
  page->open[page->open_count++] = page->count - 1;
  if (strcasecmp((const char *)name, "a") == 0) page->links++;
}

static void close_innermost(hig_html *page) {
  int32_t index = page->open[--page->open_count];
  hig_html_node *node = &page->nodes[index];
  node->end = page->count;
  const char *name = hig_html_name(page, node->name);
  if (name != NULL && strcmp(name, "a") == 0) page->links--;
  if (node->parent >= 0) {
    page->nodes[node->parent].visible += node->visible;
    page->nodes[node->parent].linked += node->linked;
  }
}

static void end_element(void *context, const xmlChar *name) {
  hig_html *page = context;
  (void)name;
  if (page->skipped > 0) {
    page->skipped--;
  } else if (page->open_count > 0) {
    close_innermost(page);
  }
}

static void characters(void *context, const xmlChar *text, int length) {
  hig_html *page = context;
  if (page->skipped > 0 || length <= 0) return;
  if (page->text.count + (size_t)length > UINT32_MAX || !reserve(&page->text, (size_t)length)) {
    page->failed = 1;
    return;
  }
  int32_t parent = page->open_count > 0 ? page->open[page->open_count - 1] : -1;
  hig_html_node *node = NULL;
  // The parser hands out long texts in pieces.
  if (page->count > 0) {
    hig_html_node *last = &page->nodes[page->count - 1];
    if (last->name == -1 && last->parent == parent && last->text + last->length == page->text.count) node = last;
  }
  if (node == NULL) {
    node = append(page);
    if (node == NULL) return;
    node->name = -1;
    node->text = (uint32_t)page->text.count;
    // The parser stands behind the text; its first line is as many line ends above.
    for (int i = 0; i < length; i++) node->line -= text[i] == '\n';
    if (node->line < 1) node->line = 1;
  }
  memcpy(page->text.bytes + page->text.count, text, (size_t)length);
  page->text.count += (size_t)length;
  node->length += (uint32_t)length;
  int32_t visible = 0;
  for (int i = 0; i < length; i++) visible += text[i] > 0x20;
  node->visible += visible;
  if (page->links > 0) node->linked += visible;
  if (parent >= 0) {
    page->nodes[parent].visible += visible;
    if (page->links > 0) page->nodes[parent].linked += visible;
  }
}

static void ignore(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

/// What a parser's events are gathered in.
static hig_html *new_page(int32_t most_nodes) {
  hig_html *page = calloc(1, sizeof *page);
  if (page == NULL) return NULL;
  page->most = most_nodes;
  // Offset 0 is the empty string.
  if (!reserve(&page->strings, 1)) {
    free(page);
    return NULL;
  }
  page->strings.bytes[page->strings.count++] = 0;
  return page;
}

// Without the number that marks handlers of its second interface, libxml2 uses the first, whose events are the same for HTML and XML.
static const xmlSAXHandler handler = {
    .startElement = start_element,
    .endElement = end_element,
    .characters = characters,
    .ignorableWhitespace = characters,
    .error = ignore,
    .warning = ignore,
    .fatalError = ignore,
};

/// The page, its open elements closed; NULL where the parser gave nothing.
static hig_html *finished(hig_html *page, xmlDocPtr document) {
  if (document != NULL) xmlFreeDoc(document);
  page->is_well_formed = page->parser->wellFormed;
  xmlFreeParserCtxt(page->parser);
  page->parser = NULL;
  while (page->open_count > 0) close_innermost(page);
  if (page->failed || page->count == 0) {
    hig_html_free(page);
    return NULL;
  }
  return page;
}

hig_html *hig_html_parse(const char *bytes, size_t length, int32_t most_nodes) {
  if (length == 0 || length > INT_MAX) return NULL;
  hig_html *page = new_page(most_nodes);
  if (page == NULL) return NULL;
  if ((page->parser = htmlNewParserCtxt()) == NULL) {
    hig_html_free(page);
    return NULL;
  }
  *page->parser->sax = handler;
  page->parser->userData = page;
  return finished(
      page, htmlCtxtReadMemory(
                page->parser, bytes, (int)length, NULL, "UTF-8",
                HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC | HTML_PARSE_NODEFDTD |
                    XML_PARSE_HUGE));
}

hig_html *hig_xml_parse(const char *bytes, size_t length, int32_t most_nodes) {
  if (length == 0 || length > INT_MAX) return NULL;
  hig_html *page = new_page(most_nodes);
  if (page == NULL) return NULL;
  if ((page->parser = xmlNewParserCtxt()) == NULL) {
    hig_html_free(page);
    return NULL;
  }
  *page->parser->sax = handler;
  page->parser->userData = page;
  return finished(
      page, xmlCtxtReadMemory(
                page->parser, bytes, (int)length, NULL, "UTF-8",
                XML_PARSE_RECOVER | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_HUGE));
}

int hig_xml_is_well_formed(const hig_html *page) { return page->is_well_formed; }

uint32_t hig_html_entity(const char *name) {
  const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
  return entity == NULL ? 0 : entity->value;
}

void hig_html_free(hig_html *page) {
  if (page == NULL) return;
  free(page->nodes);
  free(page->text.bytes);
  free(page->strings.bytes);
  free(page->attributes);
  free(page->open);
  free(page);
}

const hig_html_node *hig_html_nodes(const hig_html *page, int32_t *count) {
  *count = page->count;
  return page->nodes;
}

const uint8_t *hig_html_text(const hig_html *page) { return page->text.bytes; }

const char *hig_html_name(const hig_html *page, int32_t name) {
  return name >= 0 && name < page->name_count ? (const char *)page->strings.bytes + page->names[name] : NULL;
}

void hig_html_attribute(const hig_html *page, int32_t index, const char **name, const char **value) {
  *name = "";
  *value = "";
  if (index < 0 || index >= page->attribute_count) return;
  *name = (const char *)page->strings.bytes + page->attributes[index].name;
  *value = (const char *)page->strings.bytes + page->attributes[index].value;
}

int hig_html_is_cut(const hig_html *page) { return page->cut; }
