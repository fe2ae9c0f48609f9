import { bookArmour } from '../../../content/book-armour.ts';
import { afterBattle, inMassCombat, volleyHitsOn, volleys } from './eris.ts';
import type { MassCombatRule } from './rule.ts';

/** Those without a score withstand as the average does. */
const AVERAGE = 10;

/** ERI-MAS and ERI-VOL as one slot. */
export const erisMassCombat: MassCombatRule = {
  cites: {
    battle: 'ERI-MAS-03',
    killed: 'ERI-MAS-01',
    body: 'ERI-MAS-02',
    found: 'ERI-MAS-04',
    volley: 'ERI-VOL-01',
    volleyHarm: 'ERI-VOL-02',
  },
  played: true,
  aftermath: (event, { abilities }, dice) => {
    const { fate, alive } = inMassCombat(event, abilities?.CON ?? AVERAGE, dice);
    const { status, hp, heldByEnemy } = afterBattle(fate, alive);
    return { lot: fate, alive: status !== 'dead', hitPoints: hp, held: heldByEnemy };
  },
  volleys: ({ armour, shield, enchanted }, count, dice) => {
    const hitsOn = volleyHitsOn(bookArmour(armour), shield, (enchanted?.armour ?? 0) > 0);
    return { hitsOn, damage: volleys(hitsOn, count, dice).damage };
  },
};
