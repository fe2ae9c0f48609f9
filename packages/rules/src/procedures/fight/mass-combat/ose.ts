import type { MassCombatRule } from './rule.ts';

/** The adventures chapter fights man to man. */
export const oseMassCombat: MassCombatRule = {
  cites: {
    battle: 'OSE-CMB-16',
    killed: 'OSE-CMB-16',
    body: 'OSE-CMB-16',
    found: 'OSE-CMB-16',
    volley: 'OSE-CMB-16',
    volleyHarm: 'OSE-CMB-16',
  },
  played: false,
  aftermath: () => ({ lot: 'routed', alive: true, hitPoints: null, held: false }),
  withstands: () => 100,
  volleys: () => ({ hitsOn: 0, damage: 0 }),
};
