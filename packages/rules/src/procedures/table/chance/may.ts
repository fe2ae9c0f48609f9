import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import { inSix, percent } from './chance.ts';
import type { chanceCommands } from './commands.ts';

/** Characters of the purpose. */
export const LONGEST_PURPOSE = 100;

function mayRollChance(
  _state: GameState,
  { kind, chance: upTo, purpose }: CommandOf<'RollChance'>,
  seat: Seat,
): readonly Refusal[] {
  const chance = kind === 'percent' ? percent(upTo) : inSix(upTo);
  const barred = onlyReferee(seat);
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > chance.sides)
    return objections(barred, impossible('bad-input', `A chance from 0 to ${chance.sides} in ${chance.sides}.`));
  return objections(
    barred,
    purpose.length > LONGEST_PURPOSE
      ? impossible('bad-input', `Say in ${LONGEST_PURPOSE} characters what it is for.`)
      : null,
  );
}

/** What stands against each of these commands. */
export const chanceLegality: Legality<typeof chanceCommands> = {
  RollChance: mayRollChance,
};
