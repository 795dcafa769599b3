#include "CUnicode.h"

#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

int hig_layout_width(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  switch (u_charType(c)) {
  case U_NON_SPACING_MARK:
  case U_ENCLOSING_MARK:
  case U_FORMAT_CHAR:
  case U_CONTROL_CHAR:
    return 0;
  default:
    break;
  }
  // Medial vowels and final consonants of Hangul join the syllable before them.
  if ((c >= 0x1160 && c <= 0x11FF) || (c >= 0xD7B0 && c <= 0xD7FF)) return 0;
  switch ((UEastAsianWidth)u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH:
    return 2;
  case U_EA_AMBIGUOUS:
    return HIG_WIDTH_AMBIGUOUS;
  default:
    return 1;
  }
}

// Opening an iterator loads its rules: once a thread is enough.
static _Thread_local UBreakIterator *iterator;

int hig_layout_line_opportunities(const char *utf8, size_t length, uint8_t *opportunities) {
  UErrorCode error = U_ZERO_ERROR;
  if (!iterator) {
    iterator = ubrk_open(UBRK_LINE, "ja@lb=strict", NULL, 0, &error);
    if (U_FAILURE(error)) {
      iterator = NULL;
      return -1;
    }
  }
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, (int64_t)length, &error);
  ubrk_setUText(iterator, &text, &error);
  if (U_FAILURE(error)) {
    utext_close(&text);
    return -1;
  }
  memset(opportunities, 0, length);
  for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    if (at > 0 && (size_t)at < length) opportunities[at] = 1;
  }
  utext_close(&text);
  return 0;
}
