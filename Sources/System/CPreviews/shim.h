#ifndef TIPCONTROL_CPREVIEWS_SHIM_H
#define TIPCONTROL_CPREVIEWS_SHIM_H

#include <stddef.h>

// A function that adds one preview to a collection.
typedef void (*tipcontrol_preview_entry)(void);

#ifdef __ELF__
// The linker defines both for the section into which `#Preview` writes. They are null in a program
// without previews, which Swift cannot express.
extern const tipcontrol_preview_entry __start_tipcontrol_previews[]
    __attribute__((weak, visibility("hidden")));
extern const tipcontrol_preview_entry __stop_tipcontrol_previews[]
    __attribute__((weak, visibility("hidden")));
#endif

// Calls the function of each preview in this program.
static inline void tipcontrol_call_previews(void) {
#ifdef __ELF__
  const tipcontrol_preview_entry *end = __stop_tipcontrol_previews;
  for (const tipcontrol_preview_entry *entry = __start_tipcontrol_previews; entry < end; entry++) {
    // A linker may fill the space between the parts of a section.
    if (*entry != NULL) (*entry)();
  }
#endif
}

#endif
