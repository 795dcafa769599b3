#ifndef HIG_FOLDING_H
#define HIG_FOLDING_H

#include <stddef.h>
#include <stdint.h>

#endif
