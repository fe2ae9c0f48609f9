import type { Handler, Handlers } from '../../../play/index.ts';
import { takeEffect } from '../../fight/spells/spells.ts';
import type { scribingCommands } from './commands.ts';
import { mayUse } from './may.ts';
import { casterOf, formByName, formOfThing, spellIn, takenFor, trueName } from './spell-in.ts';

/** What it does comes at once, where its user can read it: to the drinker, to the reader of what works on nobody else, or to those at whom it is read. */
const useUp: Handler<'UseUp'> = (play, { creature, item, targets = [] }) => {
  const user = play.state.creatures[creature];
  const found = user?.items.find(({ id }) => id === item);
  const form = found && formOfThing(play.state, found);
  if (!user || !form) return;
  const name = trueName(play.state, found);
  const idle = formByName(name) === null || !mayUse(play.state, user, form);
  const kept = form === 'scroll' && idle ? { kept: true as const } : {};
  const is = name === found.name ? {} : { is: name };
  play.happen({ type: 'UsedUp', creature, item, name: found.name, form, ...is, ...kept });
  if (idle) return;
  const spell = spellIn(name);
  const alone = form === 'potion' || play.rules.spells.effect.onCasterAlone(spell) !== null;
  takeEffect(play, casterOf(play.rules, user, spell), spell, alone ? [creature] : targets, takenFor(found));
};

export const scribingHandlers: Handlers<typeof scribingCommands> = { UseUp: useUp };
