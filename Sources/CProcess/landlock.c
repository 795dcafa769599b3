#include "CProcess.h"

#if defined(__linux__)
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// <https://docs.kernel.org/userspace-api/landlock.html>. The system's header may be older than its kernel: what is needed of it stands here. The numbers are those of
// all architectures that Swift builds for.
enum { create_ruleset = 444, restrict_self = 446 };

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

/// Bits of `files` from 0 on: execute, write_file, read_file, read_dir, remove_dir, remove_file, make_char, make_dir, make_reg, make_sock, make_fifo, make_block,
/// make_sym; refer from version 2 on, truncate from 3, ioctl_dev from 5.
#define READING (1u << 2 | 1u << 3)
#define FIRST_VERSION ((1u << 13) - 1 - READING)

int hig_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

int hig_landlock_confine(void) {
  int version = hig_landlock_version();
  if (version == 0) return 0;
  struct ruleset rules = {.files = FIRST_VERSION};
  if (version >= 2) rules.files |= 1u << 13;
  if (version >= 3) rules.files |= 1u << 14;
  // No connection by TCP, and none taken.
  if (version >= 4) rules.network = 3;
  // No signal to a process outside, no abstract socket of one.
  if (version >= 6) rules.scopes = 3;
  // What a kernel does not know it refuses, unless that is zero.
  int handle = (int)syscall(create_ruleset, &rules, sizeof rules, 0);
  if (handle < 0) return 0;
  // Without this only root may give up rights: a program with more of them could be made to run with fewer.
  int isConfined = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(restrict_self, handle, 0) == 0;
  close(handle);
  return isConfined;
}
#else
int hig_landlock_version(void) { return 0; }

int hig_landlock_confine(void) { return 0; }
#endif
