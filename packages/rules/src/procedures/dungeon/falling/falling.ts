import { type CreatureId, impossible } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { deal } from '../../body/damage/deal.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';
import { FARTHEST_FALL } from './rule.ts';

const fall: Handler<'Fall'> = (play, { creature, feet }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature);
  if (refusal) return refusal;
  if (!Number.isInteger(feet) || feet < 1 || feet > FARTHEST_FALL)
    return impossible('bad-input', `From 1 to ${written(FARTHEST_FALL)} feet.`);
  fallFrom(play, creature, feet);
  return null;
};

/** No save; a fall too short for a die does no harm. */
export function fallFrom(play: Play, creature: CreatureId, feet: number): void {
  play.happen({ type: 'CreatureFell', creature, feet });
  const { count, sides, plus } = play.rules.falling.dice(feet);
  if (count === 0) return;
  const roll = play.roll(count, sides, plus);
  const why = { rule: play.rules.falling.cites.fall, formula: `a d${sides} for every 10 feet`, roll } as const;
  play.happen({ type: 'DamageRolled', target: creature, amount: roll.total, roll, subdual: false, why });
  deal(play, { target: creature, amount: roll.total, by: null, source: 'falling', subdual: false, destructive: null });
}

export const fallingHandlers: Handlers<typeof fallingCommands> = { Fall: fall };
