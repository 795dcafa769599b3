#ifndef HIG_CLIBXML2_H
#define HIG_CLIBXML2_H
int hig_xml_probe(const char *html, int length);
#endif
