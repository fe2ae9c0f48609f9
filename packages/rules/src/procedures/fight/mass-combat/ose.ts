import type { MassCombatRule } from './rule.ts';

/** The adventures chapter fights man to man. */
export const oseMassCombat: MassCombatRule = {
  played: false,
  aftermath: () => ({ lot: 'routed', alive: true, hitPoints: null, held: false }),
  volleys: () => ({ hitsOn: 0, damage: 0 }),
};
