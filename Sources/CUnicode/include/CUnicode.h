// A few C functions over ICU, with plain C types: no ICU type shows here. ICU's symbols carry version suffixes, and its headers in a
// module would clash with the ICU inside Foundation.
#ifndef HIG_CUNICODE_H
#define HIG_CUNICODE_H

#include "hig_encoding.h"
#include "hig_folding.h"
#include "hig_layout.h"

#endif
