#include "CProcess.h"

#include <stddef.h>
#include <sys/auxv.h>

static int count;
static char **words;

// glibc calls what stands in .init_array as it calls main; musl does not, and there `count` stays 0.
__attribute__((constructor)) static void remember(int argc, char **argv, char **environment) {
  (void)environment;
  count = argc;
  words = argv;
}

int hig_process_argument_count(void) { return count; }

const char *hig_process_argument(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *hig_process_path(void) { return (const char *)getauxval(AT_EXECFN); }
