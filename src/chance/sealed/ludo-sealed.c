/* ludo-sealed.c: groups that find out what sealed sticks do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/sealed/ludo-sealed-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chance/sealed/ludo-sealed-makers.h"
#include "chance/throws/ludo-chance-keys.h"
#include "play/game/ludo-game.h"

/* SetCards: a set and the cards of all groups for it. */
typedef struct
{
  LudoSealedSet *set;           /* owned; NULL: there is none */
  guint percent;                /* of the open set; 0 while it is sealed */
  LudoSealedCard cards[LUDO_SEALED_GROUPS];
} SetCards;

struct _LudoSealed
{
  LudoModel parent_instance;

  guint shown;
  guint group;
  GameRng rng;
  SetCards sets[LUDO_SEALED_SETS];      /* the makers' first */
};

G_DEFINE_FINAL_TYPE (LudoSealed, ludo_sealed, LUDO_TYPE_MODEL)

static void
ludo_sealed_finalize (GObject *object)
{
  LudoSealed *self = LUDO_SEALED (object);

  for (guint i = 0; i < LUDO_SEALED_SETS; i++)
    ludo_sealed_set_free (self->sets[i].set);

  G_OBJECT_CLASS (ludo_sealed_parent_class)->finalize (object);
}

static void
ludo_sealed_class_init (LudoSealedClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_sealed_finalize;
}

static void
ludo_sealed_init (LudoSealed *self)
{
  for (guint i = 0; i < LUDO_SEALED_MAKERS; i++)
    self->sets[i].set = ludo_sealed_maker_new_set (i);
}

gboolean
ludo_sealed_supports_game (const char *game_id)
{
  return ludo_game_info_for (game_id)->thrown == LUDO_THROWN_STICKS;
}

LudoSealed *
ludo_sealed_new (guint64 seed)
{
  LudoSealed *self = g_object_new (LUDO_TYPE_SEALED, NULL);

  self->rng.state = seed;

  return self;
}

static SetCards *
shown_set (LudoSealed *self)
{
  return &self->sets[self->shown];
}

static LudoSealedCard *
shown_card (LudoSealed *self)
{
  return &shown_set (self)->cards[self->group];
}

const LudoSealedCard *
ludo_sealed_get_card_of (LudoSealed *self,
                         guint       group)
{
  return &shown_set (self)->cards[group];
}

static void
forget_cards (SetCards *set)
{
  set->percent = 0;
  memset (set->cards, 0, sizeof set->cards);
}

/* Returns: whether there are throws or cards, or it is open. */
static gboolean
has_begun (const SetCards *set)
{
  if (set->percent != 0)
    return TRUE;
  for (guint i = 0; i < LUDO_SEALED_GROUPS; i++)
    if (set->cards[i].n > 0 || set->cards[i].verdict != LUDO_CARD_NONE)
      return TRUE;

  return FALSE;
}

gboolean
ludo_sealed_would_forget (LudoSealed          *self,
                          const LudoSealedSet *set)
{
  const SetCards *own;

  g_return_val_if_fail (LUDO_IS_SEALED (self) && set != NULL, FALSE);

  own = &self->sets[LUDO_SEALED_MAKERS];

  return own->set != NULL && !ludo_sealed_set_equal (own->set, set)
         && has_begun (own);
}

void
ludo_sealed_replace_set (LudoSealed    *self,
                         LudoSealedSet *set)
{
  SetCards *own = &self->sets[LUDO_SEALED_MAKERS];

  g_return_if_fail (LUDO_IS_SEALED (self) && set != NULL);

  if (own->set == NULL || !ludo_sealed_set_equal (own->set, set))
    forget_cards (own);
  ludo_sealed_set_free (own->set);
  own->set = set;
  self->shown = LUDO_SEALED_MAKERS;
  ludo_model_emit_changed (self);
}

guint
ludo_sealed_get_n_sets (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), 0);

  return self->sets[LUDO_SEALED_MAKERS].set != NULL ? LUDO_SEALED_SETS
                                                    : LUDO_SEALED_MAKERS;
}

