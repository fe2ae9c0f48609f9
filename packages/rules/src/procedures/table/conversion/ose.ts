import type { ConversionRule } from './rule.ts';

/** The adventures chapter takes monsters as they are described. */
export const oseConversion: ConversionRule = {
  cites: { converted: 'OSE-CMB-24', hide: 'OSE-CMB-24' },
  played: false,
  convert: ({ hitPoints, naturalArmour, attacks, hitDice }) => ({
    hitPoints: hitPoints.max,
    armour: naturalArmour,
    attacks,
    hide: { armour: 0, shield: 0 },
    hitDice: hitDice ?? { dice: 1, plus: 0, stars: 0 },
    sweeps: false,
    notes: [],
  }),
};
