#ifndef HIG_FOLDING_H
#define HIG_FOLDING_H

#include <stddef.h>
#include <stdint.h>

/// NFKC and simple lower case of `count` Unicode scalars, with the map back.
///
/// Writes at most `capacity` scalars to `out` and, for each, to `map` the index of the first input scalar of the normalisation
/// segment that it came from: `map` never decreases, and an output scalar stands for input from its own entry up to the next
/// larger one (or `count`). Returns the number of output scalars, which may exceed `capacity` (nothing is then guaranteed of the
/// buffers: call again with larger ones), or -1 if ICU failed. `out` and `map` may be null if `capacity` is 0.
int64_t hig_fold(const uint32_t *scalars, size_t count, uint32_t *out, int32_t *map, size_t capacity);

#endif
