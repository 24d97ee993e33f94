/* ludo-page-view-blocks.c: tables, figures, questions, entries, sources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-blocks"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "board/ludo-picture.h"
#include "reader/ludo-page-figure.h"
#include "reader/ludo-reader-words.h"
#include "reader/ludo-table.h"
#include "reader/ludo-try.h"

static const LudoPageNode *
child_of (const LudoPageNode *node,
          LudoNodeType        type)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (child->type == type)
        return child;
    }

  return NULL;
}

/* All sentences of @node, which may be NULL, as one plain text. */
static char *
plain_of (LudoPageView       *self,
          const LudoPageNode *node)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; node != NULL && i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (child->type == LUDO_NODE_SENTENCE)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                child->plain[self->way.language]);
    }

  return g_string_free (text, FALSE);
}

void
_ludo_page_view_add_table (LudoPageView       *self,
                           GtkWidget          *parent,
                           const LudoPageNode *node)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *table;
  g_autoptr (GString) heads = g_string_new (NULL);

  gtk_widget_add_css_class (grid, "table");
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *row = g_ptr_array_index (node->children, i);
      GtkWidget *rule;

      for (guint j = 0; j < row->children->len; j++)
        {
          const LudoPageNode *cell = g_ptr_array_index (row->children, j);
          GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          GtkWidget *pair = _ludo_page_view_pair_new (self, cell, TRUE);

          gtk_widget_add_css_class (box, row->head ? "head" : "cell");
          gtk_widget_set_hexpand (box, TRUE);
          if (pair != NULL)
            gtk_box_append (GTK_BOX (box), pair);
          gtk_grid_attach (GTK_GRID (grid), box, j, 2 * i, 1, 1);
          if (i == 0)
            {
              g_autofree char *head = plain_of (self, cell);

              g_string_append_printf (heads, "%s%s", j > 0 ? ", " : "",
                                      head);
            }
        }
      /* A border of each cell would take far longer to paint. */
      rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_widget_add_css_class (rule, row->head ? "head" : "cell");
      gtk_grid_attach (GTK_GRID (grid), rule, 0, 2 * i + 1,
                       MAX (1, (int) row->children->len), 1);
    }

  table = ludo_table_new (grid, heads->str);
  gtk_widget_add_css_class (table, "table-scroller");
  _ludo_page_view_remember (self, node, table);
  _ludo_page_view_append (parent, table);
}

/* What shows and hides an answer. */
typedef struct
{
  LudoPageView *view;
  GtkWidget *button;
  GtkWidget *answer;
  const char *id;               /* of the question or the figure */
} Answer;

static void
show_answer (Answer   *answer,
             gboolean  shown)
{
  gtk_widget_set_visible (answer->answer, shown);
  gtk_button_set_label (GTK_BUTTON (answer->button),
                        ludo_reader_word (answer->view->way.language,
                                          shown ? LUDO_WORD_HIDE_ANSWER
                                                : LUDO_WORD_SHOW_ANSWER));
  gtk_accessible_update_state (GTK_ACCESSIBLE (answer->button),
                               GTK_ACCESSIBLE_STATE_EXPANDED, shown, -1);
}

static void
answer_clicked_cb (Answer *answer)
{
  gboolean shown = !gtk_widget_get_visible (answer->answer);

  if (shown)
    g_hash_table_add (answer->view->revealed, g_strdup (answer->id));
  else
    g_hash_table_remove (answer->view->revealed, answer->id);
  show_answer (answer, shown);
}

/* The answer in @box, hidden until @id is revealed, and its button in
 * @buttons. */
