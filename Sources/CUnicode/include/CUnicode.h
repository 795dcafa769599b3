#ifndef HIG_CUNICODE_H
#define HIG_CUNICODE_H
#include <stdint.h>
int hig_unicode_width(uint32_t c);
int hig_unicode_breaks(const char *s);
#endif
