import type { ConversionRule } from './rule.ts';

/** The adventures chapter takes monsters as they are described. */
export const oseConversion: ConversionRule = {
  played: false,
  convert: ({ hitPoints, naturalArmour, attacks }) => ({
    hitPoints: hitPoints.max,
    armour: naturalArmour,
    attacks,
    hide: { armour: 0, shield: 0 },
  }),
};
