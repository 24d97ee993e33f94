/* ludo-position-editor.c: edits a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/editing/ludo-position-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"

/* The most changes that can be undone. */
#define UNDO_MAX 200

struct _LudoPositionEditor
{
  LudoModel parent_instance;

  const LudoGameInfo *info;
  const LudoEditing *editing;
  GameState state;
  int piece;                    /* for the next click, or LUDO_PIECE_NONE */
  GameError parse_error;        /* of the last text, if it was refused */
  const char *refusal;          /* reason for the last change, untranslated, or
                                 * NULL */

  /* Owned */
  LudoGame *game;
  GArray *undo_stack;           /* GameState, the latest last */
  char *draft;                  /* the id of the game, a possible position in
                                 * notation, and the acts since then, a line
                                 * each */
  GPtrArray *draft_stack;       /* char *: for each of undo_stack */
};

G_DEFINE_FINAL_TYPE (LudoPositionEditor, ludo_position_editor, LUDO_TYPE_MODEL)

static void
ludo_position_editor_finalize (GObject *object)
{
  LudoPositionEditor *self = LUDO_POSITION_EDITOR (object);

  g_clear_object (&self->game);
  g_array_unref (self->undo_stack);
  g_free (self->draft);
  g_ptr_array_unref (self->draft_stack);

  G_OBJECT_CLASS (ludo_position_editor_parent_class)->finalize (object);
}

static void
ludo_position_editor_class_init (LudoPositionEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_position_editor_finalize;
}

static void
ludo_position_editor_init (LudoPositionEditor *self)
{
  self->undo_stack = g_array_new (FALSE, FALSE, sizeof (GameState));
  self->draft_stack = g_ptr_array_new_with_free_func (g_free);
}

/* Returns: (transfer full): the draft of the possible position @state. */
static char *
dup_possible (LudoPositionEditor *self,
              const GameState    *state)
{
  char text[GAME_POSITION_TEXT_MAX];

  self->info->rules->print (state, text);

  return g_strconcat (self->info->rules->id, "\n", text, NULL);
}

LudoPositionEditor *
ludo_position_editor_new (const LudoGameInfo *info,
                          const GameState    *state)
{
  LudoPositionEditor *self;

  g_return_val_if_fail (info != NULL && state != NULL, NULL);

  self = g_object_new (LUDO_TYPE_POSITION_EDITOR, NULL);
  self->info = info;
  self->editing = ludo_drawing_for (info->rules->id)->editing;
  self->state = *state;
  self->game = ludo_game_new_to_edit (info, state);
  if (info->rules->self_check (state) == NULL)
    self->draft = dup_possible (self, state);
  else
    {
      /* The only impossible position that callers pass is a cleared board. */
      g_autofree char *draft = NULL;
      GameState start = { 0 };
      GameConfig config;

      info->rules->config (state, &config);
      info->rules->start (&config, &start);
      draft = dup_possible (self, &start);
      self->draft = g_strconcat (draft, "\nclear", NULL);
    }

  return self;
}

LudoGame *
ludo_position_editor_get_game (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  return self->game;
}

const LudoGameInfo *
ludo_position_editor_get_info (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  return self->info;
}

const LudoEditing *
ludo_position_editor_get_editing (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  return self->editing;
}

int
ludo_position_editor_get_piece (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), LUDO_PIECE_NONE);

  return self->piece;
}

void
ludo_position_editor_set_piece (LudoPositionEditor *self,
                                int                 piece)
{
  g_return_if_fail (LUDO_IS_POSITION_EDITOR (self));

  if (self->piece == piece)
    return;
  self->piece = piece;
  ludo_model_emit_changed (self);
}

/* Changes the position to @state without a change to the undo stack. */
static void
set_without_undo (LudoPositionEditor *self,
                  const GameState    *state)
{
  self->state = *state;
  self->parse_error.code = GAME_PARSE_OK;
  ludo_game_edit (self->game, &self->state);
  ludo_model_emit_changed (self);
}

/* Changes the position to @state, with @draft (transfer full) as its draft, and
 * puts the former position onto the undo stack. */
