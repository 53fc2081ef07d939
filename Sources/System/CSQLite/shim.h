#ifndef TIPCONTROL_CSQLITE_SHIM_H
#define TIPCONTROL_CSQLITE_SHIM_H

#include <sqlite3.h>

// The C macro is a pointer cast, which Swift cannot import.
static inline sqlite3_destructor_type tipcontrol_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

// The bytes of the main file, read with the handle that SQLite has open: closing another one would
// release the locks of this process.
static inline int tipcontrol_sqlite_file_size(sqlite3 *database, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xFileSize(file, size);
}

static inline int tipcontrol_sqlite_read_file(
    sqlite3 *database, void *buffer, int count, sqlite3_int64 offset) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, buffer, count, offset);
}

#endif
