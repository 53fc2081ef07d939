#ifndef TIPCONTROL_CSPAWN_SHIM_H
#define TIPCONTROL_CSPAWN_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>

// Declared by the library only for its extensions.
extern int pipe2(int ends[2], int flags);
#endif

extern char **environ;

// Makes a pipe whose ends a started program does not have. On Linux that is one step, so that a
// program which another thread starts meanwhile does not keep the pipe open either.
static inline int tipcontrol_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

// Starts a program, which is found in the path, with an environment, with default signals and with
// three streams, of which a negative one is this process's own; on Linux it is killed when this
// thread ends. Returns an error number, or 0. In C, because the child of a fork runs code here,
// which Swift cannot, and because of the variable arguments of prctl.
static inline int tipcontrol_spawn(
    char *const words[], char *const environment[], const int streams[3], pid_t *child) {
  int report[2];
  // Closed by a successful start, so that the parent reads nothing.
  if (tipcontrol_pipe(report) != 0) return errno;
  pid_t parent = getpid();
  pid_t process = fork();
  if (process == 0) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The parent may have ended before the line above.
    if (getppid() != parent) _exit(127);
#else
    (void)parent;
#endif
    // The tool ignores it, and an ignored signal stays ignored in a program.
    signal(SIGPIPE, SIG_DFL);
    // A parent of the tool may have left it ignored. A program would not learn how its children end.
    signal(SIGCHLD, SIG_DFL);
    // No signal is blocked, even if the tool was started with one blocked: a shell that never
    // receives SIGCHLD waits forever.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    environ = (char **)environment;
    int isReady = 1;
    for (int stream = 0; stream < 3; stream++) {
      if (streams[stream] >= 0 && dup2(streams[stream], stream) < 0) isReady = 0;
    }
    if (isReady) execvp(words[0], words);
    int code = errno;
    ssize_t written = write(report[1], &code, sizeof code);
    _exit(written < 0 ? 126 : 127);
  }
  int code = process < 0 ? errno : 0;
  close(report[1]);
  if (process > 0) {
    int failure = 0;
    ssize_t count;
    do {
      count = read(report[0], &failure, sizeof failure);
    } while (count < 0 && errno == EINTR);
    if (count == sizeof failure) {
      waitpid(process, NULL, 0);
      code = failure;
    }
    *child = process;
  }
  close(report[0]);
  return code;
}

#endif
