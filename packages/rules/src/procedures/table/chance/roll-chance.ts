import { impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, May } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import { against, chanceText, inSix, percent, succeeds } from './chance.ts';
import type { chanceCommands } from './commands.ts';

const mayRollChance: May<'RollChance'> = (_, { kind, chance }, seat) => {
  const sides = kind === 'percent' ? 100 : 6;
  return objections(
    onlyReferee(seat),
    chance > sides ? impossible('bad-input', `A chance from 0 to ${sides} in ${sides}.`) : null,
  );
};

const rollChance: Handler<'RollChance'> = (play, { kind, chance: upTo, secret, purpose }) => {
  const chance = kind === 'percent' ? percent(upTo) : inSix(upTo);
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.abilityCheck.cites.chance,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  play.happen({
    type: 'ChanceRolled',
    chance,
    roll,
    success: succeeds(chance, roll.total),
    secret,
    purpose: purpose.trim(),
    why,
  });
};

export const chanceHandlers: Handlers<typeof chanceCommands> = { RollChance: { may: mayRollChance, play: rollChance } };
