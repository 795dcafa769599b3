// Decoding by ICU's converters, and the few properties of scalars that reading asks for.
#include "hig_encoding.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>
#include <unicode/uscript.h>

static size_t put_utf8(uint8_t *out, UChar32 c) {
  if (c < 0x80) {
    out[0] = (uint8_t)c;
    return 1;
  }
  if (c < 0x800) {
    out[0] = (uint8_t)(0xC0 | c >> 6);
    out[1] = (uint8_t)(0x80 | (c & 0x3F));
    return 2;
  }
  if (c < 0x10000) {
    out[0] = (uint8_t)(0xE0 | c >> 12);
    out[1] = (uint8_t)(0x80 | (c >> 6 & 0x3F));
    out[2] = (uint8_t)(0x80 | (c & 0x3F));
    return 3;
  }
  out[0] = (uint8_t)(0xF0 | c >> 18);
  out[1] = (uint8_t)(0x80 | (c >> 12 & 0x3F));
  out[2] = (uint8_t)(0x80 | (c >> 6 & 0x3F));
  out[3] = (uint8_t)(0x80 | (c & 0x3F));
  return 4;
}

int hig_decode(const char *label, const uint8_t *bytes, size_t length, hig_decoded *result) {
  result->bytes = NULL;
  result->length = 0;
  result->errors = 0;
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(label, &status);
  if (U_FAILURE(status)) return 0;
  size_t capacity = length + length / 2 + 64;
  uint8_t *out = malloc(capacity);
  const char *source = (const char *)bytes;
  const char *end = source + length;
  UChar buffer[2048 + 1];
  size_t used = 0;
  UChar carried = 0;
  while (out != NULL) {
    UChar *target = buffer;
    if (carried != 0) *target++ = carried;
    carried = 0;
    status = U_ZERO_ERROR;
    ucnv_toUnicode(converter, &target, buffer + 2048, &source, end, NULL, 1, &status);
    int more = status == U_BUFFER_OVERFLOW_ERROR;
    if (U_FAILURE(status) && !more) break;
    size_t count = (size_t)(target - buffer);
    if (capacity - used < count * 3 + 8) {
      size_t grown = capacity * 2 + count * 3 + 8;
      uint8_t *moved = realloc(out, grown);
      if (moved == NULL) {
        free(out);
        out = NULL;
        break;
      }
      out = moved;
      capacity = grown;
    }
    for (size_t i = 0; i < count; i++) {
      UChar32 c = buffer[i];
      if (U16_IS_LEAD(c)) {
        if (i + 1 < count && U16_IS_TRAIL(buffer[i + 1])) {
          c = U16_GET_SUPPLEMENTARY(c, buffer[i + 1]);
          i++;
        } else if (i + 1 == count && more) {
          carried = (UChar)c;
          break;
        } else {
          c = 0xFFFD;
        }
      } else if (U16_IS_TRAIL(c)) {
        c = 0xFFFD;
      }
      if (c == 0xFFFD) result->errors++;
      used += put_utf8(out + used, c);
    }
    if (!more) break;
  }
  ucnv_close(converter);
  if (out == NULL) return 0;
  result->bytes = out;
  result->length = used;
  return 1;
}

void hig_decoded_free(hig_decoded *result) {
  free(result->bytes);
  result->bytes = NULL;
  result->length = 0;
}

size_t hig_utf8_errors(const uint8_t *s, size_t n) {
  size_t errors = 0;
  size_t i = 0;
  while (i < n) {
    uint8_t a = s[i];
    if (a < 0x80) {
      i++;
      continue;
    }
    size_t need = a >= 0xC2 && a <= 0xDF ? 1 : a >= 0xE0 && a <= 0xEF ? 2 : a >= 0xF0 && a <= 0xF4 ? 3 : 0;
    int good = need > 0 && need < n - i;
    if (good) {
      uint8_t b = s[i + 1];
      uint8_t low = a == 0xE0 ? 0xA0 : a == 0xF0 ? 0x90 : 0x80;
      uint8_t high = a == 0xED ? 0x9F : a == 0xF4 ? 0x8F : 0xBF;
      good = b >= low && b <= high;
      for (size_t k = 2; good && k <= need; k++) good = (s[i + k] & 0xC0) == 0x80;
    }
    if (good) {
      i += need + 1;
    } else {
      errors++;
      i++;
      while (i < n && (s[i] & 0xC0) == 0x80) i++;
    }
  }
  return errors;
}

int hig_joins_lines(uint32_t scalar) {
  int width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  if (width != U_EA_WIDE && width != U_EA_FULLWIDTH && width != U_EA_HALFWIDTH) return 0;
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)scalar, &status) != USCRIPT_HANGUL;
}
