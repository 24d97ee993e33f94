/* ludo-page-view.c: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view"

#include "config.h"

#include "reader/ludo-page-view.h"

#include "reader/ludo-page-figure.h"

/* Some seventy characters a line, in pixels at the usual size of text. */
#define COLUMN_WIDTH 700

struct _LudoPageView
{
  GtkWidget parent_instance;

  /* Borrowed: the one child, and what stands in it by the elements' ids */
  GtkWidget *column;
  GHashTable *by_id;            /* owned; its values are borrowed */

  /* While a page is being built, borrowed */
  const LudoPageNode *page;
  const LudoPageNode *sources;
  const char *ruleset;
  LudoPageLanguage language;
  GPtrArray *notes;             /* const char *: sources in order of use */
};

G_DEFINE_FINAL_TYPE (LudoPageView, ludo_page_view, GTK_TYPE_WIDGET)

static void add_block (LudoPageView *self, GtkBox *box,
                       const LudoPageNode *node);

static void
ludo_page_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > COLUMN_WIDTH)
    for_size = COLUMN_WIDTH;
  gtk_widget_measure (self->column, orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, COLUMN_WIDTH);
}

static void
ludo_page_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  LudoPageView *self = LUDO_PAGE_VIEW (widget);
  GtkAllocation allocation = {
    .x = MAX ((width - COLUMN_WIDTH) / 2, 0),
    .width = MIN (width, COLUMN_WIDTH),
    .height = height,
  };

  gtk_widget_size_allocate (self->column, &allocation, baseline);
}

static GtkSizeRequestMode
ludo_page_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ludo_page_view_dispose (GObject *object)
{
  LudoPageView *self = LUDO_PAGE_VIEW (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->by_id, g_hash_table_unref);

  G_OBJECT_CLASS (ludo_page_view_parent_class)->dispose (object);
}

static void
ludo_page_view_class_init (LudoPageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_page_view_dispose;
  widget_class->measure = ludo_page_view_measure;
  widget_class->size_allocate = ludo_page_view_size_allocate;
  widget_class->get_request_mode = ludo_page_view_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "page");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
ludo_page_view_init (LudoPageView *self)
{
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GtkWidget *
ludo_page_view_new (void)
{
  return g_object_new (LUDO_TYPE_PAGE_VIEW, NULL);
}

static void
remember (LudoPageView       *self,
          const LudoPageNode *node,
          GtkWidget          *widget)
{
  if (node->id != NULL)
    g_hash_table_insert (self->by_id, g_strdup (node->id), widget);
}

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (label, GTK_ALIGN_FILL);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static void
set_markup (LudoPageView *self,
            GtkWidget    *label,
            const char   *markup)
{
  static const char *const codes[] = { "fr", "en" };
  g_autofree char *spoken = NULL;

  /* The language tells a voice how to read, and Pango which forms to take. */
  spoken = g_strdup_printf ("<span lang=\"%s\">%s</span>",
                            codes[self->language], markup);
  gtk_label_set_markup (GTK_LABEL (label), spoken);
}

static void
add_title (LudoPageView       *self,
           GtkBox             *box,
           const LudoPageNode *node,
           const char         *style)
{
  GtkWidget *label;

  if (node->title[self->language] == NULL)
    return;

  label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                        GTK_ACCESSIBLE_ROLE_HEADING, "wrap", TRUE,
                        "xalign", 0.0, NULL);
  gtk_widget_add_css_class (label, style);
  set_markup (self, label, node->title[self->language]);
  gtk_box_append (box, label);
}

/* The number under which the source is listed at the end, from 1. */
static guint
note_number (LudoPageView *self,
             const char   *source)
{
  for (guint i = 0; i < self->notes->len; i++)
    if (g_str_equal (g_ptr_array_index (self->notes, i), source))
      return i + 1;

  g_ptr_array_add (self->notes, (gpointer) source);

  return self->notes->len;
}

static void
append_notes (LudoPageView       *self,
              GString            *markup,
              const LudoPageNode *sentence)
{
  if (self->sources == NULL || sentence->notes->len == 0)
    return;

  g_string_append (markup, "<sup>");
  for (guint i = 0; i < sentence->notes->len; i++)
    g_string_append_printf (markup, "%s%u", i > 0 ? ", " : "\u2009",
                            note_number (self, g_ptr_array_index
                                                 (sentence->notes, i)));
  g_string_append (markup, "</sup>");
}