static void
add_answer (LudoPageView       *self,
            GtkWidget          *box,
            GtkWidget          *buttons,
            const LudoPageNode *node,
            const char         *id)
{
  Answer *answer = g_new (Answer, 1);
  GtkWidget *pair = _ludo_page_view_pair_new (self, node, FALSE);

  answer->view = self;
  answer->id = id;
  answer->button = gtk_button_new_with_label ("");
  answer->answer = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 GTK_ORIENTATION_VERTICAL, NULL);
  gtk_widget_add_css_class (answer->answer, "answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (answer->answer),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ludo_reader_word (self->way.language,
                                                    LUDO_WORD_ANSWER), -1);
  if (pair != NULL)
    gtk_box_append (GTK_BOX (answer->answer), pair);
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_add_block (self, answer->answer,
                               g_ptr_array_index (node->children, i));
  g_object_set_data_full (G_OBJECT (answer->button), "answer", answer,
                          g_free);
  g_signal_connect_swapped (answer->button, "clicked",
                            G_CALLBACK (answer_clicked_cb), answer);
  gtk_box_append (GTK_BOX (buttons), answer->button);
  gtk_box_append (GTK_BOX (box), answer->answer);
  show_answer (answer, g_hash_table_contains (self->revealed, id));
}

static GtkWidget *
button_row_new (GtkAlign align)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (row, "figure-buttons");
  gtk_widget_set_halign (row, align);

  return row;
}

/* The game that @node begins from, as it was left. */
static LudoGame *
game_of (LudoPageView        *self,
         const LudoPageNode  *node,
         GError             **error)
{
  LudoGame *game = g_hash_table_lookup (self->games, node->id);

  if (game == NULL)
    {
      game = ludo_try_begin (node, ludo_page_game (self->page), error);
      if (game != NULL)
        g_hash_table_insert (self->games, g_strdup (node->id), game);
    }

  return game;
}

/* Of what can be seen at once a figure takes this much, in such steps. */
#define SEEN_SHARE 0.8
#define SEEN_STEP 20

static void
fit_figure (gpointer figure,
            gpointer data)
{
  LudoPageView *self = data;

  if (LUDO_IS_TRY (figure))
    ludo_try_set_scale (figure,
                        self->tallest / (double) LUDO_PICTURE_TALLEST);
  else
    ludo_picture_set_tallest (figure, self->tallest);
}

static gboolean
fit_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  self->fit_tick = 0;
  g_ptr_array_foreach (self->figures, fit_figure, self);

  return G_SOURCE_REMOVE;
}

void
_ludo_page_view_fit_figures (LudoPageView *self)
{
  int seen = (int) (gtk_adjustment_get_page_size (self->adjustment)
                    * SEEN_SHARE);
  int tallest = MAX (seen - seen % SEEN_STEP, LUDO_PICTURE_TALLEST);

  if (tallest == self->tallest)
    return;

  /* Told while the window is being laid out: the next frame is early
   * enough. */
  self->tallest = tallest;
  if (self->fit_tick == 0)
    self->fit_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb,
                                                   NULL, NULL);
}

static void
remember_figure (LudoPageView *self,
                 GtkWidget    *figure)
{
  g_ptr_array_add (self->figures, figure);
  fit_figure (figure, self);
}

static GtkWidget *
board_new (LudoPageView        *self,
           const LudoPageNode  *node,
           GtkWidget           *buttons,
           const char          *caption,
           GError             **error)
{
  GtkWidget *board = NULL;
  LudoGame *game;

  if (!node->is_try)
    {
      board = ludo_page_figure_new (node, ludo_page_game (self->page),
                                    self->way.language, caption, error);
      if (board != NULL)
        remember_figure (self, gtk_widget_get_first_child (board));
      return board;
    }

  game = game_of (self, node, error);
  if (game != NULL)
    {
      board = ludo_try_new (node, game, self->way.language, buttons);
      remember_figure (self, board);
    }

  return board;
}

