/* ludo-game-branch.c: lines of play beside the one on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-branch"

#include "config.h"

#include "play/game/ludo-game-private.h"

char **
ludo_game_dup_line (LudoGame *self)
{
  LudoGamePrivate *priv;
  GStrvBuilder *builder;
  const char *const *undone;
  char **line;

  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  priv = _ludo_game_get_private (self);
  builder = g_strv_builder_new ();
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (priv->moves));
       i++)
    {
      g_autoptr (LudoMove) move =
        g_list_model_get_item (G_LIST_MODEL (priv->moves), i);

      g_strv_builder_add (builder, ludo_move_get_token (move));
    }
  undone = ludo_game_get_undone_tokens (self);
  g_strv_builder_addv (builder, (const char **) undone);

  line = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return line;
}

GListModel *
ludo_game_get_branches (LudoGame *self)
{
  g_return_val_if_fail (LUDO_IS_GAME (self), NULL);

  return G_LIST_MODEL (_ludo_game_get_private (self)->branches);
}

void
ludo_game_add_branch (LudoGame          *self,
                      const char *const *tokens)
{
  g_autoptr (LudoBranch) branch = NULL;
  GListStore *branches;

  g_return_if_fail (LUDO_IS_GAME (self) && tokens != NULL);

  branches = _ludo_game_get_private (self)->branches;
  branch = ludo_branch_new (tokens);
  if (g_list_model_get_n_items (G_LIST_MODEL (branches))
      == LUDO_GAME_BRANCHES_MAX)
    g_list_store_remove (branches, 0);
  g_list_store_append (branches, branch);
}

void
ludo_game_start_branch (LudoGame *self,
                        guint     n_plies)
{
  g_auto (GStrv) line = NULL;

  g_return_if_fail (LUDO_IS_GAME (self));

  /* A line that only goes back to where it ends loses nothing. */
  line = ludo_game_dup_line (self);
  if (n_plies < g_strv_length (line))
    ludo_game_add_branch (self, (const char *const *) line);

  ludo_game_go_to (self, n_plies);
  _ludo_game_forget_undone (self);
}

void
ludo_game_select_branch (LudoGame *self,
                         guint     index)
{
  LudoGamePrivate *priv;
  g_autoptr (LudoBranch) branch = NULL;
  g_auto (GStrv) line = NULL;
  const char *const *tokens;
  guint common;

  g_return_if_fail (LUDO_IS_GAME (self));

  priv = _ludo_game_get_private (self);
  branch = g_list_model_get_item (G_LIST_MODEL (priv->branches), index);
  g_return_if_fail (branch != NULL);

  line = ludo_game_dup_line (self);
  tokens = ludo_branch_get_tokens (branch);
  common = ludo_branch_common (branch, (const char *const *) line);

  g_list_store_remove (priv->branches, index);
  ludo_game_go_to (self, common);
  _ludo_game_forget_undone (self);
  if (line[common] != NULL)
    ludo_game_add_branch (self, (const char *const *) line);
  for (guint i = common; tokens[i] != NULL; i++)
    if (!ludo_game_play (self, tokens[i], NULL))
      g_assert_not_reached ();
}
