import type { Dice } from '../../../core/index.ts';
import type { InitiativeRule } from './rule.ts';

export interface FirstSide {
  readonly party: number;
  readonly monsters: number;
  readonly first: 'party' | 'monsters';
}

/** GOR-ENC-08: a d6 for each side, the higher first; equal dice are thrown anew. */
export function sidesInitiative(dice: Dice): FirstSide {
  for (;;) {
    const [party, monsters] = [dice.die(6), dice.die(6)];
    if (party !== monsters) return { party, monsters, first: party > monsters ? 'party' : 'monsters' };
  }
}

/** GOR-ENC-01, 08 as one slot: once for the encounter, or each turn; no weapon is slow but by option (GOR-RUL-01). On ties the book borrows from the chapter. */
export const gormanInitiative = (
  { idInSurprise: _other, ...chapter }: InitiativeRule,
  { once, slowWeapons }: { readonly once: boolean; readonly slowWeapons: boolean },
): InitiativeRule => ({
  ...chapter,
  id: 'GOR-ENC-08',
  stands: once,
  isSlow: (attack) => slowWeapons && chapter.isSlow(attack),
});
