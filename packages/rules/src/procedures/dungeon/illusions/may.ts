import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import type { illusionsCommands } from './commands.ts';

const mayShowIllusion: May<'ShowIllusion'> = (state, { creatures, damage }, seat) => {
  const barred = onlyReferee(seat);
  if (!rulesOf(state).illusions.played)
    return objections(barred, impossible('no-such-thing', 'These rules leave illusions to their spells.'));
  const victims = creatures.flatMap((each) => state.creatures[each] ?? []);
  if (victims.length === 0 || victims.length < creatures.length || new Set(creatures).size < creatures.length)
    return objections(barred, impossible('no-such-thing', 'Somebody named is not there.'));
  const dice = readDamage(damage);
  if (!dice) return objections(barred, impossible('bad-input', 'The damage is a number or dice.'));
  const living = victims.filter((victim) => !isDead(victim));
  return objections(barred, living.length === 0 ? impossible('no-change', 'Nobody alive sees it.') : null);
};

const mayDisbelieve: May<'Disbelieve'> = (state, { creature, on }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  if (!rulesOf(state).illusions.played)
    return objections(barred, impossible('no-such-thing', 'These rules leave illusions to their spells.'));
  if ((found.disbelieves === true) === on) return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(
    barred,
    rulesOf(state).illusions.mayDisbelieve(found)
      ? null
      : byRule(
          rulesOf(state).illusions.cites.disbelief,
          'forbidden',
          'Only the characters of players disbelieve at will.',
        ),
  );
};

/** What stands against each of these commands. */
export const illusionsLegality: Legality<typeof illusionsCommands> = {
  ShowIllusion: mayShowIllusion,
  Disbelieve: mayDisbelieve,
};
