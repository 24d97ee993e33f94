/* ludo-page-view-build.c: from the elements of a page to widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-build"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-language.h"
#include "reader/ludo-lines-layout.h"
#include "reader/ludo-reader-words.h"

gboolean
_ludo_page_view_shows_both (LudoPageView *self)
{
  return self->way.mode == LUDO_READING_BOTH
         || self->way.mode == LUDO_READING_EXERCISE;
}

void
_ludo_page_view_remember (LudoPageView       *self,
                          const LudoPageNode *node,
                          GtkWidget          *widget)
{
  if (node->id != NULL && !g_hash_table_contains (self->by_id, node->id))
    g_hash_table_insert (self->by_id, g_strdup (node->id), widget);
}

void
_ludo_page_view_append (GtkWidget *parent,
                        GtkWidget *child)
{
  if (GTK_IS_BOX (parent))
    gtk_box_append (GTK_BOX (parent), child);
  else
    gtk_widget_set_parent (child, parent);
}

GtkWidget *
_ludo_page_view_words_new (LudoPageView     *self,
                           const char       *markup,
                           LudoPageLanguage  language,
                           const char       *style)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *spoken = NULL;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  ludo_lines_layout_attach (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  /* The language tells a voice how to read, and Pango which forms to take. */
  spoken = g_strdup_printf ("<span lang=\"%s\">%s</span>",
                            ludo_page_language_code (language), markup);
  gtk_label_set_markup (GTK_LABEL (label), spoken);

  return label;
}

static GtkWidget *
heading_label_new (const char       *markup,
                   LudoPageLanguage  language,
                   int               level,
                   const char       *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0, "yalign", 1.0, NULL);
  g_autofree char *spoken =
    g_strdup_printf ("<span lang=\"%s\">%s</span>",
                     ludo_page_language_code (language), markup);

  gtk_label_set_markup (GTK_LABEL (label), spoken);
  ludo_lines_layout_attach (GTK_LABEL (label), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, style);

  return label;
}

GtkWidget *
_ludo_page_view_heading_new (LudoPageView *self,
                             char *const  *title,
                             int           level,
                             const char   *style)
{
  LudoPageLanguage first = self->way.language;
  LudoPageLanguage second = 1 - first;
  GtkWidget *labels[2] = { NULL, NULL };
  GtkWidget *pair;

  if (title[first] == NULL)
    return NULL;

  labels[0] = heading_label_new (title[first], first, level, style);
  if (_ludo_page_view_shows_both (self)
      && !g_str_equal (title[first], title[second]))
    labels[1] = heading_label_new (title[second], second, level, style);
  pair = ludo_pair_new (labels[0], labels[1], FALSE);
  gtk_widget_add_css_class (pair, style);

  return pair;
}

/* The names of those rulesets for which @node holds, or does not; how many. */
static int
list_rulesets (const GameRules    *rules,
               const LudoPageNode *node,
               gboolean            holding,
               GString            *names)
{
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  int n_names = 0;

  for (int i = 0; i < rules->n_rulesets; i++)
    if (g_strv_contains ((const char *const *) node->rulesets,
                         rules->rulesets[i].id) == holding)
      g_string_append_printf (names, "%s%s", n_names++ > 0 ? " · " : "",
                              gettext (info->rulesets[i].name));

  return n_names;
}

/* For which rulesets @node holds, in the shorter way to say it. */
static char *
name_rulesets (LudoPageView       *self,
               const LudoPageNode *node,
               LudoPageLanguage    language)
{
  const GameRules *rules = games_find (ludo_page_game (self->page));
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) others = g_string_new (NULL);
  gboolean all_but;
  char *lent;
  int n_names, n_others;

  if (rules == NULL)
    return NULL;

  /* In the language of what is read, whatever that of the window. */
  lent = ludo_language_lend (ludo_page_language_code (language));
  n_names = list_rulesets (rules, node, TRUE, names);
  n_others = list_rulesets (rules, node, FALSE, others);
  ludo_language_return (lent);
  if (n_names == 0)
    return NULL;
  all_but = n_others == 1 && rules->n_rulesets > 2;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (ludo_reader_word (language,
                                            all_but ? LUDO_WORD_ALL_BUT
                                                    : LUDO_WORD_ONLY),
                          all_but ? others->str : names->str);
#pragma GCC diagnostic pop
}

/* Who has chosen some rules need not read the names of all others: a light
 * mark says that others differ, and which these are on demand. */
