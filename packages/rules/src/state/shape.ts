import type { Creature, Shape } from './creature.ts';

/** Somebody in another form; null gives back what they are by themselves. */
export function withShape(creature: Creature, shape: Shape | null): Creature {
  const { shifted, enchanted, worn, traits, ...rest } = creature;
  if (!shape) return shifted ? { ...rest, ...shifted } : creature;
  const { icon, naturalArmour, armour, shield, helmet, attacks, movement, infravision } = creature;
  const was = {
    ...{ icon, naturalArmour, armour, shield, helmet, attacks, movement, infravision },
    ...(enchanted ? { enchanted } : {}),
    ...(worn ? { worn } : {}),
    ...(traits ? { traits } : {}),
  };
  return { ...rest, ...shape, shifted: shifted ?? was };
}
