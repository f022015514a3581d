#include <sqlite3.h>

/// Has SQLite not count the memory that it takes, each time behind a lock that all threads share. To be
/// called before all else.
static inline void tally_sqlite_uncounted(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
