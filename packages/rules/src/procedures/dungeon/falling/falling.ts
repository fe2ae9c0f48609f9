import { type CreatureId, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { deal } from '../../body/damage/deal.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';

const fall: Handler<'Fall'> = (play, { creature, feet }) => fallFrom(play, creature, feet);

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

export const fallingHandlers: Handlers<typeof fallingCommands> = {
  Fall: {
    may: (state, { creature }, seat) => objections(onlyReferee(seat), mayCommand(state, seat, creature)),
    play: fall,
  },
};
