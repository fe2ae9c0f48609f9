import type { Disease } from '../../../state/ailment.ts';
import type { Attack, Creature } from '../../../state/creature.ts';

/** The disease that a wound of a monster may carry, by the words of the attack or by what strikes (`disease 1 in 20`); null for none. */
export function diseaseCarried({ kind, name }: Creature, attack: Attack): Disease | null {
  const words = `${attack.name} ${attack.damage}`;
  if (kind !== 'monster' || !/disease|\brot\b/i.test(words)) return null;
  if (/\brot(?:ting)?\b|mummy/i.test(`${words} ${name}`)) return { kind: 'disease', disease: 'rot' };
  const [, most = /\brats?\b/i.test(name) ? '1' : null] = /disease (\d+) in 20/i.exec(words) ?? [];
  return { kind: 'disease', disease: 'fever', ...(most === null ? {} : { inTwenty: Number(most) }) };
}
