#ifndef TIPCONTROL_CSQLITE_SHIM_H
#define TIPCONTROL_CSQLITE_SHIM_H

#include <sqlite3.h>

// The C macro is a pointer cast, which Swift cannot import.
static inline sqlite3_destructor_type tipcontrol_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

#endif
