/* ludo-rule-change-text.c: changed rules as a text that is kept and shared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/rule/ludo-rule-change.h"

#include <glib/gi18n.h>

#include "games/games.h"

#define VERSION 1
#define GROUP_HEAD "Variant"
#define GROUP_RULES "Rules"
#define GROUP_GUESS "Guess"

static const char *const move_ids[LUDO_RULE_N_MOVES] = { "up", "same", "down" };
static const char *const figure_ids[LUDO_RULE_N_FIGURES] = { "wins", "length" };

char *
ludo_rule_change_dup_text (LudoRuleChange *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const GameVariants *variants;
  const GameVariant *variant;
  const LudoRuleMove *moves;
  const GameRules *rules;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  rules = ludo_rule_change_get_info (self)->rules;
  variants = ludo_rule_change_get_info (self)->variants->rules;
  variant = ludo_rule_change_get_variant (self);
  moves = ludo_rule_change_get_guess (self);
  g_key_file_set_integer (file, GROUP_HEAD, "version", VERSION);
  g_key_file_set_string (file, GROUP_HEAD, "game", rules->id);
  g_key_file_set_string (file, GROUP_HEAD, "ruleset",
                         rules->rulesets[variant->ruleset].id);
  if (ludo_rule_change_get_name (self)[0] != '\0')
    g_key_file_set_string (file, GROUP_HEAD, "name",
                           ludo_rule_change_get_name (self));
  for (gsize i = 0; i < variants->n_knobs; i++)
    g_key_file_set_integer (file, GROUP_RULES, variants->knobs[i].id,
                            variant->values[i]);
  for (guint i = 0;
       i < LUDO_RULE_N_FIGURES && ludo_rule_change_has_guessed (self); i++)
    g_key_file_set_string (file, GROUP_GUESS, figure_ids[i],
                           moves != NULL ? move_ids[moves[i]] : "declined");

  return g_key_file_to_data (file, NULL, NULL);
}

char *
ludo_rule_change_dup_answer (LudoRuleChange *self)
{
  char numbers[LUDO_RULE_N_FIGURES][G_ASCII_DTOSTR_BUF_SIZE];
  const LudoRuleMove *moves = ludo_rule_change_get_guess (self);
  const char *guesses[LUDO_RULE_N_FIGURES] = { "-", "-" };
  LudoRuleMove truth[LUDO_RULE_N_FIGURES];
  GameVariantSolution now, before;

  if (!ludo_rule_change_is_current (self)
      || !ludo_rule_change_get_truth (self, truth)
      || !ludo_rule_change_get_figures (self, &now, &before))
    return NULL;

  for (guint i = 0; i < LUDO_RULE_N_FIGURES && moves != NULL; i++)
    guesses[i] = move_ids[moves[i]];
  g_ascii_formatd (numbers[0], G_ASCII_DTOSTR_BUF_SIZE, "%.1f",
                   100 * now.first_wins);
  g_ascii_formatd (numbers[1], G_ASCII_DTOSTR_BUF_SIZE, "%.1f", now.mean);

  return g_strdup_printf ("%s>%s %s %s>%s %s", guesses[0], move_ids[truth[0]],
                          numbers[0], guesses[1], move_ids[truth[1]],
                          numbers[1]);
}

static gboolean
refuse (GError     **error,
        const char  *group,
        const char  *key)
{
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("“%s” in the part “%s” has a value that is not allowed."),
               key, group);

  return FALSE;
}

/* Reads which game and ruleset it is. */
static const LudoGameInfo *
read_head (GKeyFile  *file,
           int       *ruleset,
           GError   **error)
{
  g_autoptr (GError) invalid = NULL;
  g_autofree char *game = NULL;
  g_autofree char *id = NULL;
  const GameRules *rules;
  int version = g_key_file_get_integer (file, GROUP_HEAD, "version", &invalid);

  if (invalid != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&invalid));
      return NULL;
    }
  if (version > VERSION)
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   _("These rules are of version %d, which only a later "
                     "version of the program can read."), version);
      return NULL;
    }

  game = g_key_file_get_string (file, GROUP_HEAD, "game", NULL);
  rules = game != NULL ? games_find (game) : NULL;
  if (version < 1 || rules == NULL
      || !ludo_rule_change_supports_game (game))
    {
      refuse (error, GROUP_HEAD, version < 1 ? "version" : "game");
      return NULL;
    }
  id = g_key_file_get_string (file, GROUP_HEAD, "ruleset", NULL);
  for (*ruleset = 0; *ruleset < rules->n_rulesets; (*ruleset)++)
    if (g_strcmp0 (rules->rulesets[*ruleset].id, id) == 0)
      return ludo_game_info_for (game);
  refuse (error, GROUP_HEAD, "ruleset");

  return NULL;
}

