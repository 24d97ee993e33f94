/* ludo-page-blocks.c: makes the rows of a page from its elements
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader/ludo-page-blocks.h"

#include "atlas/ludo-atlas-list.h"
#include "atlas/ludo-map.h"
#include "board/ludo-widget-style.h"
#include "content/ludo-reader-words.h"
#include "play/game/ludo-game.h"
#include "reader/parts/ludo-exercise.h"
#include "reader/parts/ludo-page-figure.h"
#include "reader/parts/ludo-table.h"
#include "reader/ludo-page-label.h"

/* Gaps between neighbours, in pixels. */
#define BULLET_GAP 10
#define BUTTONS_GAP 8
#define PICTURE_MARGIN 12

/* The digits of the number beside a line of verse. */
#define NUMBER_CHARS 2

/* A cell of a table asks for the room of its words, up to a short line. */
#define CELL_CHARS 40
/* A table with this many columns or more is set closer and smaller. */
#define DENSE_COLUMNS 5

static void add_block (LudoPageModel *self, GtkWidget *parent,
                       const LudoPageNode *node);

static void
add_paragraph (LudoPageModel      *self,
               GtkWidget          *parent,
               const LudoPageNode *node)
{
  GtkWidget *bilingual = ludo_page_model_make_sentences (self, node, FALSE);

  if (bilingual == NULL)
    return;

  ludo_page_model_add_rulesets (self, parent, node);
  gtk_widget_add_css_class (bilingual, "paragraph");
  ludo_page_model_append (parent, bilingual);
}

/* @number: of a step, from 1, or 0. */
static void
add_item (LudoPageModel      *self,
          GtkWidget          *list,
          const LudoPageNode *item,
          guint               number)
{
  GtkWidget *bilingual = ludo_page_applies (item, self->context.options.ruleset)
                           ? ludo_page_model_make_sentences (self, item, FALSE)
                           : NULL;
  g_autofree char *mark = number > 0 ? g_strdup_printf ("%u.", number)
                                     : g_strdup ("•");
  GtkWidget *row, *bullet, *body;

  if (bilingual == NULL)
    return;

  /* A horizontal box would look for its height at a dozen widths. */
  row = g_object_new (GTK_TYPE_GRID, "column-spacing", BULLET_GAP,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  bullet = gtk_label_new (mark);
  gtk_widget_add_css_class (bullet, "bullet");
  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  body = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL, NULL);
  ludo_page_model_add_rulesets (self, body, item);
  gtk_box_append (GTK_BOX (body), bilingual);
  gtk_grid_attach (GTK_GRID (row), bullet, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), body, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (list), row);
}

static void
add_list (LudoPageModel      *self,
          GtkWidget          *parent,
          const LudoPageNode *node)
{
  GtkWidget *list = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_LIST, NULL,
                                             "items");
  gboolean steps = g_strcmp0 (node->kind, "steps") == 0;

  for (guint i = 0; i < node->children->len; i++)
    add_item (self, list, g_ptr_array_index (node->children, i),
              steps ? i + 1 : 0);
  ludo_page_model_add (self, parent, node, list);
}

/* A line of verse in row @at, as wide as both languages are, and its number in
 * every fifth. */
static void
add_line (LudoPageModel      *self,
          GtkGrid            *verse,
          const LudoPageNode *line,
          int                 at)
{
  gboolean is_numbered = line->number % LUDO_PAGE_NUMBERED_LINES == 0;
  g_autofree char *number = is_numbered ? g_strdup_printf ("%d", line->number)
                                        : g_strdup ("");
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", number,
                                   "width-chars", NUMBER_CHARS, "xalign", 1.0,
                                   "valign", GTK_ALIGN_START, NULL);
  GtkWidget *words =
    ludo_page_model_make_paragraph (self, line,
                                    self->context.options.language, FALSE);

  gtk_widget_add_css_class (label, "bullet");
  gtk_widget_add_css_class (label, "line-number");
  gtk_widget_add_css_class (words, LUDO_VERSE_LINE);
  gtk_grid_attach (verse, label, 0, at, 1, 1);
  gtk_grid_attach (verse, words, 1, at, 1, 1);
}

/* The translation of some lines stands below them. */
static void
add_verse (LudoPageModel      *self,
           GtkWidget          *parent,
           const LudoPageNode *node)
{
  GtkWidget *verse = g_object_new (GTK_TYPE_GRID,
                                   "column-spacing", BULLET_GAP,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                   NULL);

  gtk_widget_add_css_class (verse, "verse");
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);
      GtkWidget *below;

      if (child->type == LUDO_NODE_SENTENCE)
        {
          add_line (self, GTK_GRID (verse), child, (int) i);
          continue;
        }
      below = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL,
                                       "below-lines");
      add_block (self, below, child);
      gtk_grid_attach (GTK_GRID (verse), below, 1, (int) i, 1, 1);
    }
  ludo_page_model_add (self, parent, node, verse);
}