/* The sentences of a paragraph, an item, a cell or a caption. */
static char *
join_sentences (LudoPageView       *self,
                const LudoPageNode *node,
                gboolean            with_notes)
{
  GString *markup = g_string_new (NULL);

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *sentence = g_ptr_array_index (node->children, i);

      if (!ludo_page_applies (sentence, self->ruleset))
        continue;
      if (markup->len > 0)
        g_string_append_c (markup, ' ');
      g_string_append (markup, sentence->text[self->language]);
      if (with_notes)
        append_notes (self, markup, sentence);
    }

  return g_string_free (markup, FALSE);
}

static GtkWidget *
text_new (LudoPageView       *self,
          const LudoPageNode *node,
          const char         *style)
{
  GtkWidget *label = label_new (style);
  g_autofree char *markup = join_sentences (self, node, TRUE);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* Reached by the pointer; Tab goes from control to control. */
  gtk_widget_set_focusable (label, FALSE);
  set_markup (self, label, markup);
  remember (self, node, label);

  return label;
}

static void
add_list (LudoPageView       *self,
          GtkBox             *box,
          const LudoPageNode *node)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *item = g_ptr_array_index (node->children, i);
      GtkWidget *row;
      GtkWidget *bullet;
      GtkWidget *text;

      if (!ludo_page_applies (item, self->ruleset))
        continue;

      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
      bullet = gtk_label_new ("•");
      gtk_widget_set_valign (bullet, GTK_ALIGN_START);
      text = text_new (self, item, NULL);
      gtk_widget_set_hexpand (text, TRUE);
      gtk_box_append (GTK_BOX (row), bullet);
      gtk_box_append (GTK_BOX (row), text);
      gtk_box_append (GTK_BOX (list), row);
    }

  gtk_box_append (box, list);
}

static void
add_table (LudoPageView       *self,
           GtkBox             *box,
           const LudoPageNode *node)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GString) heads = g_string_new (NULL);

  gtk_widget_add_css_class (grid, "table");
  for (guint i = 0; i < node->children->len; i++)
    {
      const LudoPageNode *row = g_ptr_array_index (node->children, i);

      for (guint j = 0; j < row->children->len; j++)
        {
          GtkWidget *cell = text_new (self,
                                      g_ptr_array_index (row->children, j),
                                      row->head ? "head" : "cell");

          gtk_widget_set_hexpand (cell, TRUE);
          gtk_widget_set_valign (cell, GTK_ALIGN_FILL);
          gtk_label_set_yalign (GTK_LABEL (cell), 0);
          gtk_label_set_width_chars (GTK_LABEL (cell), 9);
          gtk_grid_attach (GTK_GRID (grid), cell, j, i, 1, 1);
          if (i == 0)
            g_string_append_printf (heads, "%s%s", j > 0 ? ", " : "",
                                    gtk_label_get_text (GTK_LABEL (cell)));
        }
    }

  /* What scrolls takes the focus: it is called as its columns are. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heads->str,
                                  -1);

  /* A wide table scrolls by itself; the page never does sideways. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  gtk_box_append (box, scroller);
}

static char *
plain_text (const char *markup)
{
  char *text = NULL;

  if (!pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    text = g_strdup (markup);

  return text;
}

static void
add_figure (LudoPageView       *self,
            GtkBox             *box,
            const LudoPageNode *node)
{
  const LudoPageNode *caption = NULL;
  g_autofree char *markup = NULL;
  g_autofree char *plain = NULL;
  g_autoptr (GtkWidget) figure = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *frame;

  if (node->children->len > 0)
    caption = g_ptr_array_index (node->children, 0);
  markup = caption != NULL ? join_sentences (self, caption, FALSE)
                           : g_strdup ("");
  plain = plain_text (markup);
  figure = ludo_page_figure_new (node, ludo_page_game (self->page),
                                 self->language, plain, &error);
  if (figure == NULL)
    {
      /* The page remains worth reading without it. */
      g_info ("%s: %s", self->page->id, error->message);
      return;
    }

  frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (frame, "figure");
  gtk_box_append (GTK_BOX (frame), figure);
  if (caption != NULL)
    gtk_box_append (GTK_BOX (frame), text_new (self, caption, "caption"));
  remember (self, node, frame);
  gtk_box_append (box, frame);
}