static void
set_with_draft (LudoPositionEditor *self,
                const GameState    *state,
                char               *draft)
{
  if (self->undo_stack->len == UNDO_MAX)
    {
      g_array_remove_index (self->undo_stack, 0);
      g_ptr_array_remove_index (self->draft_stack, 0);
    }
  g_array_append_val (self->undo_stack, self->state);
  g_ptr_array_add (self->draft_stack, self->draft);
  self->draft = draft;
  set_without_undo (self, state);
}

/* Changes the position to @state.  If that is impossible, the draft gets one
 * more line, which @act formats: the name of the act and its numbers. */
static void
set_state (LudoPositionEditor *self,
           const GameState    *state,
           const char         *act,
           ...) G_GNUC_PRINTF (3, 4);

static void
set_state (LudoPositionEditor *self,
           const GameState    *state,
           const char         *act,
           ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, act);
  line = g_strdup_vprintf (act, arguments);
  va_end (arguments);
  set_with_draft (self, state,
                  self->info->rules->self_check (state) == NULL
                    ? dup_possible (self, state)
                    : g_strconcat (self->draft, "\n", line, NULL));
}

gboolean
ludo_position_editor_undo (LudoPositionEditor *self)
{
  GameState before;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), FALSE);

  if (self->undo_stack->len == 0)
    return FALSE;
  before = g_array_index (self->undo_stack, GameState,
                          self->undo_stack->len - 1);
  g_array_set_size (self->undo_stack, self->undo_stack->len - 1);
  g_free (self->draft);
  self->draft = g_ptr_array_steal_index (self->draft_stack,
                                         self->draft_stack->len - 1);
  set_without_undo (self, &before);

  return TRUE;
}

/* Puts @piece down or takes it away, or notes why that is impossible. */
static gboolean
add (LudoPositionEditor *self,
     GameState          *state,
     int                 place,
     int                 piece,
     int                 by)
{
  const LudoEditing *editing = self->editing;
  gboolean done = piece >= 0 && editing->add (state, place, piece, by);

  if (!done)
    self->refusal = piece >= 0 ? editing->explain (state, place, piece, by)
                    : by < 0   ? N_("Nothing lies there.")
                               : N_("Choose first what to put down.");

  return done;
}

const char *
ludo_position_editor_get_refusal (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), "");

  return self->refusal != NULL ? gettext (self->refusal) : "";
}

gboolean
ludo_position_editor_click (LudoPositionEditor *self,
                            int                 place)
{
  const LudoEditing *editing;
  GameState state;
  int present;
  gboolean is_removal;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), FALSE);

  editing = self->editing;
  state = self->state;
  present = editing->piece_at (&state, place);
  is_removal = self->piece == LUDO_PIECE_NONE
               || (!editing->stacks && present == self->piece);
  if (!add (self, &state, place, is_removal ? present : self->piece,
            is_removal ? -1 : 1))
    return FALSE;
  set_state (self, &state, "click %d %d", self->piece, place);

  return TRUE;
}

gboolean
ludo_position_editor_drag (LudoPositionEditor *self,
                           int                 from,
                           int                 to)
{
  GameState state;
  int piece;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), FALSE);

  state = self->state;
  piece = self->editing->piece_at (&state, from);
  if (piece >= 0 && self->editing->move != NULL)
    {
      if (!self->editing->move (&state, piece, from, to))
        {
          self->refusal = self->editing->explain (&state, to, piece, 1);
          return FALSE;
        }
    }
  else if (!add (self, &state, from, piece, -1)
           || !add (self, &state, to, piece, 1))
    return FALSE;
  set_state (self, &state, "drag %d %d", from, to);

  return TRUE;
}

gboolean
ludo_position_editor_empty (LudoPositionEditor *self,
                            int                 place)
{
  return ludo_position_editor_count (self, place, 0);
}