static void
add_children (LudoPageModel      *self,
              GtkWidget          *rows,
              const LudoPageNode *node)
{
  for (guint i = 0; i < node->children->len; i++)
    add_block (self, rows, g_ptr_array_index (node->children, i));
}

static void
add_box (LudoPageModel      *self,
         GtkWidget          *parent,
         const LudoPageNode *node)
{
  const char *kind = ludo_reader_kind (self->context.options.language,
                                       node->kind);
  GtkWidget *box = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP, kind,
                                            "framed");

  if (node->kind != NULL)
    gtk_widget_add_css_class (box, node->kind);
  if (kind != NULL)
    ludo_page_model_append (box,
                            ludo_page_model_make_words (self, kind, "kind"));
  ludo_page_model_append
    (box, ludo_page_model_make_heading (self, node->title, 3, "box-title"));
  add_children (self, box, node);
  ludo_page_model_add (self, parent, node, box);
}

/* Returns: whether there is more to read in it than a short line. */
static gboolean
fit_cell (GtkWidget *bilingual)
{
  gboolean any_long = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (bilingual); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *label = GTK_LABEL (child);
      glong n_chars = g_utf8_strlen (gtk_label_get_text (label), -1);

      gtk_label_set_max_width_chars (label, n_chars > CELL_CHARS ? CELL_CHARS
                                                                 : -1);
      any_long |= n_chars > CELL_CHARS;
    }

  return any_long;
}

/* Returns: whether a cell of the row has a long text; the width that is left
 * over goes to such cells. */
static gboolean
add_row (LudoPageModel      *self,
         GtkGrid            *grid,
         const LudoPageNode *row,
         int                 at)
{
  const char *style = row->head ? "head" : "cell";
  gboolean any_long = FALSE;
  GtkWidget *rule;

  for (guint i = 0; i < row->children->len; i++)
    {
      GtkWidget *cell =
        ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL, style);
      GtkWidget *bilingual =
        ludo_page_model_make_sentences (self, row->children->pdata[i], TRUE);
      gboolean is_long = bilingual != NULL && fit_cell (bilingual);

      ludo_page_model_append (cell, bilingual);
      gtk_widget_set_hexpand (cell, is_long);
      any_long |= is_long;
      gtk_grid_attach (grid, cell, (int) i, 2 * at, 1, 1);
    }
  /* A border of each cell would take far longer to paint. */
  rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (rule, style);
  gtk_grid_attach (grid, rule, 0, 2 * at + 1,
                   MAX (1, (int) row->children->len), 1);

  return any_long;
}

static void
add_table (LudoPageModel      *self,
           GtkWidget          *parent,
           const LudoPageNode *node)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GString) heads = g_string_new (NULL);
  gboolean any_long = FALSE, is_dense = FALSE;
  GtkWidget *table;

  gtk_widget_add_css_class (grid, "table");
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *row = g_ptr_array_index (node->children, i);

      any_long |= add_row (self, GTK_GRID (grid), row, (int) i);
      if (row->children->len >= DENSE_COLUMNS)
        is_dense = TRUE;
      for (guint j = 0; i == 0 && j < row->children->len; j++)
        {
          g_autofree char *head =
            ludo_page_context_dup_text (&self->context, row->children->pdata[j],
                                        self->context.options.language, FALSE);

          g_string_append_printf (heads, "%s%s", j > 0 ? ", " : "", head);
        }
    }
  for (GtkWidget *cell = gtk_widget_get_first_child (grid);
       !any_long && cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    gtk_widget_set_hexpand (cell, TRUE);
  table = ludo_table_new (grid, heads->str);
  gtk_widget_add_css_class (table, "table-scroller");
  if (is_dense)
    {
      gtk_widget_add_css_class (grid, "dense");
      gtk_widget_add_css_class (table, LUDO_WIDE_TABLE);
    }
  ludo_page_model_add (self, parent, node, table);
}

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

static void
show_answer (GtkWidget *button,
             gboolean   shown)
{
  LudoPageModel *self = g_object_get_data (G_OBJECT (button), "model");

  gtk_widget_set_visible (g_object_get_data (G_OBJECT (button), "answer"),
                          shown);
  gtk_button_set_label (GTK_BUTTON (button),
                        ludo_reader_word (self->context.options.language,
                                          shown ? LUDO_WORD_HIDE_ANSWER
                                                : LUDO_WORD_SHOW_ANSWER));
  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_EXPANDED, shown, -1);
}

