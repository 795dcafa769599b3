// What the layout of text asks of ICU: how wide a character is, and where a line may break.
#ifndef HIG_LAYOUT_H
#define HIG_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

// Columns that a character takes by UAX #11: 0 (combining marks, format characters, Hangul vowels and finals), 1, or 2 (Wide and
// Fullwidth). Ambiguous characters give HIG_WIDTH_AMBIGUOUS: the caller knows the terminal.
#define HIG_WIDTH_AMBIGUOUS 3
int hig_layout_width(uint32_t scalar);

// Sets opportunities[i] to 1 where a line may begin at byte i of the UTF-8 text by UAX #14 with `ja@lb=strict`, else to 0, for
// 0 <= i < length. Returns 0, or -1 where ICU failed; then the contents are unspecified.
int hig_layout_line_opportunities(const char *utf8, size_t length, uint8_t *opportunities);

#endif
