#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/mman.h>
#include <sys/prctl.h>
#endif

static void bound(int resource, unsigned long long value) {
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  setrlimit(resource, &limit);
}

// posix_spawn knows no limits. Between fork and exec only what is safe in a signal handler may be called: other threads of
// this process may have held any lock as it was copied.
int hig_process_start(
  const char *path, char *const *arguments, char *const *environment, int input, int output, int errors,
  struct hig_bounds bounds, const struct hig_place *places, int count) {
  pid_t child = fork();
  if (child != 0) return child;
  setpgid(0, 0);
#if defined(__linux__)
  // Who ends this process ends its helpers.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  // Out of the way first: one of them may be 0, 1 or 2 already.
  input = fcntl(input, F_DUPFD_CLOEXEC, 3);
  output = fcntl(output, F_DUPFD_CLOEXEC, 3);
  errors = fcntl(errors, F_DUPFD_CLOEXEC, 3);
  if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0 || chdir("/") != 0) _exit(127);
  if (places != NULL) hig_confine(places, count, 0);
  bound(RLIMIT_AS, bounds.memory);
  bound(RLIMIT_CPU, bounds.seconds);
  bound(RLIMIT_FSIZE, 0);
  bound(RLIMIT_CORE, 0);
  execve(path, arguments, environment);
  _exit(127);
}

int hig_nameless_file(void) {
#if defined(__linux__)
  return memfd_create("hig", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  if (file == NULL) return -1;
  int descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  fclose(file);
  return descriptor;
#endif
}

int hig_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

unsigned long long hig_address_space(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ? ~0ull : limit.rlim_cur;
}

int hig_processors(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
