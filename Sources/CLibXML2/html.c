#include "CLibXML2.h"
#include <libxml/HTMLparser.h>
int hig_xml_probe(const char *html, int length) {
  htmlDocPtr d = htmlReadMemory(html, length, 0, "UTF-8", HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR);
  int r = d != 0;
  xmlFreeDoc(d);
  return r;
}
