#ifndef HIG_ENCODING_H
#define HIG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

#endif
