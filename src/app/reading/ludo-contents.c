/* ludo-contents.c: the pages to read, and a search in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-contents.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "content/ludo-index.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "reader/ludo-page-context.h"

/* The most hits that are listed. */
#define HITS_MAX 80
/* The letters around the match in an excerpt. */
#define EXCERPT 110

struct _LudoContents
{
  GtkBox parent_instance;

  LudoPageLanguage language;

  /* Borrowed: children */
  GtkWidget *entry;
  GtkWidget *everywhere;        /* a check button: all pages of all games */
  GtkWidget *count;
  GtkListBox *list;

  /* Owned */
  LudoLibrary *library;
  LudoIndex *index;             /* NULL until the first search */
  LudoPageNode *page;
  char *words;                  /* of the last search */
};

G_DEFINE_FINAL_TYPE (LudoContents, ludo_contents, GTK_TYPE_BOX)

static void
ludo_contents_dispose (GObject *object)
{
  LudoContents *self = LUDO_CONTENTS (object);

  g_clear_pointer (&self->page, ludo_page_free);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->index, ludo_index_free);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ludo_contents_parent_class)->dispose (object);
}

/* Returns: the row of the page being read or, in a list of hits, the first row;
 * NULL if there is none. */
static GtkWidget *
current_row (LudoContents *self)
{
  GtkWidget *list = GTK_WIDGET (self->list);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "current"))
      return row;

  return gtk_widget_get_first_child (list);
}

static gboolean
ludo_contents_grab_focus (GtkWidget *widget)
{
  LudoContents *self = LUDO_CONTENTS (widget);
  GtkWidget *row = current_row (self);

  return gtk_widget_grab_focus (row != NULL ? row : self->entry);
}

/* Adds a row of one or two lines, which are its accessible name, that leads to
 * @place. */
static GtkWidget *
add_row (LudoContents *self,
         GVariant     *place,
         const char   *first,
         const char   *second,
         const char   *style)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *markups[] = { first, second };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (markups); i++)
    if (markups[i] != NULL)
      {
        GtkWidget *label = gtk_label_new (NULL);
        g_autofree char *plain = ludo_page_dup_plain (markups[i]);

        gtk_label_set_markup (GTK_LABEL (label), markups[i]);
        gtk_label_set_xalign (GTK_LABEL (label), 0);
        gtk_label_set_wrap (GTK_LABEL (label), TRUE);
        gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
        gtk_box_append (GTK_BOX (lines), label);
        gtk_widget_add_css_class (label, i == 0 ? "first" : "second");
        g_string_append_printf (name, "%s%s", i > 0 ? ", " : "", plain);
      }
  gtk_widget_add_css_class (row, style);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), lines);
  ludo_names_label (row, name->str);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "reading.go-to");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), place);
  gtk_list_box_append (self->list, row);

  return row;
}

/* Returns: (transfer floating): the target of the action "reading.go-to". */
static GVariant *
place_new (const char *game_id,
           const char *page_id,
           const char *element_id,
           int         language)
{
  return g_variant_new ("(sssi)", game_id, page_id, element_id, language);
}

static void
empty_list (LudoContents *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list)))
         != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
list_sections (LudoContents *self)
{
  const char *game_id = ludo_page_game (self->page);

  for (guint i = 0; i < self->page->children->len; i++)
    {
      const LudoPageNode *node = g_ptr_array_index (self->page->children, i);

      if (node->type == LUDO_NODE_SECTION
          && node->title[self->language] != NULL)
        add_row (self, place_new (game_id, self->page->id, node->id, -1),
                 node->title[self->language], NULL, "part");
    }
}

static void
list_pages (LudoContents *self)
{
  const char *const *ids = ludo_library_get_page_ids ();
  const char *game_id;

  empty_list (self);
  gtk_widget_set_visible (self->count, FALSE);
  if (self->page == NULL)
    return;

  game_id = ludo_page_game (self->page);
  for (int i = 0; ids[i] != NULL; i++)
    {
      gboolean current = g_str_equal (ids[i], self->page->id);
      GtkWidget *row;

      if (!ludo_library_has (self->library, game_id, ids[i]))
        continue;
      row = add_row (self, place_new (game_id, ids[i], "", -1),
                     ludo_library_get_page_title (ids[i], self->language),
                     NULL, current ? "current" : "whole");
      if (!current)
        continue;
      gtk_accessible_update_state (GTK_ACCESSIBLE (row),
                                   GTK_ACCESSIBLE_STATE_EXPANDED, TRUE, -1);
      list_sections (self);
    }
}

