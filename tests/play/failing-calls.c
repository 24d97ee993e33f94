/* failing-calls.c: makes the system calls of a write fail, one at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Every name stands for the function of that name. */
#undef _FILE_OFFSET_BITS

#include "failing-calls.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define FDS_MAX 1024
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static atomic_int armed;        /* the number of the call that fails, or 0 */
static atomic_int n_calls;
static atomic_int why;
static atomic_int for_good;
static atomic_bool of_interest[FDS_MAX];
static char within[4096];

static atomic_int lacks_rename; /* why, or 0 */
static atomic_int lacks_link;

static atomic_uint sync_delay;
static atomic_uint result_delay;
static atomic_int n_syncing;
static atomic_int n_syncs;
static atomic_int n_main_syncs;

void
failing_calls_arm (int nth,
                   int reason,
                   int others)
{
  n_calls = 0;
  why = reason;
  for_good = others;
  armed = nth;
}

int
failing_calls_disarm (void)
{
  armed = 0;

  return n_calls;
}

void
failing_calls_lack (int rename_reason,
                    int link_reason)
{
  lacks_rename = rename_reason;
  lacks_link = link_reason;
}

void
failing_calls_within (const char *folder)
{
  snprintf (within, sizeof within, "%s", folder);
}

void
failing_calls_delay (unsigned int delay)
{
  sync_delay = delay;
}

void
failing_calls_delay_results (unsigned int delay)
{
  result_delay = delay;
}

int
failing_calls_n_syncing (void)
{
  return n_syncing;
}

int
failing_calls_n_syncs (void)
{
  return n_syncs;
}

int
failing_calls_n_main_syncs (void)
{
  return n_main_syncs;
}

__attribute__ ((constructor))
static void
arm_from_environment (void)
{
  const char *wish = getenv ("FAILING_CALLS");
  int nth;
  int reason;

  if (getenv ("FAILING_WITHIN") != NULL)
    failing_calls_within (getenv ("FAILING_WITHIN"));
  if (wish != NULL && sscanf (wish, "%d:%d", &nth, &reason) == 2)
    failing_calls_arm (nth, reason, 0);
}

/* Counts a call.  Returns: why it fails, or 0. */
static int
count_call (void)
{
  int nth = armed == 0 ? 0 : ++n_calls;

  if (nth == 0 || nth < armed || (nth > armed && !for_good))
    return 0;
  if (why == FAILING_KILL_BEFORE)
    raise (SIGKILL);

  return why;
}

/* To be called once a call has been made that count_call() had a say in. */
static void
end_call (int reason)
{
  if (reason == FAILING_KILL_AFTER)
    raise (SIGKILL);
}

static int
is_followed (int fd)
{
  return fd >= 0 && fd < FDS_MAX && of_interest[fd];
}

static int
has_suffix (const char *path,
            const char *suffix)
{
  size_t length = strlen (path), end = strlen (suffix);

  return length > end && strcmp (path + length - end, suffix) == 0;
}

static int
is_part (const char *path)
{
  return has_suffix (path, ".part");
}

/* Whether @path is in the folder all of whose calls count. */
static int
is_within (const char *path)
{
  return within[0] != '\0' && strncmp (path, within, strlen (within)) == 0;
}

static int
open_counted (int       (*real) (const char *, int, ...),
              const char *path,
              int         flags,
              mode_t      mode)
{
  int counts = is_within (path) || is_part (path)
               || (flags & (O_DIRECTORY | O_EXCL)) != 0;
  int reason = counts ? count_call () : 0;
  int fd;

  if (reason > 0)
    {
      errno = reason;
      return -1;
    }

  if (result_delay > 0 && has_suffix (path, ".result"))
    usleep (result_delay);
  fd = real (path, flags, mode);
  if (counts && fd >= 0 && fd < FDS_MAX)
    of_interest[fd] = 1;
  end_call (reason);

  return fd;
}

