import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Breath, Creature } from '../../../state/creature.ts';
import { isHarm } from '../../../state/magic.ts';
import { type DamageDice, readDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { namedToAll } from '../../situation/sight/named-to-all.ts';
import type { breathCommands } from './commands.ts';
import { breathsToday } from './may.ts';

/** As much as it has hit points left, unless its description has dice: one amount for all, and half for those who save. */
const breathe: Handler<'Breathe'> = (play, { creature, targets, modifier }) => {
  const found = play.state.creatures[creature];
  const breath = found?.traits?.breath;
  if (!found || !breath) return;
  const dice = diceOf(found, breath);
  if (!dice) return impossible('bad-input', `"${breath.damage}" is not an amount of damage.`);
  const { what, aDay, inSix } = breath;
  const chance = inSix === undefined ? null : { roll: play.roll(1, 6), upTo: inSix };
  if (chance && chance.roll.total > chance.upTo) {
    play.happen({ type: 'BreathHeld', creature, what, chance });
    return;
  }
  changeMode(play, 'attack');
  play.happen({
    type: 'Breathed',
    creature,
    targets,
    what,
    times: breathsToday(play.state, found) + 1,
    ...(aDay === undefined ? {} : { aDay }),
    ...(chance ? { chance } : {}),
  });
  const source = `the ${what} of ${namedToAll(play.state, found)}`;
  const of = isHarm(what) ? { harm: what, dice: Math.max(1, Math.floor(found.hitDice?.dice ?? 1)) } : undefined;
  callForSaves(
    play,
    {
      creatures: targets,
      save: 'breath',
      modifier,
      source,
      otherwise: 'none',
      destructive: false,
      ...(of ? { of } : {}),
    },
    dice,
  );
};

/** Where they are thrown for each hit die, at least once. */
function diceOf({ hitPoints, hitDice }: Creature, { damage, eachDie }: Breath): DamageDice | null {
  const dice = readDamage(damage ?? String(hitPoints.now));
  const times = eachDie ? Math.max(1, Math.floor(hitDice?.dice ?? 1)) : 1;
  return dice && { ...dice, count: dice.count * times, plus: dice.plus * times };
}

export const breathHandlers: Handlers<typeof breathCommands> = { Breathe: breathe };