static void
list_hit (LudoContents  *self,
          const LudoHit *hit)
{
  g_autofree char *excerpt = ludo_hit_dup_excerpt (hit, EXCERPT);
  g_autofree char *marked =
    g_strdup_printf ("<span lang=\"%s\">%s</span>",
                     ludo_page_language_code (hit->language), excerpt);
  const char *title = ludo_library_get_page_title (hit->page_id,
                                                   hit->language);
  gboolean other = self->page == NULL
                   || !g_str_equal (hit->game_id,
                                    ludo_page_game (self->page));
  const char *game = gettext (ludo_game_info_for (hit->game_id)->name);
  g_autoptr (GString) where = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  g_autofree char *rulesets =
    ludo_page_context_dup_rulesets (hit->game_id, hit->rulesets,
                                    hit->language);

  g_string_append_printf (where, "%s%s%s", other ? game : "",
                          other ? " · " : "", title);
  if (hit->section != NULL)
    g_string_append_printf (where, " · %s", hit->section);
  if (rulesets != NULL)
    g_string_append_printf (where, " · %s", rulesets);
  escaped = g_markup_escape_text (where->str, -1);
  add_row (self, place_new (hit->game_id, hit->page_id, hit->element_id,
                            (int) hit->language), escaped, marked, "hit");
}

static void
ensure_index (LudoContents *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (self->index != NULL)
    return;

  for (int i = 0; games_list ()[i] != NULL; i++)
    g_ptr_array_add (ids, (gpointer) games_list ()[i]->id);
  g_ptr_array_add (ids, NULL);
  self->index = ludo_index_new (self->library,
                                (const char *const *) ids->pdata);
}

static void
list_hits (LudoContents *self,
           const char   *words)
{
  g_autoptr (GPtrArray) hits = NULL;
  g_autofree char *count = NULL;
  const char *game_id = NULL;
  guint n_found;

  ensure_index (self);
  if (self->page != NULL
      && !gtk_check_button_get_active (GTK_CHECK_BUTTON (self->everywhere)))
    game_id = ludo_page_game (self->page);
  hits = ludo_index_search (self->index, words, game_id, self->language,
                            HITS_MAX, &n_found);

  empty_list (self);
  for (guint i = 0; i < hits->len; i++)
    list_hit (self, g_ptr_array_index (hits, i));
  count = hits->len == 0 ? g_strdup (_("Nothing was found."))
          : n_found > hits->len && game_id == NULL
            /* Translators: eighty of two hundred places, some of each game
             * that has any. */
            ? g_strdup_printf (_("Showing %u of %u results, from every "
                                 "game"), hits->len, n_found)
          : n_found > hits->len
            ? g_strdup_printf (_("Showing the first %u of %u results"),
                               hits->len, n_found)
            : g_strdup_printf (ngettext ("%u result", "%u results",
                                         hits->len), hits->len);
  gtk_widget_set_visible (self->count, TRUE);
  ludo_announce_label (GTK_LABEL (self->count), count);
}

static void
search_changed_cb (LudoContents *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  g_free (self->words);
  self->words = g_strdup (words);
  if (words[0] == '\0')
    list_pages (self);
  else
    list_hits (self, words);
}

/* Searches for the words in the entry, which reports them with a delay.  Words
 * whose hits are listed already are not searched again, because the list would
 * change under the pointer. */
static void
typed_cb (LudoContents *self)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                 self->words) != 0)
    search_changed_cb (self);
}

/* Moves the focus with the Down key from the entry to the hits. */
static gboolean
entry_key_cb (LudoContents *self,
              guint         keyval)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  if ((keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down) || first == NULL)
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
ludo_contents_class_init (LudoContentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_contents_dispose;
  widget_class->grab_focus = ludo_contents_grab_focus;
  LUDO_TEMPLATE_SET (klass, "contents");
  LUDO_TEMPLATE_CHILDREN (klass, LudoContents, entry, everywhere, count, list);
  LUDO_TEMPLATE_CALLBACKS (klass, search_changed_cb, typed_cb, entry_key_cb);
  gtk_widget_class_set_css_name (widget_class, "contents");
}

static void
ludo_contents_init (LudoContents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_contents_new (LudoLibrary *library)
{
  LudoContents *self;

  g_return_val_if_fail (LUDO_IS_LIBRARY (library), NULL);

  self = g_object_new (LUDO_TYPE_CONTENTS, NULL);
  self->library = g_object_ref (library);

  return GTK_WIDGET (self);
}

void
ludo_contents_set_page (LudoContents     *self,
                        LudoPageNode     *page,
                        LudoPageLanguage  language)
{
  g_return_if_fail (LUDO_IS_CONTENTS (self) && page != NULL);

  if (self->page == page && self->language == language)
    return;

  ludo_page_ref (page);
  ludo_page_free (self->page);
  self->page = page;
  self->language = language;
  /* Keep the list of hits until the words are changed. */
  if (gtk_editable_get_text (GTK_EDITABLE (self->entry))[0] == '\0')
    list_pages (self);
}

void
ludo_contents_search (LudoContents *self,
                      const char   *words)
{
  g_return_if_fail (LUDO_IS_CONTENTS (self) && words != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), words);
  search_changed_cb (self);
}

GtkWidget *
ludo_contents_get_entry (LudoContents *self)
{
  g_return_val_if_fail (LUDO_IS_CONTENTS (self), NULL);

  return self->entry;
}
