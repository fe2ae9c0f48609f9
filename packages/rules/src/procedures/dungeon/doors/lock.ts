import { type Chance, succeeds } from '../../table/chance/chance.ts';

/** A lock yields to a hand that has learnt it or to magic, and not to force. */
export function unlocking(
  method: 'pick' | 'magic' | 'force',
  chance: Chance | null,
  face: number,
): { readonly allowed: boolean; readonly opened: boolean } {
  if (method === 'magic') return { allowed: true, opened: true };
  const learnt = method === 'pick' ? chance : null;
  return { allowed: learnt !== null, opened: learnt !== null && succeeds(learnt, face) };
}
