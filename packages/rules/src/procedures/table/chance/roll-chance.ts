import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { refereeOnly } from '../permission/permission.ts';
import { against, chanceText, inSix, percent, succeeds } from './chance.ts';
import type { chanceCommands } from './commands.ts';

/** Characters of the purpose. */
export const LONGEST_PURPOSE = 100;

const rollChance: Handler<'RollChance'> = (play, { kind, chance: upTo, secret, purpose }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const chance = kind === 'percent' ? percent(upTo) : inSix(upTo);
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > chance.sides)
    return impossible('bad-input', `A chance from 0 to ${chance.sides} in ${chance.sides}.`);
  if (purpose.length > LONGEST_PURPOSE)
    return impossible('bad-input', `Say in ${LONGEST_PURPOSE} characters what it is for.`);
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
  return null;
};

export const chanceHandlers: Handlers<typeof chanceCommands> = { RollChance: rollChance };
