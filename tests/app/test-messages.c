/* test-messages.c: no message hides another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/widgets/ludo-messages.h"

static void
count_cb (LudoMessages *messages,
          guint        *n_changes)
{
  (*n_changes)++;
}

static void
assert_shown (LudoMessages *messages,
              const char   *note,
              const char   *error,
              const char   *danger)
{
  g_assert_cmpstr (ludo_messages_get_shown (messages, LUDO_MESSAGE_NOTE), ==,
                   note);
  g_assert_cmpstr (ludo_messages_get_shown (messages, LUDO_MESSAGE_ERROR), ==,
                   error);
  g_assert_cmpstr (ludo_messages_get_shown (messages, LUDO_MESSAGE_DANGER),
                   ==, danger);
}

/* A later message of any rank hides none that was not read. */
static void
test_ranks (void)
{
  g_autoptr (LudoMessages) messages = ludo_messages_new ();

  assert_shown (messages, NULL, NULL, NULL);
  ludo_messages_add (messages, LUDO_MESSAGE_DANGER, "game", "not kept");
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, "preferences", "nor these");
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, NULL, "no such file");
  ludo_messages_add (messages, LUDO_MESSAGE_NOTE, NULL, "copied");
  assert_shown (messages, "copied", "no such file", "not kept");
  ludo_messages_add (messages, LUDO_MESSAGE_NOTE, NULL, "copied again");
  assert_shown (messages, "copied again", "no such file", "not kept");
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_NOTE), ==, 1);
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 2);

  ludo_messages_close (messages, LUDO_MESSAGE_NOTE);
  ludo_messages_close (messages, LUDO_MESSAGE_ERROR);
  assert_shown (messages, NULL, "nor these", "not kept");
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 1);
  ludo_messages_close (messages, LUDO_MESSAGE_ERROR);
  ludo_messages_close (messages, LUDO_MESSAGE_ERROR);
  assert_shown (messages, NULL, NULL, "not kept");
}

/* A message that no longer holds is removed, even while it waits, and no
 * other. */
static void
test_topics (void)
{
  g_autoptr (LudoMessages) messages = ludo_messages_new ();
  guint n_changes = 0;

  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, NULL, "first");
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, "game", "second");
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, NULL, "third");
  ludo_messages_add (messages, LUDO_MESSAGE_DANGER, "preferences", "fourth");
  ludo_messages_solve (messages, "game");
  assert_shown (messages, NULL, "third", "fourth");
  ludo_messages_close (messages, LUDO_MESSAGE_ERROR);
  assert_shown (messages, NULL, "first", "fourth");

  /* Only the last message of a topic is shown, whatever its rank. */
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, "preferences", "fifth");
  assert_shown (messages, NULL, "fifth", NULL);
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 2);

  /* A waiting message comes to the front when it is added again. */
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, NULL, "first");
  assert_shown (messages, NULL, "first", NULL);
  ludo_messages_close (messages, LUDO_MESSAGE_ERROR);
  assert_shown (messages, NULL, "fifth", NULL);

  /* Adding the message that is shown changes nothing, nor does solving a topic
   * without a message. */
  g_signal_connect (messages, "changed", G_CALLBACK (count_cb), &n_changes);
  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, "preferences", "fifth");
  ludo_messages_solve (messages, "game");
  ludo_messages_close (messages, LUDO_MESSAGE_DANGER);
  g_assert_cmpuint (n_changes, ==, 0);
  ludo_messages_solve (messages, "preferences");
  g_assert_cmpuint (n_changes, ==, 1);
  assert_shown (messages, NULL, NULL, NULL);
}

/* An act that succeeds takes back what earlier ones failed at, and nothing
 * else. */
static void
test_acts (void)
{
  g_autoptr (LudoMessages) messages = ludo_messages_new ();

  ludo_messages_add (messages, LUDO_MESSAGE_ERROR, "preferences", "unkept");
  ludo_messages_add (messages, LUDO_MESSAGE_DANGER, "game", "not kept");
  ludo_messages_fail (messages, "a.ludo", "line 3");
  ludo_messages_fail (messages, "b.ludo", "line 4");
  ludo_messages_fail (messages, NULL, "no such page");
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 4);
  /* A file that was mended in part. */
  ludo_messages_fail (messages, "a.ludo", "line 5");
  assert_shown (messages, NULL, "line 5", "not kept");
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 4);

  ludo_messages_succeed (messages);
  assert_shown (messages, NULL, "unkept", "not kept");
  g_assert_cmpuint (ludo_messages_count (messages, LUDO_MESSAGE_ERROR), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/app/messages/ranks", test_ranks);
  g_test_add_func ("/app/messages/topics", test_topics);
  g_test_add_func ("/app/messages/acts", test_acts);

  return g_test_run ();
}
