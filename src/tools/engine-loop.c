/* engine-loop.c: lines that are read while the engine works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine-loop.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "engine-answer.h"

/* The bytes in the queue beyond which reading waits, and for how long.  If not
 * one line was done by then, the work under way is long, and only `stop` and
 * `quit` are looked for until there is room again. */
#define QUEUE_BYTES_MAX (64 * ENGINE_LINE_MAX)
#define PATIENCE G_USEC_PER_SEC

/* How long a search may still go on after `quit`, and how often the end of
 * the work is looked for. */
#define GRACE_STEPS 20
#define GRACE_STEP (G_USEC_PER_SEC / 20)

typedef struct
{
  GString *text;                /* owned */
  bool is_go;
  uint64_t n_left_out;          /* lines before it that found no room */
} QueuedLine;

struct EngineLoop
{
  EngineSession *session;
  GThread *thread;

  /* Used by the reading thread alone. */
  GString *line;                /* that is being read; no more than one byte
                                 * too long */
  bool quit;
  uint64_t n_left_out;          /* lines for which there was no room so far */

  /* Shared, under the lock. */
  GMutex lock;
  GCond changed;
  GQueue queue;                 /* of QueuedLine */
  size_t n_bytes;
  size_t n_lines[2];            /* queued or under way: [true] `go`, [false]
                                 * others */
  size_t n_stops;               /* `stop` queued; lines before them are cut
                                 * short */
  bool in_search;               /* the line under way is `go` */
  bool done;
};

/* Returns the memory that a line takes; an empty one takes some too. */
static size_t
size_of (const QueuedLine *line)
{
  return sizeof *line + line->text->len + 1;
}

/* Whether the line begins with @word, after blanks; with @alone, whether there
 * is nothing else. */
static bool
line_is (const GString *line,
         const char    *word,
         bool           alone)
{
  const char *start = line->str + strspn (line->str, ENGINE_BLANKS);
  const char *end = start + strcspn (start, ENGINE_BLANKS);

  if (line->len > ENGINE_LINE_MAX
      || (alone && end + strspn (end, ENGINE_BLANKS) < line->str + line->len))
    return false;

  return (size_t) (end - start) == strlen (word)
         && g_str_has_prefix (start, word);
}

/* Takes the first line out of the queue, waiting for it. */
static QueuedLine *
pop_line (EngineLoop *loop)
{
  QueuedLine *line;

  g_mutex_lock (&loop->lock);
  while (g_queue_is_empty (&loop->queue))
    g_cond_wait (&loop->changed, &loop->lock);

  line = g_queue_pop_head (&loop->queue);
  loop->n_bytes -= size_of (line);
  loop->in_search = line->is_go;
  if (line_is (line->text, "stop", true))
    loop->n_stops--;
  engine_session_set_stop (loop->session, loop->n_stops > 0);
  g_cond_broadcast (&loop->changed);
  g_mutex_unlock (&loop->lock);

  return line;
}

static void
free_line (gpointer data)
{
  QueuedLine *line = data;

  g_string_free (line->text, TRUE);
  g_free (line);
}

static gpointer
feed_thread (gpointer data)
{
  EngineLoop *loop = data;
  bool go_on;

  do
    {
      QueuedLine *line = pop_line (loop);

      if (line->n_left_out > 0)
        engine_refuse (loop->session, "%" PRIu64 " lines were left out, since "
                                      "too many were waiting",
                       line->n_left_out);
      go_on = engine_session_feed (loop->session, line->text->str,
                                   line->text->len);

      g_mutex_lock (&loop->lock);
      loop->n_lines[line->is_go]--;
      loop->done = !go_on;
      g_cond_broadcast (&loop->changed);
      g_mutex_unlock (&loop->lock);
      free_line (line);
    }
  while (go_on);

  return NULL;
}

EngineLoop *
engine_loop_new (EngineSession *session)
{
  EngineLoop *loop = g_new0 (EngineLoop, 1);
  g_autoptr (GError) error = NULL;

  loop->line = g_string_new (NULL);
  loop->session = session;
  g_mutex_init (&loop->lock);
  g_cond_init (&loop->changed);
  loop->thread = g_thread_try_new ("lines", feed_thread, loop, &error);
  if (loop->thread == NULL)
    {
      g_printerr ("%s: no thread can be started to work in: %s\n",
                  g_get_prgname (), error->message);
      exit (EXIT_FAILURE);
    }

  return loop;
}

