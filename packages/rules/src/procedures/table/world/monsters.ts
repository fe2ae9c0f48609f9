import { id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import { endowed, saidOf } from '../content/powers.ts';
import type { BroughtMonster } from './facts.ts';

/** All that a monster is which comes with a map, before it is in play. */
export function monsterFacts({ square: _, hitPoints, items, ...facts }: BroughtMonster) {
  return {
    ...facts,
    kind: 'monster',
    owner: null,
    experience: 0,
    hitPoints: { now: hitPoints, max: hitPoints },
    items: items.map((item) => ({ ...item, id: id<'item'>('item') })),
    conditions: [],
  } as const satisfies Omit<Creature, 'id' | 'at' | 'moved'>;
}

/** A monster that comes with a map, on its square there. */
export function standing({ dice }: Play, scene: Scene, monster: BroughtMonster): Creature {
  return {
    ...monsterFacts(monster),
    id: id(dice.id()),
    at: { scene: scene.id, square: monster.square },
    items: monster.items.map(({ magic, does, ...item }) => ({
      ...item,
      id: id(dice.id()),
      ...endowed(saidOf({ ...(magic === undefined ? {} : { magic }), ...(does ? { does } : {}) })),
    })),
    moved: 0,
  };
}
