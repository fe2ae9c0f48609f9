import { withstands } from '../../../books/eris/content/constitution.ts';
import { type Band, banded } from '../../../content/banded.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { MassCombatRule } from './rule.ts';

export type Fate = 'killed' | 'prisoner' | 'left-for-dead';

const FATES: readonly Band<Fate>[] = [
  { upTo: 5, value: 'killed' },
  { upTo: 8, value: 'prisoner' },
  { upTo: 12, value: 'left-for-dead' },
];

/** ERI-MAS-01: 2d6 for what the enemy does with somebody whose figure is destroyed. */
export const fateOf = (modifier: number, dice: Dice): Fate => banded(FATES, roll(dice, 2, 6, modifier).total);

/** ERI-MAS-02: d100 at or under the chance of the constitution; no die where it is certain. */
export function survives(constitution: number, dice: Dice): { readonly chance: number; readonly survives: boolean } {
  const chance = withstands(constitution);
  return { chance, survives: chance >= 100 || dice.die(100) <= chance };
}

/** ERI-MAS-03: destroyed or routed. */
export function inMassCombat(
  event: 'destroyed' | 'routed',
  constitution: number,
  dice: Dice,
): { readonly fate: Fate | 'routed'; readonly alive: boolean } {
  const fate = event === 'routed' ? 'routed' : fateOf(0, dice);
  return { fate, alive: fate !== 'killed' && survives(constitution, dice).survives };
}

/** ERI-MAS-04: how somebody is afterwards; hit points null where they stay. */
export function afterBattle(fate: Fate | 'routed', alive: boolean) {
  if (!alive || fate === 'killed') return { status: 'dead', hp: null, heldByEnemy: false } as const;
  if (fate === 'prisoner') return { status: 'captive', hp: 0, heldByEnemy: true } as const;
  if (fate === 'left-for-dead') return { status: 'unconscious', hp: 0, heldByEnemy: false } as const;
  return { status: 'fleeing', hp: 1, heldByEnemy: false } as const;
}

/** ERI-VOL-01: the faces of a d6 on which a volley hits somebody. */
export function volleyHitsOn(armour: string, shield: boolean, magic: boolean): number {
  if (magic) return 1;
  if (armour === 'plate') return 2;
  return armour === 'chain' || shield ? 3 : 4;
}

/** ERI-VOL-02: however many volleys, one die for all, and a d6 of damage. */
export function volleys(failOn: number, count: number, dice: Dice): { readonly hit: boolean; readonly damage: number } {
  const hit = count > 0 && dice.die(6) <= failOn;
  return { hit, damage: hit ? dice.die(6) : 0 };
}

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
  withstands: ({ abilities }) => withstands(abilities?.CON ?? AVERAGE),
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