static GtkWidget *
rulesets_label_new (LudoPageView       *self,
                    const LudoPageNode *node)
{
  g_autofree char *names = name_rulesets (self, node, self->way.language);
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (names == NULL)
    return NULL;

  markup = g_markup_escape_text
    (self->ruleset == NULL ? names
                           : ludo_reader_word (self->way.language,
                                               LUDO_WORD_NOT_IN_ALL), -1);
  label = _ludo_page_view_words_new (self, markup, self->way.language,
                                     "ruleset");
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  if (self->ruleset != NULL)
    {
      gtk_widget_add_css_class (label, "chosen");
      gtk_widget_set_tooltip_text (label, names);
    }

  return label;
}

static void
add_sentence (LudoPageView       *self,
              LudoPassage        *passage,
              const LudoPageNode *node,
              LudoPageLanguage    language)
{
  g_autofree char *rulesets = NULL;
  g_autofree char *prefix = NULL;
  LudoSentence *sentence;

  /* Who has chosen some rules need not read the names of all others. */
  if (node->rulesets != NULL)
    rulesets = self->ruleset == NULL
                 ? name_rulesets (self, node, language)
                 : g_strdup (ludo_reader_word (language,
                                               LUDO_WORD_NOT_IN_ALL));
  if (rulesets != NULL)
    prefix = g_strdup_printf ("[%s]", rulesets);
  sentence = ludo_passage_add (passage, node, prefix);
  _ludo_page_view_add_marks (self, passage, node, language);
  _ludo_page_view_hear_sentence (self, sentence);
  if (self->way.mode == LUDO_READING_EXERCISE
      && language != self->way.language)
    ludo_sentence_set_hidden (sentence,
                              !g_hash_table_contains (self->revealed,
                                                      node->id),
                              ludo_reader_word (self->way.language,
                                                LUDO_WORD_HIDDEN));
}

static gboolean
holds (LudoPageView       *self,
       const LudoPageNode *node)
{
  return node->type == LUDO_NODE_SENTENCE
         && ludo_page_applies (node, self->ruleset);
}

LudoPassage *
_ludo_page_view_passage_new (LudoPageView       *self,
                             const LudoPageNode *node,
                             LudoPageLanguage    language)
{
  LudoPassage *passage = ludo_passage_new (language,
                                           self->way.line_spacing);

  if (node->type == LUDO_NODE_SENTENCE)
    add_sentence (self, passage, node, language);
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *child = g_ptr_array_index (node->children, i);

      if (holds (self, child))
        add_sentence (self, passage, child, language);
    }

  return passage;
}

static void
register_passage (LudoPageView *self,
                  LudoPassage  *passage)
{
  LudoPageLanguage language = ludo_passage_get_language (passage);

  g_ptr_array_add (self->passages, passage);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (passage));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const LudoPageNode *node =
        ludo_sentence_get_node (LUDO_SENTENCE (child));

      g_ptr_array_add (self->sentences, child);
      g_hash_table_insert (self->by_sentence[language], node->id, child);
      if (language == self->way.language)
        _ludo_page_view_remember (self, node, child);
    }
}

GtkWidget *
_ludo_page_view_pair_new (LudoPageView       *self,
                          const LudoPageNode *node,
                          gboolean            stacked)
{
  LudoPageLanguage first = self->way.language;
  LudoPassage *passages[2] = { NULL, NULL };
  gboolean any = FALSE;
  GtkWidget *pair;

  for (guint i = 0; i < node->children->len; i++)
    any |= holds (self, g_ptr_array_index (node->children, i));
  if (!any)
    return NULL;

  passages[0] = _ludo_page_view_passage_new (self, node, first);
  register_passage (self, passages[0]);
  if (_ludo_page_view_shows_both (self))
    {
      passages[1] = _ludo_page_view_passage_new (self, node, 1 - first);
      register_passage (self, passages[1]);
    }

  pair = ludo_pair_new (GTK_WIDGET (passages[0]),
                        passages[1] != NULL ? GTK_WIDGET (passages[1])
                                            : NULL, stacked);
  g_object_set_data (G_OBJECT (pair), "node", (gpointer) node);
  _ludo_page_view_remember (self, node, pair);

  return pair;
}

