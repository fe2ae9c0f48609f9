import { monsterIcon } from '../../../content/icons.ts';
import { id, type Roll, roll } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Place, Shape } from '../../../state/creature.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import type { Monster } from '../../../state/monster.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { namesFor } from './names.ts';

/** Monsters of one kind, with the hit points they rolled, ready to be added. */
export interface Mustered {
  readonly creatures: readonly Creature[];
  readonly rolls: readonly Roll[];
}

interface Muster {
  readonly count: number;
  /** Where the first of them stands, the others around it; null for off the board. */
  readonly at: Place | null;
  readonly hidden: boolean;
}

/** Makes monsters from their entry in the bestiary: hit points are rolled one after another. */
export function mustered(play: Play, monster: Monster, { count, at, hidden }: Muster): Mustered {
  const { count: dice, sides, plus } = play.rules.monsters.hitPoints(monster.hitDice);
  const rolls = Array.from({ length: count }, () => roll(play.dice, dice, sides, plus));
  const ids = rolls.map(() => play.dice.id());
  const names = namesFor(monster.name, ids);
  const places = placesFor(play.state, at, count);
  const creatures = rolls.map(({ total }, place) =>
    creatureFrom(monster, {
      id: id(ids[place] ?? ''),
      name: names[place] ?? monster.name,
      hitPoints: Math.max(1, total),
      at: places[place] ?? null,
      hidden,
    }),
  );
  return { creatures, rolls };
}

function placesFor({ scenes, creatures }: GameState, at: Place | null, count: number): readonly Place[] {
  const scene = at && scenes[at.scene];
  if (!scene) return [];
  const taken = Object.values(creatures).flatMap((creature) =>
    creature.at?.scene === scene.id ? [creature.at.square] : [],
  );
  return placesAround(at.square, count, groundOf(scene), taken).map((square) => ({ scene: scene.id, square }));
}

interface Particulars extends Pick<Creature, 'id' | 'name' | 'at' | 'hidden'> {
  readonly hitPoints: number;
}

function creatureFrom(monster: Monster, { hitPoints, ...particulars }: Particulars): Creature {
  const {
    key,
    modes,
    armourClass,
    otherMorale,
    numberAppearing: _number,
    treasure: _treasure,
    special,
    ...facts
  } = monster;
  return {
    ...facts,
    ...particulars,
    kind: 'monster',
    owner: null,
    icon: monsterIcon(key),
    class: null,
    level: 0,
    experience: 0,
    abilities: null,
    hitPoints: { now: hitPoints, max: hitPoints },
    naturalArmour: armourClass,
    armour: 'none',
    shield: false,
    helmet: false,
    items: [],
    coins: NO_COINS,
    conditions: [],
    moved: 0,
    notes: remarks(special, modes, otherMorale),
  };
}

/** The form of a monster for somebody else: of its nature all, or how large it is and whether it lives in water. */
export function formOf({ key, armourClass, attacks, movement, infravision, traits }: Monster, whole: boolean): Shape {
  const { size, aquatic } = traits;
  const body = { ...(size ? { size } : {}), ...(aquatic ? { aquatic } : {}) };
  const shape = { icon: monsterIcon(key), naturalArmour: armourClass, armour: 'none', attacks, movement } as const;
  return { ...shape, infravision, shield: false, helmet: false, traits: whole ? traits : body };
}

/** What the referee reads beside the figures. */
function remarks(special: string, modes: Monster['modes'], otherMorale: number | null): string {
  const rates = Object.entries(modes).map(([mode, feet]) => `${mode} ${feet}′`);
  return [special, ...rates, ...(otherMorale === null ? [] : [`other morale ${otherMorale}`])]
    .filter((part) => part !== '')
    .join('; ');
}
