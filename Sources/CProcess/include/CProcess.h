#ifndef HIG_CPROCESS_H
#define HIG_CPROCESS_H

/// To be called once, first of all: puts the environment back as the process found it.
void hig_process_begin(void);

/// The words that this process was started with, as the C library handed them over, and how many there are. Swift's own
/// `CommandLine` reads them from /proc, which a plain chroot does not have: there it finds none.
int hig_process_argument_count(void);
const char *hig_process_argument(int index);

/// The path that the program was started by, as the kernel was given it; a script's interpreter line counts. NULL where it
/// is not known. To be asked by one thread at a time.
const char *hig_process_path(void);

/// What a helper program may use: bytes of address space, and seconds of a processor. It may write no file at all.
struct hig_bounds {
  unsigned long long memory;
  unsigned long long seconds;
};

/// What a process may do with what lies at a path and below it.
enum { hig_reads = 1, hig_writes = 2, hig_runs = 4, hig_removes_folders = 8 };

struct hig_place {
  const char *path;
  int rights;
};

/// Starts the program at `path` in a process group of its own, with the three streams and nothing else of this process: no
/// shell, `/` as its folder, the environment that is given. `arguments` and `environment` end with NULL. The process's id,
/// or -1 where `errno` says why not; 127 is the status of one whose program could not be started. It is confined to the places,
/// unless that is NULL.
int hig_process_start(
  const char *path, char *const *arguments, char *const *environment, int input, int output, int errors,
  struct hig_bounds bounds, const struct hig_place *places, int count);

/// Opens a file for reading; `ELOOP` where its path leads through a symbolic link, at least as its last part. A pipe is not waited for.
int hig_open_without_links(const char *path);

/// An open file without a name, and a pipe's two ends, none of which other programs inherit; -1 where `errno` says why not.
int hig_nameless_file(void);
int hig_pipe(int ends[2]);

/// Whether Dispatch would get the threads it needs: 1 or 0. Where the system has none to give it waits for ever, and without /proc, which it reads on
/// Linux, it ends the process.
int hig_process_has_threads(void);

/// Bytes of address space that this process may have (`ulimit -v`); all ones where nothing limits them. And the processors that it may run on.
unsigned long long hig_address_space(void);
int hig_processors(void);

/// What is freed is kept for the next use, up to 64 MB: for a process that answers one question after the other, each of which takes and frees the same megabyte,
/// the kernel would clear those pages anew each time.
void hig_process_keep_memory(void);

/// Of the kernel's Landlock, by which a process gives up rights for good; 0 where there is none.
int hig_landlock_version(void);

/// From now on this thread, and every one that it starts, has no more rights than these, and begins no connection; what is open stays so. A thread that was there before
/// keeps its rights. May be called between fork and exec. 1, or 0 where the kernel knows no such thing and at most connections are refused.
int hig_confine(const struct hig_place *places, int count, int reads_all);

#endif
