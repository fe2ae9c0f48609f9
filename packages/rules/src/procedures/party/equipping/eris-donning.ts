import { type Answer, denied } from '../../../content/denied.ts';
import { descendingOf, type ErisArmour } from '../../../content/eris/armour-class.ts';
import { hobbitForcing } from '../../making/class-functions/eris-small-folk.ts';

/** ERI-DON-01: rounds to put on or take off. */
export function donningRounds(armour: string): Answer<{ readonly rounds: number }, 'see-plate'> {
  if (armour === 'plate') return denied('see-plate');
  return { rounds: armour === 'leather' || armour === 'chain' ? 1 : 0 };
}

/** ERI-DON-02: a turn, halved by each assistant. @param most who can be of help */
export function donningPlate(
  assistants: number,
  roundsPerTurn: number,
  most = Number.POSITIVE_INFINITY,
): { readonly fraction: string; readonly rounds: number } {
  const part = 2 ** Math.min(assistants, most);
  return { fraction: part === 1 ? '1' : `1/${part}`, rounds: Math.max(1, Math.ceil(roundsPerTurn / part)) };
}

/** ERI-DON-03: in six; as one forces a stuck door, hobbits one worse. @param anyone what others have */
export const cutsFreeOn = (race: string, anyone = 2): number => (race === 'hobbit' ? hobbitForcing(anyone) : anyone);

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
