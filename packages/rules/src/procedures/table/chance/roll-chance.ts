import type { Handler, Handlers } from '../../../play/index.ts';
import { against, chanceText, inSix, percent, succeeds } from './chance.ts';
import type { chanceCommands } from './commands.ts';

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

export const chanceHandlers: Handlers<typeof chanceCommands> = { RollChance: rollChance };