static void
add_paragraph (LudoPageView       *self,
               GtkWidget          *parent,
               const LudoPageNode *node)
{
  GtkWidget *pair = _ludo_page_view_pair_new (self, node, FALSE);

  if (pair == NULL)
    return;
  if (node->rulesets != NULL)
    {
      GtkWidget *label = rulesets_label_new (self, node);

      if (label != NULL)
        _ludo_page_view_append (parent, label);
    }
  gtk_widget_add_css_class (pair, "paragraph");
  _ludo_page_view_append (parent, pair);
}

static void
add_list (LudoPageView       *self,
          GtkWidget          *parent,
          const LudoPageNode *node)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                                  GTK_ORIENTATION_VERTICAL, NULL);

  gtk_widget_add_css_class (list, "items");
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *item = g_ptr_array_index (node->children, i);
      GtkWidget *pair = NULL;
      GtkWidget *row;
      GtkWidget *bullet;
      GtkWidget *body;
      GtkWidget *label = NULL;

      if (ludo_page_applies (item, self->ruleset))
        pair = _ludo_page_view_pair_new (self, item, FALSE);
      if (pair == NULL)
        continue;

      row = g_object_new (GTK_TYPE_BOX, "accessible-role",
                          GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 10, NULL);
      body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      bullet = gtk_label_new ("•");
      gtk_widget_add_css_class (bullet, "bullet");
      gtk_widget_set_valign (bullet, GTK_ALIGN_START);
      if (item->rulesets != NULL)
        label = rulesets_label_new (self, item);
      if (label != NULL)
        gtk_box_append (GTK_BOX (body), label);
      gtk_widget_set_hexpand (body, TRUE);
      gtk_box_append (GTK_BOX (body), pair);
      gtk_box_append (GTK_BOX (row), bullet);
      gtk_box_append (GTK_BOX (row), body);
      gtk_box_append (GTK_BOX (list), row);
    }
  _ludo_page_view_remember (self, node, list);
  _ludo_page_view_append (parent, list);
}

static void
add_box (LudoPageView       *self,
         GtkWidget          *parent,
         const LudoPageNode *node)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget *heading;
  const char *kind = ludo_reader_kind (self->way.language, node->kind);

  gtk_widget_add_css_class (box, "framed");
  if (node->kind != NULL)
    gtk_widget_add_css_class (box, node->kind);
  if (kind != NULL)
    {
      GtkWidget *label =
        _ludo_page_view_words_new (self, kind, self->way.language, "kind");

      gtk_box_append (GTK_BOX (box), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, kind,
                                      -1);
    }
  heading = _ludo_page_view_heading_new (self, node->title, 3, "box-title");
  if (heading != NULL)
    gtk_box_append (GTK_BOX (box), heading);
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_add_block (self, box,
                               g_ptr_array_index (node->children, i));
  _ludo_page_view_remember (self, node, box);
  _ludo_page_view_append (parent, box);
}

void
_ludo_page_view_add_block (LudoPageView       *self,
                           GtkWidget          *parent,
                           const LudoPageNode *node)
{
  if (!ludo_page_applies (node, self->ruleset))
    return;

  switch (node->type)
    {
    case LUDO_NODE_PARAGRAPH:
      add_paragraph (self, parent, node);
      break;
    case LUDO_NODE_LIST:
      add_list (self, parent, node);
      break;
    case LUDO_NODE_BOX:
      add_box (self, parent, node);
      break;
    case LUDO_NODE_TABLE:
      _ludo_page_view_add_table (self, parent, node);
      break;
    case LUDO_NODE_FIGURE:
      _ludo_page_view_add_figure (self, parent, node);
      break;
    case LUDO_NODE_QUESTION:
      _ludo_page_view_add_question (self, parent, node);
      break;
    case LUDO_NODE_GLOSSARY:
      for (guint i = 0; i < node->children->len; i++)
        _ludo_page_view_add_entry (self, parent,
                                   g_ptr_array_index (node->children, i));
      break;
    case LUDO_NODE_MAP:
    case LUDO_NODE_TIMELINE:
      _ludo_page_view_add_atlas (self, parent, node);
      break;
    case LUDO_NODE_SOURCE:
      _ludo_page_view_add_source (self, parent, node);
      break;
    case LUDO_NODE_PAGE:
    case LUDO_NODE_SECTION:
    case LUDO_NODE_ITEM:
    case LUDO_NODE_ROW:
    case LUDO_NODE_CELL:
    case LUDO_NODE_CAPTION:
    case LUDO_NODE_ANSWER:
    case LUDO_NODE_ENTRY:
    case LUDO_NODE_SENTENCE:
    case LUDO_N_NODES:
    default:
      break;
    }
}
