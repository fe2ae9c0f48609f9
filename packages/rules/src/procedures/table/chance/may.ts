import { impossible, objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { chanceCommands } from './commands.ts';

const mayRollChance: May<'RollChance'> = (_, { kind, chance }, seat) => {
  const sides = kind === 'percent' ? 100 : 6;
  return objections(
    onlyReferee(seat),
    chance > sides ? impossible('bad-input', `A chance from 0 to ${sides} in ${sides}.`) : null,
  );
};

/** What stands against each of these commands. */
export const chanceLegality: Legality<typeof chanceCommands> = {
  RollChance: mayRollChance,
};
