#ifndef HIG_ENCODING_H
#define HIG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

/// Text decoded to UTF-8. `bytes` belongs to the caller, who frees it with `hig_decoded_free`.
typedef struct {
  uint8_t *bytes;
  size_t length;
  /// How many malformed or unmapped sequences became U+FFFD.
  size_t errors;
} hig_decoded;

/// Decodes `length` bytes by ICU's converter for `label` (any alias that ICU knows). Returns 0 where ICU knows no such label or memory
/// is short, else 1.
int hig_decode(const char *label, const uint8_t *bytes, size_t length, hig_decoded *result);
void hig_decoded_free(hig_decoded *result);

/// Counts the malformed sequences of what should be UTF-8 (overlong forms, surrogates and stray bytes included).
size_t hig_utf8_errors(const uint8_t *bytes, size_t length);

/// Whether a scalar is wide, full-width or half-width by UAX #11 and not Hangul: between two of these a line break is no space
/// (css-text-3 §4.1.2).
int hig_joins_lines(uint32_t scalar);

#endif
