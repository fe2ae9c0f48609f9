import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers, Legality } from '../../../play/index.ts';
import { readDamage } from '../../body/damage/notation.ts';
import { MOST } from '../../body/saving-throw/may.ts';
import { befall } from '../../body/saving-throw/saving-throw.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import type { breathCommands } from './commands.ts';
import { breathsToday, mayBreathe } from './may.ts';

/** As much as it has hit points left, unless its description has dice: one amount for all, and half for those who save. */
const breathe: Handler<'Breathe'> = (play, { creature, targets, modifier }) => {
  const found = play.state.creatures[creature];
  const breath = found?.traits?.breath;
  if (!found || !breath) return null;
  if (!Number.isInteger(modifier) || Math.abs(modifier) > MOST)
    return impossible('bad-input', `A modifier is a whole number from −${MOST} to ${MOST}.`);
  const dice = readDamage(breath.damage ?? String(found.hitPoints.now));
  if (!dice) return impossible('bad-input', `"${breath.damage}" is not an amount of damage.`);
  turnTo(play, 'attack');
  play.happen({
    type: 'Breathed',
    creature,
    targets,
    what: breath.what,
    times: breathsToday(play.state, found) + 1,
    aDay: breath.aDay,
  });
  const source = `the ${breath.what} of ${found.name}`;
  befall(play, { creatures: targets, save: 'breath', modifier, source, otherwise: 'none', destructive: false }, dice);
  return null;
};

export const breathLegality: Legality<typeof breathCommands> = { Breathe: mayBreathe };
export const breathHandlers: Handlers<typeof breathCommands> = { Breathe: breathe };
