import type { Dice } from '../../dice.ts';

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
