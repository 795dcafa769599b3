#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#if defined(__linux__) && __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

int hig_open_without_links(const char *path) {
  int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK;
#if defined(O_NOFOLLOW_ANY)
  return open(path, flags | O_NOFOLLOW_ANY);
#else
#if defined(RESOLVE_NO_SYMLINKS) && defined(SYS_openat2)
  struct open_how how = {.flags = (unsigned)flags, .resolve = RESOLVE_NO_SYMLINKS};
  int file = (int)syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
  // Kernels before 5.6 do not know it, and some containers refuse it.
  if (file >= 0 || (errno != ENOSYS && errno != EPERM)) return file;
#endif
  return open(path, flags | O_NOFOLLOW);
#endif
}