#define DEFINE_OPEN(name)                                               \
  int                                                                   \
  name (const char *path,                                               \
        int         flags,                                              \
        ...)                                                            \
  {                                                                     \
    mode_t mode = 0;                                                    \
                                                                        \
    if ((flags & (O_CREAT | O_TMPFILE)) != 0)                           \
      {                                                                 \
        va_list args;                                                   \
                                                                        \
        va_start (args, flags);                                         \
        mode = va_arg (args, mode_t);                                   \
        va_end (args);                                                  \
      }                                                                 \
                                                                        \
    return open_counted (REAL (name), path, flags, mode);               \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

/* Wraps the calls that a writer makes before it writes; @failed is the result
 * of a call that fails. */
#define DEFINE_WITHIN(type, name, parameters, arguments, failed)        \
  type                                                                  \
  name parameters                                                       \
  {                                                                     \
    int reason = is_within (path) ? count_call () : 0;                  \
    type result;                                                        \
                                                                        \
    if (reason > 0)                                                     \
      {                                                                 \
        errno = reason;                                                 \
        return failed;                                                  \
      }                                                                 \
                                                                        \
    result = REAL (name) arguments;                                     \
    end_call (reason);                                                  \
                                                                        \
    return result;                                                      \
  }

DEFINE_WITHIN (int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
DEFINE_WITHIN (int, access, (const char *path, int mode), (path, mode), -1)
DEFINE_WITHIN (int, stat64, (const char *path, struct stat64 *status),
               (path, status), -1)
DEFINE_WITHIN (int, lstat64, (const char *path, struct stat64 *status),
               (path, status), -1)
DEFINE_WITHIN (DIR *, opendir, (const char *path), (path), NULL)

ssize_t
write (int         fd,
       const void *bytes,
       size_t      length)
{
  int reason = is_followed (fd) ? count_call () : 0;
  ssize_t written;

  if (reason > 0)
    {
      errno = reason;
      return -1;
    }

  written = REAL (write) (fd, bytes,
                          reason == FAILING_SHORT && length > 1 ? 1 : length);
  end_call (reason);

  return written;
}

int
fsync (int fd)
{
  int reason = is_followed (fd) ? count_call () : 0;
  int result;

  n_syncs++;
  if (getpid () == gettid ())
    n_main_syncs++;
  n_syncing++;
  if (sync_delay > 0)
    usleep (sync_delay);
  if (reason > 0)
    errno = reason;
  result = reason > 0 ? -1 : REAL (fsync) (fd);
  n_syncing--;
  end_call (reason);

  return result;
}

int
close (int fd)
{
  int reason = is_followed (fd) ? count_call () : 0;
  int result;

  if (is_followed (fd))
    of_interest[fd] = 0;
  /* The file is closed even if the call is to fail. */
  result = REAL (close) (fd);
  end_call (reason);
  if (reason > 0)
    errno = reason;

  return reason > 0 ? -1 : result;
}

#define DEFINE_COUNTED(name, parameters, arguments, counts, lacks)      \
  int                                                                   \
  name parameters                                                       \
  {                                                                     \
    int reason = counts ? count_call () : 0;                            \
    int result;                                                         \
                                                                        \
    if (reason == 0 && (lacks) != 0)                                    \
      {                                                                 \
        errno = (lacks);                                                \
        return -1;                                                      \
      }                                                                 \
    if (reason > 0)                                                     \
      {                                                                 \
        errno = reason;                                                 \
        return -1;                                                      \
      }                                                                 \
                                                                        \
    result = REAL (name) arguments;                                     \
    end_call (reason);                                                  \
                                                                        \
    return result;                                                      \
  }

DEFINE_COUNTED (fchmod, (int fd, mode_t mode), (fd, mode), is_followed (fd), 0)
DEFINE_COUNTED (fchown, (int fd, uid_t user, gid_t group), (fd, user, group),
                is_followed (fd), 0)
DEFINE_COUNTED (flock, (int fd, int operation), (fd, operation),
                is_followed (fd), 0)
DEFINE_COUNTED (rename, (const char *from, const char *to), (from, to),
                is_part (from), 0)
DEFINE_COUNTED (unlink, (const char *path), (path), is_part (path), 0)
DEFINE_COUNTED (renameat2, (int from_fd, const char *from, int to_fd,
                            const char *to, unsigned int flags),
                (from_fd, from, to_fd, to, flags), is_part (from),
                lacks_rename)
DEFINE_COUNTED (link, (const char *from, const char *to), (from, to),
                is_part (from), lacks_link)
