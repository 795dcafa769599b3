#include "CUnicode.h"
#include <unicode/uchar.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>
int hig_unicode_width(uint32_t c) { return u_getIntPropertyValue((UChar32)c, UCHAR_EAST_ASIAN_WIDTH); }
int hig_unicode_breaks(const char *s) {
  UErrorCode e = U_ZERO_ERROR;
  UBreakIterator *b = ubrk_open(UBRK_LINE, "ja@lb=strict", 0, 0, &e);
  UText *t = utext_openUTF8(0, s, -1, &e);
  ubrk_setUText(b, t, &e);
  int n = 0;
  while (ubrk_next(b) != UBRK_DONE) n++;
  utext_close(t); ubrk_close(b);
  return n;
}