static gboolean
read_rules (GKeyFile            *file,
            const GameVariants  *rules,
            GameVariant         *variant,
            GError             **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, GROUP_RULES, NULL, NULL);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *text = g_key_file_get_value (file, GROUP_RULES, keys[i],
                                                    NULL);
      gsize knob = 0;
      gint64 value;

      while (knob < rules->n_knobs
             && !g_str_equal (rules->knobs[knob].id, keys[i]))
        knob++;
      if (knob == rules->n_knobs
          || !g_ascii_string_to_signed (text, 10, rules->knobs[knob].least,
                                        rules->knobs[knob].most, &value, NULL)
          || (value - rules->knobs[knob].least) % rules->knobs[knob].step != 0)
        return refuse (error, GROUP_RULES, keys[i]);
      variant->values[knob] = (int) value;
    }

  return TRUE;
}

/* Reads the guess; one that makes no sense is left out. */
static void
read_guess (LudoRuleChange *self,
            GKeyFile       *file)
{
  LudoRuleMove moves[LUDO_RULE_N_FIGURES];

  for (guint i = 0; i < LUDO_RULE_N_FIGURES; i++)
    {
      g_autofree char *word = g_key_file_get_string (file, GROUP_GUESS,
                                                     figure_ids[i], NULL);
      LudoRuleMove move = 0;

      while (move < LUDO_RULE_N_MOVES && g_strcmp0 (word, move_ids[move]) != 0)
        move++;
      if (move == LUDO_RULE_N_MOVES)
        {
          if (g_strcmp0 (word, "declined") == 0)
            ludo_rule_change_guess (self, NULL);
          return;
        }
      moves[i] = move;
    }
  ludo_rule_change_guess (self, moves);
}

/* Reads @text into @variant.  Returns: its game; NULL with @error. */
static const LudoGameInfo *
read_text (GKeyFile     *file,
           const char   *text,
           GameVariant  *variant,
           GError      **error)
{
  const LudoGameInfo *info;
  int ruleset;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  error))
    return NULL;

  info = read_head (file, &ruleset, error);
  if (info == NULL)
    return NULL;

  info->variants->rules->start (ruleset, variant);

  return read_rules (file, info->variants->rules, variant, error) ? info
                                                                  : NULL;
}

/* Copies @variant, and the name in @file if there is a valid one. */
static void
load_variant (LudoRuleChange    *self,
              GKeyFile          *file,
              const GameVariant *variant)
{
  g_autofree char *name = g_key_file_get_string (file, GROUP_HEAD, "name",
                                                 NULL);

  ludo_rule_change_set_name (self, name != NULL ? name : "");
  ludo_rule_change_set_variant (self, variant);
}

gboolean
ludo_rule_change_load_text (LudoRuleChange  *self,
                            const char      *text,
                            GError         **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const LudoGameInfo *info;
  GameVariant variant;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), FALSE);

  info = read_text (file, text, &variant, error);
  if (info == NULL)
    return FALSE;
  if (info != ludo_rule_change_get_info (self))
    return refuse (error, GROUP_HEAD, "game");

  load_variant (self, file, &variant);

  return TRUE;
}

LudoRuleChange *
ludo_rule_change_new_from_text (const char  *text,
                                GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  LudoRuleChange *self;
  GameVariant variant;
  const LudoGameInfo *info = read_text (file, text, &variant, error);

  if (info == NULL)
    return NULL;

  self = ludo_rule_change_new (info);
  load_variant (self, file, &variant);
  read_guess (self, file);

  return self;
}

char *
ludo_rule_change_dup_title (LudoRuleChange *self)
{
  const char *name;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  name = ludo_rule_change_get_name (self);

  return g_strdup (name[0] != '\0' ? name : _("Changed rules"));
}

char *
ludo_rule_change_describe_origin (LudoRuleChange *self)
{
  const LudoGameInfo *info;
  int ruleset;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), NULL);

  info = ludo_rule_change_get_info (self);
  ruleset = ludo_rule_change_get_variant (self)->ruleset;

  /* Translators: the name of a game, then that of its rules. */
  return g_strdup_printf (_("These are rules of %s, based on “%s”. Each change "
                            "is shown beside what the sheet says."),
                          gettext (info->name),
                          gettext (info->rulesets[ruleset].name));
}

/* Adds @text, which it takes over, as a row of one cell. */
static void
add_sentence (GPtrArray *rows,
              char      *text)
{
  char **row = g_new0 (char *, 2);

  row[0] = text;
  g_ptr_array_add (rows, row);
}

GPtrArray *
ludo_rule_change_dup_page (LudoRuleChange *self)
{
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const GameVariant *variant;
  const LudoVariantWords *words;
  gboolean changed;
  char *rule;

  g_return_val_if_fail (LUDO_IS_RULE_CHANGE (self), rows);

  variant = ludo_rule_change_get_variant (self);
  words = ludo_rule_change_get_info (self)->variants;
  add_sentence (rows, g_strdup (_("The rules")));
  for (guint i = 0; (rule = ludo_variant_describe_rule (words, variant, i,
                                                        &changed)) != NULL;
       i++)
    add_sentence (rows, rule);

  return rows;
}
