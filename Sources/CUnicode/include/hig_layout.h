#ifndef HIG_LAYOUT_H
#define HIG_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

int hig_unicode_width(uint32_t c);
int hig_unicode_breaks(const char *s);

#endif