gboolean
ludo_position_editor_count (LudoPositionEditor *self,
                            int                 place,
                            int                 count)
{
  GameState state;
  int piece, present;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), FALSE);

  state = self->state;
  piece = self->piece;
  if (piece == LUDO_PIECE_NONE)
    piece = self->editing->piece_at (&state, place);
  /* Take all pieces away, except those that must stay. */
  while ((present = self->editing->piece_at (&state, place)) >= 0
         && self->editing->add (&state, place, present, -1))
    ;
  for (int i = 0; i < count; i++)
    if (!add (self, &state, place, piece, 1))
      return FALSE;
  set_state (self, &state, "count %d %d %d", self->piece, place, count);

  return TRUE;
}

void
ludo_position_editor_clear (LudoPositionEditor *self)
{
  GameState state;

  g_return_if_fail (LUDO_IS_POSITION_EDITOR (self));

  state = self->state;
  self->editing->clear (&state);
  set_state (self, &state, "clear");
}

int
ludo_position_editor_get_field (LudoPositionEditor *self,
                                int                 field)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), 0);

  return ludo_editing_field_get (&self->editing->fields[field], &self->state);
}

void
ludo_position_editor_set_field (LudoPositionEditor *self,
                                int                 field,
                                int                 value)
{
  GameState state;

  g_return_if_fail (LUDO_IS_POSITION_EDITOR (self));

  if (ludo_position_editor_get_field (self, field) == value)
    return;
  state = self->state;
  ludo_editing_set_field (self->editing, &self->editing->fields[field], &state,
                          value);
  set_state (self, &state, "field %d %d", field, value);
}

char *
ludo_position_editor_dup_text (LudoPositionEditor *self)
{
  char text[GAME_POSITION_TEXT_MAX];

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  self->info->rules->print (&self->state, text);

  return g_strdup (text);
}

void
ludo_position_editor_set_text (LudoPositionEditor *self,
                               const char         *text)
{
  GameState state = { 0 };
  GameError error = { 0 };

  g_return_if_fail (LUDO_IS_POSITION_EDITOR (self) && text != NULL);

  if (self->info->rules->parse (text, &state, &error))
    {
      set_state (self, &state, "text");
      return;
    }

  self->parse_error = error;
  ludo_model_emit_changed (self);
}

const char *
ludo_position_editor_get_draft (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  return self->draft;
}

/* Whether @value may be set in @field. */
static gboolean
is_value (LudoPositionEditor     *self,
          const LudoEditingField *field,
          int                     value)
{
  gboolean is_number = field->kind == LUDO_EDITING_FIELD_NUMBER;

  for (int i = 0; !is_number && i <= value; i++)
    {
      g_autofree char *choice = ludo_editing_field_dup_choice (field,
                                                               self->info, i);

      if (choice == NULL)
        return FALSE;
    }

  return value >= 0 && (!is_number || value <= field->most);
}

/* Repeats the act in @line of a draft.  Returns: FALSE if it is no act. */
static gboolean
repeat_act (LudoPositionEditor *self,
            const char         *line)
{
  int n_places = ludo_drawing_for (self->info->rules->id)->n_places;
  g_auto (GStrv) words = g_strsplit (line, " ", 5);
  guint n = g_strv_length (words) - 1;
  int n_pieces = 0, n_fields = 0, numbers[3] = { 0 };
  gint64 number;

  if (n > G_N_ELEMENTS (numbers))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_ascii_string_to_signed (words[i + 1], 10, LUDO_PIECE_NONE, 999,
                                  &number, NULL))
      numbers[i] = (int) number;
    else
      return FALSE;
  while (self->editing->pieces[n_pieces] != NULL)
    n_pieces++;
  while (self->editing->fields[n_fields].name != NULL)
    n_fields++;

  if (g_str_equal (words[0], "clear") && n == 0)
    ludo_position_editor_clear (self);
  else if (g_str_equal (words[0], "field") && n == 2 && numbers[0] >= 0
           && numbers[0] < n_fields
           && is_value (self, &self->editing->fields[numbers[0]], numbers[1]))
    ludo_position_editor_set_field (self, numbers[0], numbers[1]);
  else if (n < 2 || numbers[1] < 0 || numbers[1] >= n_places)
    return FALSE;
  else if (g_str_equal (words[0], "drag") && n == 2 && numbers[0] >= 0
           && numbers[0] < n_places)
    return ludo_position_editor_drag (self, numbers[0], numbers[1]);
  else if (numbers[0] >= n_pieces)
    return FALSE;
  else
    {
      self->piece = numbers[0];
      return g_str_equal (words[0], "click") && n == 2
               ? ludo_position_editor_click (self, numbers[1])
             : g_str_equal (words[0], "count") && n == 3
               && ludo_position_editor_count (self, numbers[1], numbers[2]);
    }

  return TRUE;
}

