import { bothArmourClasses } from '../../../core/armour-class.ts';
import type { Ruleset } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Ware } from '../../../state/ware.ts';
import { waysOf } from '../../party/belongings/armed-with.ts';
import { wornAs } from '../../party/equipping/worn.ts';
import { shownBlow } from './blow.ts';

/** Whoever looks at a ware: where they stand does not matter. */
type Buyer = Omit<Creature, 'notes' | 'at' | 'hidden' | 'moved'>;

/**
 * What a ware would be worth to somebody in a fight, by the same rules as a blow and as the sheet: `1d6, 50/100/150 feet`,
 * `AC 5 [14]`; null for what nobody fights with or wears.
 */
export function worthInFight(rules: Ruleset, buyer: Buyer, ware: Ware): string | null {
  const bearer: Creature = { ...buyer, notes: '', at: null, hidden: false, moved: 0 };
  return inHand(rules, bearer, ware) ?? worn(rules, bearer, ware);
}

function inHand(rules: Ruleset, attacker: Creature, { kind, ...thing }: Ware): string | null {
  const ways = waysOf(rules.equipment, { ...thing, kind: kind === 'weapon' || kind === 'armour' ? kind : 'gear' });
  if (ways.length === 0) return null;
  const hands = attacker.shield ? 1 : 2;
  const by = (which: Attack['kind']): readonly string[] =>
    ways.filter((way) => way.kind === which).map((attack) => shownBlow(rules, { attacker, attack }, hands).damage);
  const [near, far] = [new Set(by('melee')), new Set(by('missile'))];
  const thrown = near.size > 0 ? [...far].filter((each) => !near.has(each)).map((each) => `thrown ${each}`) : [...far];
  const ranges = ways.find((way) => way.ranges)?.ranges;
  return [
    [...near, ...thrown].join(', '),
    ...(ranges ? [`${ranges.join('/')} feet`] : []),
    ...(ways.some(({ slow }) => slow) ? ['slow'] : []),
  ].join(', ');
}

function worn({ attack }: Ruleset, wearer: Creature, ware: Ware): string | null {
  const as = wornAs(ware);
  if (!as) return null;
  const dressed = as.part === 'armour' ? { ...wearer, armour: as.armour } : { ...wearer, [as.part]: true };
  return `AC ${bothArmourClasses(attack.armour.classOf(dressed))}`;
}
