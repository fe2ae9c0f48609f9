import type { Ruleset } from '../../../core/index.ts';
import type { Attack } from '../../../state/creature.ts';
import { isLauncher } from '../missiles/ammunition.ts';
import type { Choice } from './routine.ts';

/** What bursts where it lands. */
const VESSEL = /\b(flask|vial)\b/i;

/** Whether a weapon of the lists flies itself, such as a dagger, a spear or a flask of oil; a bow sends something else. */
export const isThrown = (
  { equipment }: Pick<Ruleset, 'equipment'>,
  { name, kind, own }: Pick<Attack, 'name' | 'kind' | 'own'>,
): boolean =>
  kind === 'missile' &&
  !isLauncher({ name, ...(own ? { own } : {}) }) &&
  (own !== undefined || VESSEL.test(name) || equipment.attacksWith(name).length > 0);

/** What one does with it: `Attack with sword`, `Shoot Grik with short bow`, `Throw dagger at Grik`. */
export function strokeWith(
  rules: Pick<Ruleset, 'equipment'>,
  { attack, index }: Pick<Choice, 'attack' | 'index'>,
  whom: string | null = null,
): string {
  const weapon = index < 0 ? 'bare hands' : attack.name;
  if (isThrown(rules, attack)) return `Throw ${weapon}${whom === null ? '' : ` at ${whom}`}`;
  return `${attack.kind === 'melee' ? 'Attack' : 'Shoot'}${whom === null ? '' : ` ${whom}`} with ${weapon}`;
}