gboolean
ludo_position_editor_restore (LudoPositionEditor *self,
                              const char         *draft)
{
  g_autoptr (LudoPositionEditor) other = NULL;
  g_auto (GStrv) lines = NULL;
  GameState state = { 0 };

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self) && draft != NULL,
                        FALSE);

  lines = g_strsplit (draft, "\n", -1);
  if (g_strv_length (lines) < 2
      || !g_str_equal (lines[0], self->info->rules->id)
      || !self->info->rules->parse (lines[1], &state, NULL))
    return FALSE;
  other = ludo_position_editor_new (self->info, &state);
  for (guint i = 2; lines[i] != NULL; i++)
    if (!repeat_act (other, lines[i]))
      return FALSE;
  set_with_draft (self, &other->state, g_strdup (other->draft));

  return TRUE;
}

char *
ludo_position_editor_describe_draft (const char *draft)
{
  g_autofree char *id = g_strndup (draft, strcspn (draft, "\n"));
  const LudoGameInfo *info = ludo_game_info_for (id);
  g_autoptr (LudoPositionEditor) editor = NULL;
  GameState state = { 0 };
  GameConfig config;

  if (info == NULL || ludo_drawing_for (id)->editing == NULL)
    return NULL;
  game_rules_default_config (info->rules, &config);
  info->rules->start (&config, &state);
  editor = ludo_position_editor_new (info, &state);

  return ludo_position_editor_restore (editor, draft)
           ? g_strdup (_("A position that you set up was not used.")) : NULL;
}

/* Returns: @reason in the user's language, if editing can cause it, or else
 * that the position is impossible. */
static const char *
translate (LudoPositionEditor *self,
           const char         *reason)
{
  for (const char *const *known = self->editing->complaints; *known != NULL;
       known++)
    if (g_str_equal (*known, reason))
      return gettext (*known);

  return ludo_game_describe_parse_code (GAME_PARSE_IMPOSSIBLE);
}

char *
ludo_position_editor_dup_complaint (LudoPositionEditor *self)
{
  g_autofree char *count = NULL;
  const char *reason;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  if (self->parse_error.code != GAME_PARSE_OK)
    return
      /* Translators: %1$zu counts characters from 1; %2$s says what is wrong
       * there. */
      g_strdup_printf (_("The position cannot be read (character %1$zu): %2$s"),
                       self->parse_error.offset + 1,
                       ludo_game_describe_parse_code (self->parse_error.code));
  reason = self->info->rules->self_check (&self->state);
  if (reason != NULL && self->editing->dup_count != NULL)
    count = self->editing->dup_count (&self->state);

  /* Translators: why no game can stand so. */
  return reason != NULL
           ? g_strdup_printf (_("Impossible: %s."),
                            count != NULL ? count : translate (self, reason))
           : NULL;
}

char *
ludo_position_editor_dup_remark (LudoPositionEditor *self)
{
  const char *remark;

  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), NULL);

  remark = self->editing->remark != NULL ? self->editing->remark (&self->state)
                                         : NULL;

  /* Translators: what no game comes to, though the rules allow it. */
  return remark != NULL ? g_strdup_printf (_("Unusual: %s."), gettext (remark))
                        : NULL;
}

int
ludo_position_editor_get_fault (LudoPositionEditor *self)
{
  g_return_val_if_fail (LUDO_IS_POSITION_EDITOR (self), -1);

  return self->parse_error.code == GAME_PARSE_OK
         && self->editing->find_fault != NULL
         && self->info->rules->self_check (&self->state) != NULL
           ? self->editing->find_fault (&self->state) : -1;
}
