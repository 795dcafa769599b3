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

#endif
