import { type Answer, denied } from '../../content/denied.ts';
import type { Dice } from '../../dice.ts';
import { descendingOf, type ErisArmour } from '../attack/eris-armour.ts';

/** ERI-DON-01: rounds to put on or take off. */
export function donningRounds(armour: string): Answer<{ readonly rounds: number }, 'see-plate'> {
  if (armour === 'plate') return denied('see-plate');
  return { rounds: armour === 'leather' || armour === 'chain' ? 1 : 0 };
}

/** ERI-DON-02: a turn, halved by each assistant. */
export function donningPlate(
  assistants: number,
  roundsPerTurn: number,
): { readonly fraction: string; readonly rounds: number } {
  const part = 2 ** assistants;
  return { fraction: part === 1 ? '1' : `1/${part}`, rounds: Math.max(1, Math.ceil(roundsPerTurn / part)) };
}

const CUTS_FREE_ON = 2;

/** ERI-DON-03: in six; as one forces a stuck door, hobbits one worse. */
export const cutsFreeOn = (race: string): number => CUTS_FREE_ON - (race === 'hobbit' ? 1 : 0);

/** ERI-DON-03: in six, to cut oneself out of platemail; the armour is gone. */
export function cutFree(race: string, chance: number | null, rounds: number, dice: Dice) {
  const upTo = chance ?? cutsFreeOn(race);
  for (let attempts = 1; attempts <= rounds; attempts += 1)
    if (dice.die(6) <= upTo) return { freed: true, attempts, armorDestroyed: true };
  return { freed: false, attempts: rounds, armorDestroyed: false };
}

/** Somebody who is putting armour on or taking it off. Rounds. */
export interface Dressing {
  readonly armour: ErisArmour;
  readonly shield: boolean;
  readonly action: 'don' | 'doff';
  readonly needed: number;
  readonly done: number;
}

/** ERI-DON-04: the descending class in the middle of it. */
export function classWhile({ armour, shield, action, needed, done }: Dressing): number {
  const finished = done >= needed;
  const untouched = action === 'doff' && done === 0 && !finished;
  if (!finished && !untouched) return descendingOf('none', false);
  const worn = untouched || action === 'don' ? armour : 'none';
  return descendingOf(worn, shield);
}