const char *
ludo_sealed_get_name (LudoSealed *self,
                      guint       index)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self)
                        && index < ludo_sealed_get_n_sets (self), NULL);

  return index < LUDO_SEALED_MAKERS
           ? gettext (ludo_sealed_maker_get_name (index))
           : ludo_sealed_set_get_name (self->sets[index].set);
}

void
ludo_sealed_set_shown (LudoSealed *self,
                       guint       index)
{
  g_return_if_fail (LUDO_IS_SEALED (self)
                    && index < ludo_sealed_get_n_sets (self));

  if (self->shown == index)
    return;

  self->shown = index;
  ludo_model_emit_changed (self);
}

guint
ludo_sealed_get_shown (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), 0);

  return self->shown;
}

void
ludo_sealed_set_group (LudoSealed *self,
                       guint       group)
{
  g_return_if_fail (LUDO_IS_SEALED (self) && group < LUDO_SEALED_GROUPS);

  if (self->group == group)
    return;

  self->group = group;
  ludo_model_emit_changed (self);
}

guint
ludo_sealed_get_group (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), 0);

  return self->group;
}

gboolean
ludo_sealed_can_throw (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), FALSE);

  return shown_set (self)->percent == 0
         && shown_card (self)->verdict == LUDO_CARD_NONE
         && shown_card (self)->n < LUDO_SEALED_THROWS_MAX;
}

void
ludo_sealed_throw (LudoSealed *self,
                   guint       n)
{
  LudoSealedCard *card;

  g_return_if_fail (LUDO_IS_SEALED (self) && ludo_sealed_can_throw (self));

  card = shown_card (self);
  n = MIN (n, LUDO_SEALED_THROWS_MAX - card->n);
  for (guint i = 0; i < n; i++)
    card->counts[ludo_sealed_set_draw (shown_set (self)->set, &self->rng)]++;
  card->n += n;
  ludo_model_emit_changed (self);
}

guint
ludo_sealed_get_n (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), 0);

  return shown_card (self)->n;
}

const guint *
ludo_sealed_get_counts (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), NULL);

  return shown_card (self)->counts;
}

static void
set_card (LudoSealed   *self,
          LudoCard      verdict,
          LudoSureness  sureness)
{
  g_return_if_fail (LUDO_IS_SEALED (self) && shown_set (self)->percent == 0
                    && verdict < LUDO_N_CARDS
                    && sureness < LUDO_N_SURENESSES);

  shown_card (self)->verdict = verdict;
  shown_card (self)->sureness = sureness;
  ludo_model_emit_changed (self);
}

void
ludo_sealed_hand_in (LudoSealed   *self,
                     LudoCard      verdict,
                     LudoSureness  sureness)
{
  g_return_if_fail (verdict != LUDO_CARD_NONE);

  set_card (self, verdict, sureness);
}

void
ludo_sealed_take_back (LudoSealed *self)
{
  set_card (self, LUDO_CARD_NONE, LUDO_SURENESS_HARDLY);
}

LudoCard
ludo_sealed_get_card (LudoSealed   *self,
                      LudoSureness *sureness)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), LUDO_CARD_NONE);

  if (sureness != NULL)
    *sureness = shown_card (self)->sureness;

  return shown_card (self)->verdict;
}

gboolean
ludo_sealed_open (LudoSealed *self,
                  const char *word)
{
  SetCards *shown;

  g_return_val_if_fail (LUDO_IS_SEALED (self), FALSE);

  shown = shown_set (self);
  if (!ludo_sealed_set_open (shown->set, word, &shown->percent))
    return FALSE;

  ludo_model_emit_changed (self);

  return TRUE;
}

guint
ludo_sealed_get_percent (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), 0);

  return shown_set (self)->percent;
}

void
ludo_sealed_begin_anew (LudoSealed *self)
{
  g_return_if_fail (LUDO_IS_SEALED (self));

  forget_cards (shown_set (self));
  ludo_model_emit_changed (self);
}

gboolean
ludo_sealed_has_begun (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), FALSE);

  return has_begun (shown_set (self));
}

