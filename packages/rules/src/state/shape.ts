import type { Creature, Shape } from './creature.ts';
import type { Traits } from './traits.ts';

/** Somebody in another form; null gives back what they are by themselves. Saves and the skill at blows stay, and whoever was busy with armour is so no more. */
export function withShape(creature: Creature, shape: Shape | null): Creature {
  const { shifted, enchanted, worn, traits, dressing: _over, ...rest } = creature;
  if (!shape) return shifted ? { ...rest, ...shifted, ...skilledAs(traits, shifted.traits) } : creature;
  const { icon, naturalArmour, armour, shield, helmet, attacks, movement, infravision } = creature;
  const was = {
    ...{ icon, naturalArmour, armour, shield, helmet, attacks, movement, infravision },
    ...(enchanted ? { enchanted } : {}),
    ...(worn ? { worn } : {}),
    ...(traits ? { traits } : {}),
  };
  return { ...rest, ...shape, ...skilledAs(traits, shape.traits), shifted: shifted ?? was };
}

/** Traits, with what bears on saves and on the skill at blows as somebody has it; none where nothing is left of them. */
function skilledAs(
  { savesLike, normalHuman }: Traits = {},
  { savesLike: _saves, normalHuman: _blows, ...others }: Traits = {},
): { readonly traits?: Traits } {
  const traits = { ...others, ...(savesLike ? { savesLike } : {}), ...(normalHuman ? { normalHuman } : {}) };
  return Object.keys(traits).length > 0 ? { traits } : {};
}

/** Whether somebody has a form already. */
export function isInShape(creature: Creature, shape: Shape): boolean {
  const now = withShape(creature, shape);
  const parts = Object.keys(shape) as (keyof Shape)[];
  return creature.shifted !== undefined && parts.every((part) => isEqual(now[part], creature[part]));
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Somebody with another picture, which stays when a form ends. */
export const withIcon = (creature: Creature, icon: Creature['icon']): Creature => ({
  ...creature,
  icon,
  ...(creature.shifted && icon !== creature.icon ? { shifted: { ...creature.shifted, icon } } : {}),
});
