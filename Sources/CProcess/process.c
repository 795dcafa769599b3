#include "CProcess.h"

#include <stddef.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

static int count;
static char **words;

// glibc calls what stands in .init_array as it calls main; musl does not, and there `count` stays 0.
__attribute__((constructor)) static void remember(int argc, char **argv, char **environment) {
  (void)environment;
  count = argc;
  words = argv;
}

// The Swift runtime looks for its backtracer before `main`, and where there is no /proc to tell it where it lies, it aborts.
// A program that prints no stack trace needs none: this runs before the runtime's own initialisers (101 is the first
// priority that a program may take) and names one, so that nothing is looked for. Who asks for backtraces gets them.
static int isSilenced;

__attribute__((constructor(101))) static void silence(void) {
  isSilenced = getenv("SWIFT_BACKTRACE") == NULL && setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/dev/null", 0) == 0;
}

// The pager and the browser are to find the environment as the user left it.
void hig_process_begin(void) {
  if (isSilenced) unsetenv("SWIFT_BACKTRACE");
}

int hig_process_argument_count(void) { return count; }

const char *hig_process_argument(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *hig_process_path(void) {
#if defined(__linux__)
  return (const char *)getauxval(AT_EXECFN);
#elif defined(__APPLE__)
  static char path[4096];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
#else
  return NULL;
#endif
}

void hig_process_keep_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 8 << 20);
#endif
}