/* Waits under the lock for so many microseconds at most.  Returns: whether the
 * queue has changed. */
static bool
wait_for_change (EngineLoop *loop,
                 gint64      microseconds)
{
  return g_cond_wait_until (&loop->changed, &loop->lock,
                            g_get_monotonic_time () + microseconds);
}

/* Returns whether there is room for one more line, now or within PATIENCE.
 * After a line was left out, it does not wait again.  To be called under the
 * lock. */
static bool
find_room (EngineLoop *loop)
{
  while (loop->n_bytes > QUEUE_BYTES_MAX && !loop->done
         && loop->n_left_out == 0 && wait_for_change (loop, PATIENCE))
    ;

  return loop->n_bytes <= QUEUE_BYTES_MAX || loop->done;
}

/* Adds @text, which it takes, to the queue, regardless of its length.  To be
 * called under the lock. */
static void
append (EngineLoop *loop,
        GString    *text)
{
  QueuedLine *line = g_new (QueuedLine, 1);

  *line = (QueuedLine) {
    .text = text,
    .is_go = line_is (text, "go", false),
    .n_left_out = loop->n_left_out,
  };
  loop->n_left_out = 0;
  loop->n_bytes += size_of (line);
  loop->n_lines[line->is_go]++;
  g_queue_push_tail (&loop->queue, line);
  g_cond_broadcast (&loop->changed);
}

static void
end_line (EngineLoop *loop)
{
  bool is_stop = line_is (loop->line, "stop", true);
  bool is_ready;

  loop->quit = line_is (loop->line, "quit", true);

  g_mutex_lock (&loop->lock);
  /* While nothing but a search is under way, the engine is ready at once. */
  is_ready = line_is (loop->line, "isready", true) && loop->n_lines[true] > 0
             && loop->n_lines[false] == 0;
  if (is_stop)
    {
      loop->n_stops++;
      engine_session_set_stop (loop->session, true);
    }
  if (is_stop || loop->quit || (!is_ready && find_room (loop)))
    {
      append (loop, loop->line);
      loop->line = g_string_new (NULL);
    }
  else if (!is_ready)
    loop->n_left_out++;
  g_mutex_unlock (&loop->lock);

  g_string_truncate (loop->line, 0);
  if (is_ready)
    engine_session_answer (loop->session, "readyok");
}

bool
engine_loop_read (EngineLoop *loop,
                  const char *bytes,
                  size_t      length)
{
  while (length > 0 && !loop->quit)
    {
      const char *newline = memchr (bytes, '\n', length);
      size_t n = newline == NULL ? length : (size_t) (newline - bytes);

      /* The session refuses a line that is one byte too long. */
      g_string_append_len (loop->line, bytes,
                           (gssize) MIN (n, ENGINE_LINE_MAX + 1
                                            - loop->line->len));
      if (newline == NULL)
        break;
      end_line (loop);
      bytes += n + 1;
      length -= n + 1;
    }

  return !loop->quit;
}

static bool
nobody_reads (int output_fd)
{
  struct pollfd look = { .fd = output_fd };

  return output_fd >= 0 && poll (&look, 1, 0) > 0
         && (look.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0;
}

void
engine_loop_end (EngineLoop *loop,
                 int         output_fd)
{
  int n_steps = 0;

  if (!loop->quit && loop->line->len > 0)
    end_line (loop);

  g_mutex_lock (&loop->lock);
  if (!loop->quit)
    append (loop, g_string_new ("quit"));
  while (!loop->done)
    {
      if (wait_for_change (loop, GRACE_STEP))
        continue;

      n_steps++;
      if (nobody_reads (output_fd)
          || (loop->quit && loop->in_search && n_steps >= GRACE_STEPS))
        {
          /* No line takes this stop back, so it cuts short all that is left. */
          loop->n_stops++;
          engine_session_set_stop (loop->session, true);
        }
    }
  g_mutex_unlock (&loop->lock);
  g_thread_join (loop->thread);

  g_queue_clear_full (&loop->queue, free_line);
  g_mutex_clear (&loop->lock);
  g_cond_clear (&loop->changed);
  g_string_free (loop->line, TRUE);
  g_free (loop);
}