static void
add_box (LudoPageView       *self,
         GtkBox             *box,
         const LudoPageNode *node)
{
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (inner, "passage");
  if (node->kind != NULL)
    gtk_widget_add_css_class (inner, node->kind);
  add_title (self, GTK_BOX (inner), node, "heading");
  for (guint i = 0; i < node->children->len; i++)
    add_block (self, GTK_BOX (inner), g_ptr_array_index (node->children, i));
  remember (self, node, inner);
  gtk_box_append (box, inner);
}

static void
add_block (LudoPageView       *self,
           GtkBox             *box,
           const LudoPageNode *node)
{
  if (!ludo_page_applies (node, self->ruleset))
    return;

  switch (node->type)
    {
    case LUDO_NODE_PARAGRAPH:
      gtk_box_append (box, text_new (self, node, NULL));
      break;
    case LUDO_NODE_LIST:
      add_list (self, box, node);
      break;
    case LUDO_NODE_BOX:
      add_box (self, box, node);
      break;
    case LUDO_NODE_TABLE:
      add_table (self, box, node);
      break;
    case LUDO_NODE_FIGURE:
      add_figure (self, box, node);
      break;
    case LUDO_NODE_PAGE:
    case LUDO_NODE_SECTION:
    case LUDO_NODE_ITEM:
    case LUDO_NODE_ROW:
    case LUDO_NODE_CELL:
    case LUDO_NODE_CAPTION:
    case LUDO_NODE_SENTENCE:
    case LUDO_NODE_SOURCE:
    case LUDO_N_NODES:
    default:
      break;
    }
}

static void
add_section (LudoPageView       *self,
             GtkBox             *column,
             const LudoPageNode *node)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_title (self, GTK_BOX (box), node, "title-2");
  for (guint i = 0; i < node->children->len; i++)
    add_block (self, GTK_BOX (box), g_ptr_array_index (node->children, i));
  remember (self, node, box);
  gtk_box_append (column, box);
}

static void
add_sources (LudoPageView *self,
             GtkBox       *column)
{
  GtkWidget *heading;

  if (self->sources == NULL || self->notes->len == 0)
    return;

  heading = label_new ("title-2");
  /* The same word in both languages. */
  gtk_label_set_text (GTK_LABEL (heading), "Sources");
  gtk_box_append (column, heading);

  for (guint i = 0; i < self->notes->len; i++)
    {
      const char *id = g_ptr_array_index (self->notes, i);
      const LudoPageNode *source = ludo_page_find (self->sources, id);
      g_autofree char *markup = NULL;
      GtkWidget *label = label_new ("source");

      markup = g_strdup_printf ("%u.\u2002%s", i + 1,
                                source != NULL
                                  ? source->text[self->language] : id);
      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      gtk_widget_set_focusable (label, FALSE);
      set_markup (self, label, markup);
      gtk_box_append (column, label);
    }
}

void
ludo_page_view_show (LudoPageView       *self,
                     const LudoPageNode *page,
                     const LudoPageNode *sources,
                     LudoPageLanguage    language,
                     const char         *ruleset)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new ();

  g_return_if_fail (LUDO_IS_PAGE_VIEW (self) && page != NULL);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_hash_table_remove_all (self->by_id);

  self->page = page;
  self->sources = sources;
  self->language = language;
  self->ruleset = ruleset;
  self->notes = notes;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 28);
  gtk_widget_add_css_class (self->column, "column");
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));

  add_title (self, GTK_BOX (self->column), page, "title-1");
  for (guint i = 0; i < page->children->len; i++)
    add_section (self, GTK_BOX (self->column),
                 g_ptr_array_index (page->children, i));
  add_sources (self, GTK_BOX (self->column));

  self->page = NULL;
  self->sources = NULL;
  self->ruleset = NULL;
  self->notes = NULL;
}

GtkWidget *
ludo_page_view_find (LudoPageView *self,
                     const char   *id)
{
  g_return_val_if_fail (LUDO_IS_PAGE_VIEW (self) && id != NULL, NULL);

  return g_hash_table_lookup (self->by_id, id);
}