static void
answer_clicked_cb (GtkWidget     *button,
                   LudoPageModel *self)
{
  const char *id = g_object_get_data (G_OBJECT (button), "id");
  gboolean shown = !g_hash_table_contains (self->revealed, id);

  if (shown)
    g_hash_table_add (self->revealed, g_strdup (id));
  else
    g_hash_table_remove (self->revealed, id);
  show_answer (button, shown);
}

/* Adds to @box the @buttons, which may be empty, and the answer of @node,
 * hidden until it is revealed. */
static void
add_answer (LudoPageModel      *self,
            GtkWidget          *box,
            GtkWidget          *buttons,
            const LudoPageNode *node)
{
  const LudoPageNode *answer = child_of (node, LUDO_NODE_ANSWER);

  gtk_widget_add_css_class (buttons, "figure-buttons");
  gtk_box_append (GTK_BOX (box), buttons);
  if (answer != NULL)
    {
      const char *name = ludo_reader_word (self->context.options.language,
                                           LUDO_WORD_ANSWER);
      GtkWidget *rows = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP,
                                                 name, "answer");
      GtkWidget *button = gtk_button_new_with_label ("");

      ludo_page_model_append
        (rows, ludo_page_model_make_sentences (self, answer, FALSE));
      add_children (self, rows, answer);
      gtk_box_append (GTK_BOX (box), rows);
      ludo_widget_style_wrap_button (button);
      g_object_set_data (G_OBJECT (button), "model", self);
      g_object_set_data (G_OBJECT (button), "answer", rows);
      g_object_set_data (G_OBJECT (button), "id", node->id);
      g_signal_connect (button, "clicked", G_CALLBACK (answer_clicked_cb),
                        self);
      gtk_box_append (GTK_BOX (buttons), button);
      show_answer (button, g_hash_table_contains (self->revealed, node->id));
    }
  gtk_widget_set_visible (buttons,
                          gtk_widget_get_first_child (buttons) != NULL);
}

static GtkWidget *
buttons_new (GtkAlign align)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BUTTONS_GAP);

  gtk_widget_set_halign (buttons, align);

  return buttons;
}

/* Returns: a board with the game that begins at @node, as it was left. */
static GtkWidget *
exercise_new (LudoPageModel       *self,
              const LudoPageNode  *node,
              GtkWidget           *buttons,
              GError             **error)
{
  LudoGame *game = g_hash_table_lookup (self->games, node->id);

  if (game == NULL)
    {
      game = ludo_exercise_begin (node, ludo_page_game (self->context.page),
                                  error);
      if (game == NULL)
        return NULL;
      g_hash_table_insert (self->games, g_strdup (node->id), game);
    }

  return ludo_exercise_new (node, game, self->context.options.language,
                            buttons);
}

/* Adds the button that goes on from a figure on the page to play.  The window
 * around the page carries the action, if it has such a page. */
static void
add_open_button (LudoPageModel      *self,
                 GtkWidget          *frame,
                 const LudoPageNode *node)
{
  const LudoPageNode *page = self->context.page;
  const char *label = ludo_reader_word (self->context.options.language,
                                        LUDO_WORD_OPEN_ON_BOARD);
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *place = g_strdup_printf ("%s/%s/%s", ludo_page_game (page),
                                            page->id, node->id);

  ludo_widget_style_wrap_button (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-figure");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", place);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (button, BUTTONS_GAP);
  gtk_box_append (GTK_BOX (frame), button);
}

/* Adds the board or, where the rules refuse it, a message in its place, as the
 * rest of the page can still be read. */
static void
add_board (LudoPageModel      *self,
           GtkWidget          *frame,
           const LudoPageNode *node,
           GtkWidget          *buttons,
           const char         *caption)
{
  LudoPageLanguage language = self->context.options.language;
  g_autoptr (GError) error = NULL;
  g_autofree char *escaped = NULL;
  GtkWidget *board = NULL, *figure = NULL;

  if (node->picture != NULL)
    {
      gtk_box_append (GTK_BOX (frame),
                      ludo_page_figure_picture_new (node, language));
      return;
    }

  if (node->is_exercise)
    board = figure = exercise_new (self, node, buttons, &error);
  else
    {
      board = ludo_page_figure_new (node, ludo_page_game (self->context.page),
                                    language, caption, &error);
      if (board != NULL)
        figure = gtk_widget_get_first_child (board);
    }
  if (figure != NULL)
    ludo_page_model_add_figure (self, figure);
  else
    {
      escaped = g_markup_escape_text (error != NULL ? error->message : "", -1);
      board = ludo_page_model_make_words (self, escaped, "problem");
    }
  gtk_box_append (GTK_BOX (frame), board);
  if (figure != NULL)
    add_open_button (self, frame, node);
}