void
_ludo_page_view_add_figure (LudoPageView       *self,
                            GtkWidget          *parent,
                            const LudoPageNode *node)
{
  const LudoPageNode *caption = child_of (node, LUDO_NODE_CAPTION);
  const LudoPageNode *answer = child_of (node, LUDO_NODE_ANSWER);
  g_autofree char *plain = plain_of (self, caption);
  g_autoptr (GError) error = NULL;
  GtkWidget *frame = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                   GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *buttons = button_row_new (GTK_ALIGN_CENTER);
  g_autoptr (GtkWidget) board = NULL;
  GtkWidget *pair = NULL;

  gtk_widget_add_css_class (frame, "figure");
  board = board_new (self, node, buttons, plain, &error);
  if (board == NULL)
    {
      /* The page remains worth reading without it. */
      g_autofree char *escaped =
        g_markup_escape_text (error != NULL ? error->message : "", -1);

      board = _ludo_page_view_words_new (self, escaped, self->way.language,
                                         "problem");
    }
  /* A figure comes with a hold on it, whatever else stands here without. */
  g_object_take_ref (board);
  if (caption != NULL)
    pair = _ludo_page_view_pair_new (self, caption, FALSE);
  if (pair != NULL)
    gtk_widget_add_css_class (pair, "caption");
  gtk_accessible_update_property (GTK_ACCESSIBLE (frame),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ludo_reader_word (self->way.language,
                                                    node->is_try
                                                      ? LUDO_WORD_TRY
                                                      : LUDO_WORD_FIGURE),
                                  -1);

  /* Who is to play reads the question before the board. */
  if (node->is_try && pair != NULL)
    gtk_box_append (GTK_BOX (frame), pair);
  gtk_box_append (GTK_BOX (frame), board);
  if (!node->is_try && pair != NULL)
    gtk_box_append (GTK_BOX (frame), pair);
  gtk_box_append (GTK_BOX (frame), buttons);
  if (answer != NULL)
    add_answer (self, frame, buttons, answer, node->id);
  gtk_widget_set_visible (buttons,
                          gtk_widget_get_first_child (buttons) != NULL);
  _ludo_page_view_remember (self, node, frame);
  _ludo_page_view_append (parent, frame);
}

void
_ludo_page_view_add_question (LudoPageView       *self,
                              GtkWidget          *parent,
                              const LudoPageNode *node)
{
  const LudoPageNode *answer = child_of (node, LUDO_NODE_ANSWER);
  LudoPageLanguage language = self->way.language;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *buttons = button_row_new (GTK_ALIGN_START);

  gtk_widget_add_css_class (box, "question");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ludo_reader_word (language,
                                                    LUDO_WORD_QUESTION), -1);
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_add_block (self, box,
                               g_ptr_array_index (node->children, i));
  gtk_box_append (GTK_BOX (box), buttons);
  if (answer != NULL)
    add_answer (self, box, buttons, answer, node->id);
  _ludo_page_view_remember (self, node, box);
  _ludo_page_view_append (parent, box);
}

static GtkWidget *
pair_of_words (LudoPageView *self,
               char *const  *texts,
               const char   *style)
{
  LudoPageLanguage first = self->way.language;
  GtkWidget *labels[2] = { NULL, NULL };

  if (texts[first] == NULL)
    return NULL;

  labels[0] = _ludo_page_view_words_new (self, texts[first], first, style);
  if (_ludo_page_view_shows_both (self))
    labels[1] = _ludo_page_view_words_new (self, texts[1 - first], 1 - first,
                                           style);

  return ludo_pair_new (labels[0], labels[1], FALSE);
}

void
_ludo_page_view_add_entry (LudoPageView       *self,
                           GtkWidget          *parent,
                           const LudoPageNode *node)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = _ludo_page_view_heading_new (self, node->title, 3,
                                                 "entry-name");
  GtkWidget *origin = pair_of_words (self, node->origin, "origin");

  gtk_widget_add_css_class (box, "entry");
  if (name != NULL)
    gtk_box_append (GTK_BOX (box), name);
  if (origin != NULL)
    gtk_box_append (GTK_BOX (box), origin);
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_add_block (self, box,
                               g_ptr_array_index (node->children, i));
  _ludo_page_view_remember (self, node, box);
  _ludo_page_view_append (parent, box);
}

void
_ludo_page_view_add_source (LudoPageView       *self,
                            GtkWidget          *parent,
                            const LudoPageNode *node)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = pair_of_words (self, node->text, "source");
  const char *kind = ludo_reader_kind (self->way.language, node->kind);

  gtk_widget_add_css_class (box, "entry");
  if (kind != NULL)
    gtk_box_append (GTK_BOX (box),
                    _ludo_page_view_words_new (self, kind,
                                               self->way.language, "kind"));
  gtk_box_append (GTK_BOX (box), text);
  _ludo_page_view_remember (self, node, box);
  _ludo_page_view_append (parent, box);
}
