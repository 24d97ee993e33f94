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
  uint64_t number;
  bool is_go;
  bool is_end;
  bool is_refused;              /* `text` says why, and is no line */
  GString *text;                /* owned */
} QueuedLine;

struct EngineLoop
{
  EngineSession *session;
  GThread *thread;

  /* The line that is being read; only the reading thread's. */
  GString *line;
  bool skipping;                /* the line is too long, wait for its end */
  bool quit;
  uint64_t n_left_out;          /* lines for which there was no room so far */

  /* Shared, under the lock. */
  GMutex lock;
  GCond changed;
  GQueue queue;                 /* of QueuedLine */
  size_t n_bytes;
  uint64_t next_number;
  uint64_t stop_before;         /* lines with a smaller number are cut short */
  size_t n_searches;            /* `go` queued or under way */
  size_t n_others;              /* any other line queued or under way */
  bool in_search;               /* the line under way is `go` */
  bool done;
};

/* The memory that a line takes, blank ones included. */
static size_t
size_of (const QueuedLine *line)
{
  return sizeof *line + line->text->len + 1;
}

/* Takes the first line out of the queue, waiting for it. */
static QueuedLine *
take (EngineLoop *loop)
{
  QueuedLine *line;

  g_mutex_lock (&loop->lock);
  while (g_queue_is_empty (&loop->queue))
    g_cond_wait (&loop->changed, &loop->lock);

  line = g_queue_pop_head (&loop->queue);
  loop->n_bytes -= size_of (line);
  loop->in_search = line->is_go;
  engine_session_set_stop (loop->session, line->number < loop->stop_before);
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

/* Counts a line as done with. */
static void
put_away (EngineLoop *loop,
          QueuedLine *line)
{
  g_mutex_lock (&loop->lock);
  if (line->is_go)
    loop->n_searches--;
  else
    loop->n_others--;
  loop->in_search = false;
  g_mutex_unlock (&loop->lock);

  free_line (line);
}

static gpointer
feed_thread (gpointer data)
{
  EngineLoop *loop = data;
  bool go_on = true;

  while (go_on)
    {
      QueuedLine *line = take (loop);

      if (line->is_refused)
        engine_session_refuse (loop->session, line->text->str);
      else if (line->is_end)
        go_on = false;
      else
        go_on = engine_session_feed (loop->session, line->text->str,
                                     line->text->len);
      put_away (loop, line);
    }

  engine_session_finish (loop->session);

  g_mutex_lock (&loop->lock);
  loop->done = true;
  g_cond_broadcast (&loop->changed);
  g_mutex_unlock (&loop->lock);

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

/* Waits on the queue for so many microseconds at most.  Returns: whether it has
 * changed. */
static bool
wait_for_change (EngineLoop *loop,
                 gint64      microseconds)
{
  return g_cond_wait_until (&loop->changed, &loop->lock,
                            g_get_monotonic_time () + microseconds);
}

/* Returns whether the queue has room; to be called under the lock. */
static bool
has_room (const EngineLoop *loop)
{
  return loop->n_bytes <= QUEUE_BYTES_MAX || loop->done;
}

/* Returns whether there is room for one more line, now or within PATIENCE.
 * After a line was left out, it does not wait again. */
static bool
find_room (EngineLoop *loop)
{
  bool room;

  g_mutex_lock (&loop->lock);
  while (!has_room (loop) && loop->n_left_out == 0
         && wait_for_change (loop, PATIENCE))
    ;
  room = has_room (loop);
  g_mutex_unlock (&loop->lock);

  return room;
}

/* Adds a copy of @model with @text, which it takes, to the queue, regardless of
 * its length. */
static void
append (EngineLoop       *loop,
        const QueuedLine *model,
        GString          *text)
{
  QueuedLine *line = g_memdup2 (model, sizeof *model);

  line->text = text;

  g_mutex_lock (&loop->lock);
  line->number = loop->next_number++;
  loop->n_bytes += size_of (line);
  if (line->is_go)
    loop->n_searches++;
  else
    loop->n_others++;
  g_queue_push_tail (&loop->queue, line);
  g_cond_broadcast (&loop->changed);
  g_mutex_unlock (&loop->lock);
}

/* Adds a line with @text, which it takes, to the queue; in place of those that
 * found no room, that they were left out. */
static void
enqueue (EngineLoop       *loop,
         const QueuedLine *line,
         GString          *text)
{
  if (loop->n_left_out > 0)
    {
      GString *why = g_string_new (NULL);

      g_string_printf (why, "%" G_GUINT64_FORMAT " lines were left out, since "
                            "too many were waiting", loop->n_left_out);
      append (loop, &(QueuedLine) { .is_refused = true }, why);
    }
  loop->n_left_out = 0;
  append (loop, line, text);
}

/* Stops at once all work that was requested before `stop`. */
static void
stop_all_before (EngineLoop *loop)
{
  g_mutex_lock (&loop->lock);
  loop->stop_before = loop->next_number;
  engine_session_set_stop (loop->session, true);
  g_mutex_unlock (&loop->lock);
}

/* Whether the only thing under way is a search: then a question whether the
 * engine is there has its answer at once. */
static bool
only_searching (EngineLoop *loop)
{
  bool only;

  g_mutex_lock (&loop->lock);
  only = loop->n_searches > 0 && loop->n_others == 0;
  g_mutex_unlock (&loop->lock);

  return only;
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

  if (alone && end + strspn (end, ENGINE_BLANKS) < line->str + line->len)
    return false;

  return (size_t) (end - start) == strlen (word)
         && g_str_has_prefix (start, word);
}

static void
end_line (EngineLoop *loop)
{
  GString *text = loop->line;
  QueuedLine line = { .is_refused = loop->skipping };
  bool is_stop = line_is (text, "stop", true);

  loop->skipping = false;
  loop->line = g_string_new (NULL);
  if (line_is (text, "isready", true) && only_searching (loop))
    {
      g_string_free (text, TRUE);
      engine_session_answer (loop->session, "readyok");
      return;
    }

  if (is_stop)
    stop_all_before (loop);
  line.is_end = loop->quit = line_is (text, "quit", true);
  line.is_go = line_is (text, "go", false);
  if (line.is_refused)
    g_string_assign (text, ENGINE_LINE_TOO_LONG);
  if (is_stop || loop->quit || find_room (loop))
    enqueue (loop, &line, text);
  else
    {
      g_string_free (text, TRUE);
      loop->n_left_out++;
    }
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

      loop->skipping |= n > ENGINE_LINE_MAX - loop->line->len;
      if (loop->skipping)
        g_string_truncate (loop->line, 0);
      else
        g_string_append_len (loop->line, bytes, (gssize) n);

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

/* Waits for the other thread to come to the end of the queue. */
static void
wait_for_end (EngineLoop *loop,
              int         output_fd)
{
  int n_steps = 0;

  g_mutex_lock (&loop->lock);
  while (!loop->done)
    {
      if (wait_for_change (loop, GRACE_STEP))
        continue;

      n_steps++;
      if (nobody_reads (output_fd)
          || (loop->quit && loop->in_search && n_steps >= GRACE_STEPS))
        {
          loop->stop_before = loop->next_number;
          engine_session_set_stop (loop->session, true);
        }
    }
  g_mutex_unlock (&loop->lock);
}

void
engine_loop_end (EngineLoop *loop,
                 int         output_fd)
{
  if (!loop->quit)
    {
      if (loop->line->len > 0 || loop->skipping)
        end_line (loop);
      if (!loop->quit)
        enqueue (loop, &(QueuedLine) { .is_end = true },
                 g_string_new (NULL));
    }

  wait_for_end (loop, output_fd);
  g_thread_join (loop->thread);

  g_queue_clear_full (&loop->queue, free_line);
  g_mutex_clear (&loop->lock);
  g_cond_clear (&loop->changed);
  g_string_free (loop->line, TRUE);
  g_free (loop);
}
