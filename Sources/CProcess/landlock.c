#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// <https://docs.kernel.org/userspace-api/landlock.html>. The system's header may be older than its kernel: what is needed of it stands here. The numbers are those of
// all architectures that Swift builds for.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446, io_uring_setup = 425, path_beneath = 1 };

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct rule {
  uint64_t files;
  int32_t place;
} __attribute__((packed));

/// Bits of `files`: refer from version 2 on, truncate from 3, ioctl_dev from 5, which what was opened before does not need.
enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_dir = 1 << 3, remove_dir = 1 << 4, remove_file = 1 << 5, make_char = 1 << 6, make_dir = 1 << 7,
  make_reg = 1 << 8, make_sock = 1 << 9, make_fifo = 1 << 10, make_block = 1 << 11, make_sym = 1 << 12, refer = 1 << 13, truncate_file = 1 << 14
};

/// What a file may be given; the rest is for folders.
enum { of_files = execute | write_file | read_file | truncate_file };

int hig_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

static uint64_t bits(int rights) {
  uint64_t files = 0;
  if (rights & hig_reads) files |= read_file | read_dir;
  if (rights & hig_writes) files |= write_file | truncate_file | make_reg | make_dir | remove_file | remove_dir;
  if (rights & hig_runs) files |= execute;
  if (rights & hig_removes_folders) files |= remove_dir;
  return files;
}

/// What is not there, or is no file of a file system (a pipe), needs no rule.
static void allow(int rules, const struct hig_place *place, uint64_t handled) {
  struct stat status;
  struct rule rule = {.files = bits(place->rights) & handled, .place = open(place->path, O_PATH | O_CLOEXEC)};
  if (rule.place < 0) return;
  if (fstat(rule.place, &status) == 0 && !S_ISDIR(status.st_mode)) rule.files &= of_files;
  if (rule.files != 0) syscall(add_rule, rules, path_beneath, &rule, 0);
  close(rule.place);
}

/// Landlock knows no connections but those of TCP, from version 4 on; here none of any kind can be begun. Where it is not to be had nothing has changed.
static void refuse_sockets(void) {
#if defined(__x86_64__) || defined(__aarch64__)
#if defined(__x86_64__)
  const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
  const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 2, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, io_uring_setup, 1, 0),
    // Another table of calls in the same processor (x32), where those above have other numbers.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
  // Older kernels would slow the processor down for such a process, against what this one cannot do.
  syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program);
#endif
}

/// The rules, with the files and folders that the places are now; negative where there are none to be had.
static int ruleset(const struct hig_place *places, int count, int reads_all) {
  int version = hig_landlock_version();
  if (version == 0) return -1;
  struct ruleset rules = {.files = refer - 1};
  if (reads_all) rules.files &= ~(uint64_t)(read_file | read_dir);
  if (version >= 2) rules.files |= refer;
  if (version >= 3) rules.files |= truncate_file;
  // No connection by TCP, and none taken.
  if (version >= 4) rules.network = 3;
  // No signal to a process outside, no abstract socket of one.
  if (version >= 6) rules.scopes = 3;
  // What a kernel does not know it refuses, unless that is zero.
  int handle = (int)syscall(create_ruleset, &rules, sizeof rules, 0);
  for (int index = 0; handle >= 0 && index < count; index++) allow(handle, &places[index], rules.files);
  return handle;
}

int hig_confine(const struct hig_place *places, int count, int reads_all) {
  // Before anything shows from outside that rights are given up: whoever waits for that finds that it is settled what the places are.
  int handle = ruleset(places, count, reads_all);
  int isConfined = 0;
  // Without this only root may give up rights: a program with more of them could be made to run with fewer.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    refuse_sockets();
    isConfined = handle >= 0 && syscall(restrict_self, handle, 0) == 0;
  }
  if (handle >= 0) close(handle);
  return isConfined;
}
#else
int hig_landlock_version(void) { return 0; }

int hig_confine(const struct hig_place *places, int count, int reads_all) {
  (void)places, (void)count, (void)reads_all;
  return 0;
}
#endif
