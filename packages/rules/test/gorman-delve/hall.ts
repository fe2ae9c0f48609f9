import { emptyRows } from '@lanthorn/geometry';
import { id } from '../../src/core/index.ts';
import { seenByParty } from '../../src/procedures/situation/sight/sight.ts';
import type { Attack, Creature } from '../../src/state/creature.ts';
import type { Scene } from '../../src/state/scene.ts';
import type { GameState } from '../../src/state/state.ts';
import { door, named, wall } from '../abbey.ts';
import { weapon } from '../brawl.ts';
import { campaign, hired, otherPlayer, someone } from '../table.ts';

const HALL = id<'scene'>('hall');
export const STUCK = id<'door'>('stuck-door');

/** A dark hall of 12 × 5 squares, and behind a stuck door another. */
const hall = (explored = emptyRows(24, 5)): Scene => ({
  id: HALL,
  name: 'The drowned hall',
  width: 24,
  height: 5,
  feetPerSquare: 10,
  grid: 'square',
  floor: null,
  walls: [
    wall(0, 0, 24, 0),
    wall(24, 0, 24, 5),
    wall(24, 5, 0, 5),
    wall(0, 5, 0, 0),
    wall(12, 0, 12, 2),
    wall(12, 3, 12, 5),
  ],
  doors: named([door('stuck-door', { segment: wall(12, 2, 12, 3), stuck: true, found: true })]),
  lights: [],
  rooms: [],
  traps: {},
  notes: [],
  features: [],
  ambient: 'dark',
  image: null,
  explored,
  walked: emptyRows(24, 5),
  level: 1,
});

const sword: Attack = weapon('sword');
const torches = {
  id: id<'item'>('torches'),
  name: 'Torch',
  quantity: 3,
  weight: 20,
  kind: 'gear',
  use: 'torch',
} as const;
const tinderbox = {
  id: id<'item'>('tinder'),
  name: 'Tinderbox',
  quantity: 1,
  weight: 10,
  kind: 'gear',
  use: 'tinderbox',
} as const;

export const aldo = someone({
  hitPoints: { now: 8, max: 8 },
  armour: 'chainmail',
  attacks: [sword],
  items: [torches, tinderbox],
});
export const mira = someone({
  id: id('mira'),
  name: 'Mira',
  class: 'magic-user',
  hitPoints: { now: 3, max: 3 },
  attacks: [],
});
export const osric = someone({
  id: id('osric'),
  name: 'Osric',
  owner: otherPlayer.user,
  class: 'cleric',
  hitPoints: { now: 5, max: 5 },
  armour: 'chainmail',
  attacks: [{ ...sword, name: 'mace', damage: '1d6', blunt: true }],
});
/** Aldo's henchman, not the most loyal. */
export const tam = someone({
  id: id('tam'),
  kind: 'retainer',
  name: 'Tam',
  hitPoints: { now: 5, max: 5 },
  armour: 'leather',
  attacks: [sword],
});

const FOUR: readonly Creature[] = [aldo, tam, osric, mira].map((one, place) => ({
  ...one,
  at: { scene: HALL, square: { x: place < 2 ? 1 : 0, y: 1 + (place % 2) } },
}));

/** By Gorman's book, at the foot of the stairs; wandering monsters come by the dice. */
export function atTheStairs(): GameState {
  const state = campaign(FOUR, {
    scenes: { [HALL]: hall() },
    scene: HALL,
    ruleset: { base: 'gorman', slots: {}, options: {} },
    engagements: {
      [tam.id]: hired(aldo.id, { kind: 'henchman', loyalty: 8, paidUntil: 0 }),
    },
  });
  const begun = { ...state, automation: { ...state.automation, wandering: true } };
  return { ...begun, scenes: { [HALL]: hall(seenByParty(begun)) } };
}
