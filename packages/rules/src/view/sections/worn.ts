import type { Modifier } from '../../core/index.ts';
import type { AttackRule } from '../../procedures/fight/attack/rule.ts';
import { wornThere } from '../../procedures/party/equipping/worn.ts';
import type { Creature } from '../../state/creature.ts';

/** What that part of an armour class is called which is nothing worn; it is left out where it counts for nothing. */
export const DEXTERITY = 'dexterity';

/** What is put on, one thing after the other: the change that each makes is its part of the sum. */
const LAYERS: readonly (readonly [
  name: (creature: Creature) => string,
  facts: (creature: Creature) => Partial<Creature>,
])[] = [
  [(creature) => wornThere(creature, 'armour') ?? '', ({ armour }) => ({ armour })],
  [(creature) => wornThere(creature, 'shield') ?? '', ({ shield }) => ({ shield })],
  [(creature) => wornThere(creature, 'helmet') ?? '', ({ helmet }) => ({ helmet })],
  [
    () => 'magic of what is worn',
    ({ naturalArmour, enchanted }) => ({ naturalArmour, ...(enchanted ? { enchanted } : {}) }),
  ],
  [({ abilities }) => `${DEXTERITY} ${abilities?.DEX ?? ''}`, ({ abilities }) => ({ abilities })],
];

/** What makes up an ascending armour class by the rules in force: the bare figure first, then whatever changes it. */
export function armourParts({ armour: { classOf: armourClass } }: AttackRule, creature: Creature): readonly Modifier[] {
  const { dressing: _, enchanted = {}, ...undisturbed } = creature;
  const naturalArmour = creature.naturalArmour - Object.values(enchanted).reduce((sum, each) => sum + each, 0);
  const abilities = creature.abilities && { ...creature.abilities, DEX: 10 };
  let worn: Creature = { ...undisturbed, naturalArmour, armour: 'none', shield: false, helmet: false, abilities };
  const bare = armourClass(worn);
  const parts: Modifier[] = [{ name: creature.kind === 'monster' ? 'as described' : 'bare', value: bare }];
  for (const [name, facts] of LAYERS) {
    const before = armourClass(worn);
    worn = { ...worn, ...facts(creature) };
    parts.push({ name: name(creature), value: armourClass(worn) - before });
  }
  parts.push({ name: 'busy with it', value: armourClass(creature) - armourClass(worn) });
  return parts.filter(({ value }, place) => place === 0 || value !== 0);
}
