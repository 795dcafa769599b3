#ifndef HIG_CSQLITE_H
#define HIG_CSQLITE_H

/// Settings of the SQLite library that Swift cannot make, for the function that makes them is variadic: no accounts of memory, which a mutex
/// guards at every allocation, and no pages set aside for a cache before one is read. They hold for the whole process, and only where
/// they come before the first database is opened; later they do nothing.
void hig_sqlite_configure(void);

/// Makes a connection (an `sqlite3 *`) take the file that it opens for what a stranger wrote: no view, no trigger, no function of the schema's, no write to
/// what FTS5 keeps beside a table, and no value longer than `longest` bytes.
void hig_sqlite_defend(void *connection, int longest);

#endif
