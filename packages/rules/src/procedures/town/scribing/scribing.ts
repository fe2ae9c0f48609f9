import type { Handler, Handlers } from '../../../play/index.ts';
import { takeEffect } from '../../fight/spells/spells.ts';
import type { scribingCommands } from './commands.ts';
import { casterOf, formOf, spellIn } from './spell-in.ts';

/** What it does comes at once: to the drinker, or to those at whom it is read. */
const useUp: Handler<'UseUp'> = (play, { creature, item, targets = [] }) => {
  const user = play.state.creatures[creature];
  const found = user?.items.find(({ id }) => id === item);
  const form = found && formOf(found.name);
  if (!user || !form) return null;
  play.happen({ type: 'UsedUp', creature, item, name: found.name, form });
  const spell = spellIn(found.name);
  takeEffect(play, casterOf(play.rules, user, spell), spell, form === 'potion' ? [creature] : targets);
  return null;
};

export const scribingHandlers: Handlers<typeof scribingCommands> = { UseUp: useUp };
