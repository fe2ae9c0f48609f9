import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { takeEffect, targetsInSight } from '../../fight/spells/spells.ts';
import { forActing } from '../../table/permission/permission.ts';
import type { scribingCommands } from './commands.ts';
import { casterOf, formOf, spellIn } from './spell-in.ts';
import { objectionsToUsing } from './using.ts';

/** What it does comes at once: to the drinker, or to those at whom it is read. */
const useUp: Handler<'UseUp'> = (play, { creature, item, targets = [] }) => {
  const refusal = forActing(play, creature) ?? targetsInSight(play, targets);
  const user = play.state.creatures[creature];
  if (refusal || !user) return refusal;
  const found = user.items.find(({ id }) => id === item);
  const form = found ? formOf(found.name) : null;
  if (!found || !form) return impossible('no-such-thing', 'No such potion or scroll is carried.');
  for (const objection of objectionsToUsing(play.state, user, form)) {
    const refused = play.unless(objection);
    if (refused) return refused;
  }
  play.happen({ type: 'UsedUp', creature, item, name: found.name, form });
  const spell = spellIn(found.name);
  takeEffect(play, casterOf(play.rules, user, spell), spell, form === 'potion' ? [creature] : targets);
  return null;
};

export const scribingHandlers: Handlers<typeof scribingCommands> = { UseUp: useUp };