#define GROUP_HEAD "Sealed"
#define VERSION 1
#define N_COUNTS (LUDO_SAMPLER_STICKS + 1)
#define N_NUMBERS (N_COUNTS + 2)

/* The counts are saved and not the throws with their seed, because those would
 * reveal the chances of the sticks. */
static void
write_cards (GKeyFile       *file,
             guint           index,
             const SetCards *set)
{
  g_autofree char *group = g_strdup_printf ("Set %u", index + 1);

  for (guint i = 0; i < LUDO_SEALED_GROUPS; i++)
    {
      const LudoSealedCard *card = &set->cards[i];
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      int numbers[N_NUMBERS];

      if (card->n == 0 && card->verdict == LUDO_CARD_NONE)
        continue;
      for (guint j = 0; j < N_COUNTS; j++)
        numbers[j] = (int) card->counts[j];
      numbers[N_COUNTS] = (int) card->verdict;
      numbers[N_COUNTS + 1] = (int) card->sureness;
      g_key_file_set_integer_list (file, group, key, numbers, N_NUMBERS);
    }
}

char *
ludo_sealed_dup_text (LudoSealed *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (LUDO_IS_SEALED (self), NULL);

  g_key_file_set_integer (file, GROUP_HEAD, "Version", VERSION);
  if (self->sets[LUDO_SEALED_MAKERS].set != NULL)
    {
      g_autofree char *own =
        ludo_sealed_set_dup_text (self->sets[LUDO_SEALED_MAKERS].set);

      g_key_file_set_string (file, GROUP_HEAD, "Own", own);
    }
  for (guint i = 0; i < LUDO_SEALED_SETS; i++)
    write_cards (file, i, &self->sets[i]);

  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
read_card (const int      *numbers,
           gsize           n,
           LudoSealedCard *card)
{
  if (numbers == NULL || n != N_NUMBERS)
    return FALSE;
  for (guint i = 0; i < N_NUMBERS; i++)
    if (numbers[i] < 0 || numbers[i] > LUDO_SEALED_THROWS_MAX)
      return FALSE;

  for (guint i = 0; i < N_COUNTS; i++)
    {
      card->counts[i] = (guint) numbers[i];
      card->n += card->counts[i];
    }
  card->verdict = (LudoCard) numbers[N_COUNTS];
  card->sureness = (LudoSureness) numbers[N_COUNTS + 1];

  return card->n <= LUDO_SEALED_THROWS_MAX && card->verdict < LUDO_N_CARDS
         && card->sureness < LUDO_N_SURENESSES;
}

static gboolean
read_cards (GKeyFile  *file,
            guint      index,
            SetCards  *set,
            GError   **error)
{
  g_autofree char *group = g_strdup_printf ("Set %u", index + 1);

  for (guint i = 0; i < LUDO_SEALED_GROUPS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree int *numbers = NULL;
      gsize n;

      if (!g_key_file_has_key (file, group, key, NULL))
        continue;
      numbers = g_key_file_get_integer_list (file, group, key, &n, NULL);
      if (!read_card (numbers, n, &set->cards[i]))
        return ludo_chance_keys_refuse (group, error);
    }

  return TRUE;
}

LudoSealed *
ludo_sealed_new_from_text (const char  *text,
                           guint64      seed,
                           GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LudoSealed) self = ludo_sealed_new (seed);
  g_autofree char *own = NULL;

  /* GLib's own message may not be UTF-8 where the file is not. */
  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  NULL)
      || g_key_file_get_integer (file, GROUP_HEAD, "Version", NULL) != VERSION)
    {
      ludo_chance_keys_refuse ("Version", error);
      return NULL;
    }

  own = g_key_file_get_string (file, GROUP_HEAD, "Own", NULL);
  if (own != NULL)
    {
      self->sets[LUDO_SEALED_MAKERS].set =
        ludo_sealed_set_new_from_text (own, error);
      if (self->sets[LUDO_SEALED_MAKERS].set == NULL)
        return NULL;
    }
  for (guint i = 0; i < ludo_sealed_get_n_sets (self); i++)
    if (!read_cards (file, i, &self->sets[i], error))
      return NULL;

  return g_steal_pointer (&self);
}