static void
add_figure (LudoPageModel      *self,
            GtkWidget          *parent,
            const LudoPageNode *node)
{
  LudoPageLanguage language = self->context.options.language;
  const LudoPageNode *caption = child_of (node, LUDO_NODE_CAPTION);
  g_autofree char *plain = ludo_page_context_dup_text (&self->context, caption,
                                                       language, FALSE);
  const char *name = ludo_reader_word (language, node->is_exercise
                                                   ? LUDO_WORD_EXERCISE
                                                   : LUDO_WORD_FIGURE);
  GtkWidget *frame = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP, name,
                                              "figure");
  GtkWidget *buttons = buttons_new (GTK_ALIGN_CENTER);
  GtkWidget *bilingual =
    caption != NULL ? ludo_page_model_make_sentences (self, caption, FALSE)
                    : NULL;

  if (bilingual != NULL)
    gtk_widget_add_css_class (bilingual, "caption");
  /* The question of an exercise is read before the board is played on. */
  if (node->is_exercise)
    ludo_page_model_append (frame, bilingual);
  add_board (self, frame, node, buttons, plain);
  if (!node->is_exercise)
    ludo_page_model_append (frame, bilingual);
  add_answer (self, frame, buttons, node);
  ludo_page_model_add (self, parent, node, frame);
}

static void
add_question (LudoPageModel      *self,
              GtkWidget          *parent,
              const LudoPageNode *node)
{
  const char *name = ludo_reader_word (self->context.options.language,
                                       LUDO_WORD_QUESTION);
  GtkWidget *box = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP, name,
                                            "question");

  add_children (self, box, node);
  add_answer (self, box, buttons_new (GTK_ALIGN_START), node);
  ludo_page_model_add (self, parent, node, box);
}

static void
add_entry (LudoPageModel      *self,
           GtkWidget          *parent,
           const LudoPageNode *node)
{
  GtkWidget *box = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP, NULL,
                                            "entry");

  ludo_page_model_append
    (box, ludo_page_model_make_heading (self, node->title, 3, "entry-name"));
  ludo_page_model_append
    (box, ludo_page_model_make_texts (self, node->origin,
                                      GTK_ACCESSIBLE_ROLE_LABEL, "origin"));
  add_children (self, box, node);
  ludo_page_model_add (self, parent, node, box);
}

static void
add_source (LudoPageModel      *self,
            GtkWidget          *parent,
            const LudoPageNode *node)
{
  GtkWidget *box = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_GROUP, NULL,
                                            "entry");
  const char *kind = ludo_reader_kind (self->context.options.language,
                                       node->kind);

  if (kind != NULL)
    ludo_page_model_append (box,
                            ludo_page_model_make_words (self, kind, "kind"));
  ludo_page_model_append
    (box, ludo_page_model_make_texts (self, node->text,
                                      GTK_ACCESSIBLE_ROLE_LABEL, "source"));
  ludo_page_model_add (self, parent, node, box);
}

static void
append_picture (GtkWidget *parent,
                GtkWidget *picture)
{
  gtk_widget_set_margin_top (picture, PICTURE_MARGIN);
  gtk_widget_set_margin_bottom (picture, PICTURE_MARGIN);
  ludo_page_model_append (parent, picture);
}

/* The map of a page with the list of its places, or the list of its dates. */
static void
add_atlas (LudoPageModel      *self,
           GtkWidget          *parent,
           const LudoPageNode *node)
{
  LudoAtlas *atlas = self->context.page->atlas;
  gboolean is_map = node->type == LUDO_NODE_MAP;
  LudoPageLanguage language = ludo_page_context_shows_both (&self->context)
                                ? LUDO_PAGE_N_LANGUAGES
                                : self->context.options.language;
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkWidget *list;

  if (atlas == NULL)
    return;

  if (is_map)
    append_picture (parent, ludo_map_new (atlas, language));
  list = ludo_atlas_list_new (atlas, is_map ? atlas->places : atlas->dates,
                              language, rows);
  /* A search that found a place scrolls to its row in the list. */
  for (guint i = 0; i < node->children->len; i++)
    ludo_page_model_register (self, node->children->pdata[i], rows->pdata[i]);
  append_picture (parent, list);
}

