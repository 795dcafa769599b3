// SQLite, with those of its settings that Swift cannot make, for the functions that make them are variadic.
#include <sqlite3.h>

/// No accounts of memory, which a mutex guards at every allocation, and no pages set aside for a cache before one is read. Both hold for the whole process, and
/// only where they come before the first database is opened; later they do nothing.
static inline void hig_sqlite_configure(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

/// Makes a connection take the file that it opens for what a stranger wrote: no view, no trigger, no function of the schema's, no write to what FTS5 keeps beside a
/// table, and no value longer than `longest` bytes. What stands in double quotes is a name, never a text.
static inline void hig_sqlite_defend(sqlite3 *connection, int longest) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, longest);
}
