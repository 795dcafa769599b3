#include "hig_folding.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

// A segment of text between two normalisation boundaries is a base character with its marks. Longer ones ("Zalgo") are cut, so that
// one page cannot make a buffer grow without bound; a cut only loses a reordering of marks.
enum { SEGMENT = 64, EXPANDED = SEGMENT * 18 * 2 };

int64_t hig_fold(const uint32_t *scalars, size_t count, uint32_t *out, int32_t *map, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfkc = unorm2_getNFKCInstance(&status);
  if (U_FAILURE(status)) return -1;
  UChar source[SEGMENT * 2], normal[EXPANDED];
  size_t written = 0;
  for (size_t start = 0; start < count;) {
    size_t end = start;
    int32_t length = 0;
    do {
      uint32_t c = scalars[end++];
      if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) c = 0xFFFD;
      U16_APPEND_UNSAFE(source, length, (UChar32)c);
    } while (end < count && end - start < SEGMENT && !unorm2_hasBoundaryBefore(nfkc, (UChar32)scalars[end]));
    int32_t made = unorm2_normalize(nfkc, source, length, normal, EXPANDED, &status);
    if (U_FAILURE(status)) return -1;
    for (int32_t i = 0; i < made;) {
      UChar32 c;
      U16_NEXT(normal, i, made, c);
      if (written < capacity) {
        out[written] = (uint32_t)u_tolower(c);
        map[written] = (int32_t)start;
      }
      written++;
    }
    start = end;
  }
  return (int64_t)written;
}