static void
add_heading (LudoPageModel      *self,
             GtkWidget          *parent,
             const LudoPageNode *node)
{
  gboolean page = node->type == LUDO_NODE_PAGE;
  GtkWidget *heading =
    ludo_page_model_make_heading (self, node->title, page ? 1 : 2,
                                  page ? "page-title" : "section-title");

  if (heading != NULL && !page)
    ludo_page_model_register (self, node, heading);
  ludo_page_model_append (parent, heading);
}

static void
add_block (LudoPageModel      *self,
           GtkWidget          *parent,
           const LudoPageNode *node)
{
  static void (*const adders[LUDO_N_NODES]) (LudoPageModel *, GtkWidget *,
                                             const LudoPageNode *) = {
    [LUDO_NODE_PAGE] = add_heading,
    [LUDO_NODE_SECTION] = add_heading,
    [LUDO_NODE_PARAGRAPH] = add_paragraph,
    [LUDO_NODE_LIST] = add_list,
    [LUDO_NODE_BOX] = add_box,
    [LUDO_NODE_TABLE] = add_table,
    [LUDO_NODE_FIGURE] = add_figure,
    [LUDO_NODE_QUESTION] = add_question,
    [LUDO_NODE_ENTRY] = add_entry,
    [LUDO_NODE_GLOSSARY] = add_children,
    [LUDO_NODE_VERSE] = add_verse,
    [LUDO_NODE_MAP] = add_atlas,
    [LUDO_NODE_TIMELINE] = add_atlas,
    [LUDO_NODE_SOURCE] = add_source,
  };

  if (adders[node->type] != NULL
      && ludo_page_applies (node, self->context.options.ruleset))
    adders[node->type] (self, parent, node);
}

/* The sources at the end of the page. */
static void
add_sources (LudoPageModel *self)
{
  const GPtrArray *notes = self->context.notes;
  LudoPageLanguage language = self->context.options.language;
  char *titles[LUDO_PAGE_N_LANGUAGES];
  GtkWidget *list;

  if (notes->len == 0)
    return;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    titles[i] = (char *) ludo_reader_word (i, LUDO_WORD_SOURCES);
  ludo_page_model_append
    (self->page,
     ludo_page_model_make_heading (self, titles, 2, "section-title"));
  list = ludo_page_model_box_new (GTK_ACCESSIBLE_ROLE_LIST, NULL, "items");
  ludo_page_model_append (self->page, list);
  for (guint i = 0; i < notes->len; i++)
    {
      g_autofree char *source =
        ludo_page_context_dup_source (&self->context, notes->pdata[i],
                                      language);
      g_autofree char *markup = g_strdup_printf ("%u.\u2002%s", i + 1, source);

      gtk_box_append (GTK_BOX (list),
                      ludo_page_model_make_words (self, markup, "source"));
    }
}

/* The rows of @node, and in the margin the sources that it is the first to
 * name. */
static void
add_piece (LudoPageModel      *self,
           const LudoPageNode *node)
{
  const GPtrArray *notes = self->context.notes;
  g_autoptr (GString) markup = g_string_new (NULL);
  guint n_named = notes->len;
  GtkWidget *note;

  add_block (self, self->page, node);
  for (guint i = n_named; i < notes->len; i++)
    {
      g_autofree char *source =
        ludo_page_context_dup_source (&self->context, notes->pdata[i],
                                      self->context.options.language);

      g_string_append_printf (markup, "%s%u.\u2002%s", i > n_named ? "\n" : "",
                              i + 1, source);
    }
  if (markup->len == 0)
    return;

  note = ludo_page_model_make_words (self, markup->str, LUDO_MARGIN_NOTE);
  /* Hide it until ludo-page-layout.c gives it its place. */
  gtk_widget_set_child_visible (note, FALSE);
  ludo_page_model_append (self->page, note);
}

/* A page or a section stands only for its heading, because its children are
 * pieces of their own, as the entries of a glossary are. */
static void
add_pieces (LudoPageModel      *self,
            const LudoPageNode *node)
{
  if (node->type != LUDO_NODE_GLOSSARY)
    add_piece (self, node);
  else if (!ludo_page_applies (node, self->context.options.ruleset))
    return;
  if (node->type == LUDO_NODE_PAGE || node->type == LUDO_NODE_SECTION
      || node->type == LUDO_NODE_GLOSSARY)
    for (guint i = 0; i < node->children->len; i++)
      add_pieces (self, g_ptr_array_index (node->children, i));
}

void
ludo_page_blocks_make (LudoPageModel *model)
{
  add_pieces (model, model->context.page);
  add_sources (model);
}
