import type { BroughtMonster, Creature, GameState, Scene } from '@lanthorn/rules';
import { iconNamed } from './icons.ts';

/** Who stands on a map and is of nobody's party, and alive: whole, as they are by nature. */
export const monstersOn = (
  { creatures, party }: GameState,
  { id }: Scene,
  keyOf: (picture: string) => string,
): readonly BroughtMonster[] =>
  Object.values(creatures).flatMap((creature) => {
    const { at, kind, conditions } = creature;
    const stays = kind !== 'monster' || party.members.includes(creature.id) || conditions.includes('dead');
    return at?.scene === id && !stays ? [whole(creature, at.square, keyOf)] : [];
  });

function whole(
  creature: Creature,
  square: BroughtMonster['square'],
  keyOf: (picture: string) => string,
): BroughtMonster {
  const { name, ownName, hidden, alignment, level, abilities, hitDice, hitPoints, items, coins } = creature;
  const { morale, saveAs, undead, across, elevation, notes } = creature;
  const { icon, naturalArmour, armour, shield, helmet, attacks, movement, infravision, traits } =
    creature.shifted ?? creature;
  return {
    name,
    ...(ownName === undefined ? {} : { ownName }),
    square,
    hidden,
    icon: iconNamed(icon ?? undefined, keyOf) ?? null,
    class: creature.class,
    level,
    alignment,
    abilities,
    hitDice,
    hitPoints: hitPoints.max,
    naturalArmour,
    armour,
    shield,
    helmet,
    attacks,
    items: items.map(({ id: _, ...item }) => item),
    coins,
    movement,
    infravision,
    morale,
    saveAs,
    undead,
    ...(traits ? { traits } : {}),
    ...(across === undefined ? {} : { across }),
    ...(elevation === undefined ? {} : { elevation }),
    notes,
  };
}
