#include "CLibXML2.h"

#include <libxml/HTMLparser.h>
#include <limits.h>
#include <stdlib.h>

struct hig_html {
  htmlDocPtr document;
  xmlNodePtr node;
  // Whether `node` has been opened, so that the next step goes below it.
  int opened;
  xmlAttrPtr attribute;
};

static void ignore(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

hig_html *hig_html_parse(const char *bytes, size_t length) {
  if (length > INT_MAX) return NULL;
  xmlSetGenericErrorFunc(NULL, ignore);
  htmlDocPtr document = htmlReadMemory(
      bytes, (int)length, NULL, "UTF-8",
      HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC | HTML_PARSE_COMPACT |
          XML_PARSE_HUGE);
  if (document == NULL) return NULL;
  hig_html *page = calloc(1, sizeof *page);
  if (page == NULL) {
    xmlFreeDoc(document);
    return NULL;
  }
  page->document = document;
  page->node = xmlDocGetRootElement(document);
  return page;
}

static int emit(hig_html *page, hig_html_event *event, int kind) {
  event->kind = kind;
  event->name = (const char *)page->node->name;
  event->text = NULL;
  event->length = 0;
  event->line = xmlGetLineNo(page->node);
  return 1;
}

int hig_html_next(hig_html *page, hig_html_event *event) {
  while (page->node != NULL) {
    xmlNodePtr node = page->node;
    if (!page->opened) {
      if (node->type == XML_ELEMENT_NODE) {
        page->opened = 1;
        page->attribute = node->properties;
        return emit(page, event, HIG_HTML_OPEN);
      }
      int has_text = (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && node->content != NULL;
      if (has_text) {
        emit(page, event, HIG_HTML_TEXT);
        event->text = (const char *)node->content;
        event->length = xmlStrlen(node->content);
      }
      // Comments, instructions and declarations say nothing to a reader.
      page->node = node->next;
      if (page->node == NULL) {
        page->node = node->parent;
        page->opened = 2;
        if (page->node == NULL || page->node->type != XML_ELEMENT_NODE) page->node = NULL;
      }
      if (has_text) return 1;
      continue;
    }
    if (page->opened == 1 && node->children != NULL) {
      page->node = node->children;
      page->opened = 0;
      continue;
    }
    // The element closes.
    emit(page, event, HIG_HTML_CLOSE);
    if (node->next != NULL) {
      page->node = node->next;
      page->opened = 0;
    } else {
      page->node = node->parent;
      page->opened = 2;
      if (page->node == NULL || page->node->type != XML_ELEMENT_NODE) page->node = NULL;
    }
    return 1;
  }
  return 0;
}

int hig_html_attribute(hig_html *page, const char **name, const char **value) {
  xmlAttrPtr attribute = page->attribute;
  if (attribute == NULL) return 0;
  page->attribute = attribute->next;
  *name = (const char *)attribute->name;
  xmlNodePtr text = attribute->children;
  *value = text != NULL && text->content != NULL ? (const char *)text->content : "";
  return 1;
}

void hig_html_free(hig_html *page) {
  if (page == NULL) return;
  xmlFreeDoc(page->document);
  free(page);
}
