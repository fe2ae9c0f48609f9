import { addSquares } from '@lanthorn/geometry';
import fc from 'fast-check';
import { monsterOf } from '../src/books/ose/content/bestiary.ts';
import { id } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { LedgerEntry } from '../src/state/ledger.ts';
import { NO_COINS } from '../src/state/purse.ts';
import type { Scene } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { ABBEY, abbey, COUNTRY, door, inAbbey, named, pit, VAULT_WALL, wall } from './abbey.ts';
import { goblin, otherPlayer, referee } from './table.ts';

/** What is changed behind the players' backs. */
export interface Veils {
  /** A hidden monster with a burning torch stands in the nave. */
  readonly lurker: boolean;
  /** The vault holds rooms, walls, doors, traps, lamps and somebody; the rooms are described otherwise. */
  readonly vault: boolean;
  /** The vault's wall has a secret door in it. */
  readonly secretDoor: boolean;
  /** Whoever stands in the vault walks out through its wall. */
  readonly oneWay: boolean;
  /** The monsters that are seen have other hit points, morale and remarks. */
  readonly figures: boolean;
  /** The referee has another map, and monsters drawn up. */
  readonly plans: boolean;
  /** The door of the cell stands otherwise than it was seen last, and the cell has another that nobody has found. */
  readonly doors: boolean;
}

/** Any of them. */
export const veils: fc.Arbitrary<Veils> = fc.record({
  lurker: fc.boolean(),
  vault: fc.boolean(),
  secretDoor: fc.boolean(),
  oneWay: fc.boolean(),
  figures: fc.boolean(),
  plans: fc.boolean(),
  doors: fc.boolean(),
});

export const NONE: Veils = {
  lurker: false,
  vault: false,
  secretDoor: false,
  oneWay: false,
  figures: false,
  plans: false,
  doors: false,
};
export const ALL: Veils = {
  lurker: true,
  vault: true,
  secretDoor: true,
  oneWay: true,
  figures: true,
  plans: true,
  doors: true,
};

/** A word that no player may ever be sent. */
export const CANARY = 'XyzzyBar';

/** Nobody but the referee knows what is in the packs of those behind the curtain. */
export const torches = {
  id: id<'item'>('veil-torches'),
  name: CANARY,
  quantity: 40,
  weight: 20,
  kind: 'gear',
  use: 'torch',
} as const;

export const OGRE = monsterOf('ogre') ?? nobody();

function nobody(): never {
  throw new Error('the bestiary has no ogre');
}

/** The same campaign for everyone but the referee. */
export function veiled(state: GameState, veils: Veils): GameState {
  const changes: readonly (readonly [boolean, (now: GameState) => GameState])[] = [
    [veils.lurker, withLurker],
    [veils.vault, withVault],
    [veils.secretDoor, withSecretDoor],
    [veils.oneWay, withOneWay],
    [veils.figures, withFigures],
    [veils.plans, withPlans],
    [veils.doors, withDoors],
    [veils.plans, withLand],
    [veils.plans, withContent],
    [veils.plans, withJournal],
    [veils.plans, withTables],
    [veils.plans, withHoard],
    [veils.plans, withAreas],
    [veils.plans, withDrawings],
  ];
  return changes.reduce((now, [on, change]) => (on ? change(now) : now), state);
}

const withMonster = (state: GameState, monster: Creature): GameState => ({
  ...state,
  creatures: { ...state.creatures, [monster.id]: monster },
});

function withLurker(state: GameState): GameState {
  const there = withMonster(state, goblin({ id: id('veil-lurker'), name: CANARY, hidden: true, at: inAbbey(3, 4) }));
  const light = {
    id: id<'light'>('veil-light'),
    kind: 'torch',
    carriedBy: id<'creature'>('veil-lurker'),
    left: null,
    radius: 30,
    turnsLeft: 60,
  } as const;
  const lantern = { ...light, id: id<'light'>('veil-lantern'), carriedBy: null, left: inAbbey(18, 10) };
  return { ...there, lights: { ...there.lights, [light.id]: light, [lantern.id]: lantern } };
}

const withAbbey = (state: GameState, change: (scene: Scene) => Partial<Scene>): GameState => {
  const scene = state.scenes[ABBEY] ?? abbey();
  return { ...state, scenes: { ...state.scenes, [ABBEY]: { ...scene, ...change(scene) } } };
};

function withVault(state: GameState): GameState {
  const furnished = withAbbey(state, (scene) => ({
    walls: [...scene.walls, wall(17, 0, 17, 5), wall(17, 6, 17, 12)],
    doors: { ...scene.doors, ...named([door('veil-door', { segment: wall(17, 5, 17, 6), locked: true })]) },
    lights: [...scene.lights, { at: { x: 18.5, y: 3.5 }, radiusFeet: 30, colour: '#ff0000' }],
    rooms: [{ key: '9', name: CANARY, at: { x: 16, y: 4 }, squares: [{ x: 16, y: 4 }], text: CANARY }],
    traps: { ...scene.traps, ...named([pit({ id: id('veil-trap'), name: CANARY, squares: [{ x: 15, y: 4 }] })]) },
    notes: [{ at: { x: 1, y: 1 }, text: CANARY }],
    features: [...scene.features, { kind: 'throne', at: { x: 18.5, y: 5.5 } }],
  }));
  return withMonster(furnished, goblin({ id: id('veil-dweller'), name: CANARY, at: inAbbey(16, 6), items: [torches] }));
}

const withSecretDoor = (state: GameState): GameState =>
  withAbbey(state, (scene) => ({
    walls: [...scene.walls.filter((one) => one !== VAULT_WALL), wall(14, 0, 14, 3.3), wall(14, 4.1, 14, 12)],
    doors: { ...scene.doors, ...named([door('veil-secret', { kind: 'secret', segment: wall(14, 3.3, 14, 4.1) })]) },
  }));

const withOneWay = (state: GameState): GameState =>
  withAbbey(state, (scene) => ({
    walls: scene.walls.map((one) => (one.a.x === 14 && one.b.x === 14 ? { ...one, passes: 'steps' } : one)),
  }));

/** A wall of the cell, whole; see `withDoors` for a door in its place. */
const CELL_WALL = wall(18, 1, 18, 2);

/** A cell in a corner of the vault, with its door: the players know of it, and nobody sees it. */
export const withCell = (state: GameState): GameState =>
  withAbbey(state, (scene) => ({
    walls: [...scene.walls, CELL_WALL, wall(18, 2, 20, 2)],
    doors: { ...scene.doors, ...named([door('cell-door', { segment: wall(18, 0, 18, 1) })]) },
    explored: addSquares(scene.explored, [
      { x: 18, y: 0 },
      { x: 18, y: 1 },
      { x: 19, y: 0 },
      { x: 19, y: 1 },
    ]),
  }));

const withDoors = (state: GameState): GameState =>
  withAbbey(state, (scene) => {
    const stands = { state: 'open', locked: true, stuck: true, spiked: true } as const;
    const remembered = { lastSeen: { state: 'closed', spiked: false } } as const;
    return {
      walls: scene.walls.filter((one) => one !== CELL_WALL),
      doors: {
        ...scene.doors,
        ...named([
          door('cell-door', { segment: wall(18, 0, 18, 1), ...stands, ...remembered }),
          door('veil-cell', { kind: 'secret', segment: CELL_WALL, state: 'open' }),
        ]),
      },
    };
  });

const withFigures = (state: GameState): GameState => ({
  ...state,
  ailments: Object.fromEntries(
    Object.values(state.creatures)
      .filter(({ kind }) => kind === 'monster')
      .map(({ id: sick }) => [sick, [{ kind: 'festering', until: null, ends: 'passes' }]]),
  ),
  engagements: Object.fromEntries(
    Object.entries(state.engagements).map(([of, one]) => [of, { ...one, loyalty: one.loyalty === null ? null : 19 }]),
  ),
  ledger: [BRIBE, ...state.ledger.map((entry) => (entry.open ? entry : { ...entry, what: CANARY })), BRIBE],
  hiring: { ...state.hiring, illWill: state.hiring.applicants.length > 0 ? state.hiring.illWill : 2 },
  thefts: [{ thief: id('aldo'), victim: id('goblin'), turn: 1_000_000 }],
  encounter: state.encounter && {
    ...state.encounter,
    reaction: state.encounter.reaction === null ? null : 'uncertain',
    sides: state.encounter.sides.map((side) => ({ ...side, aware: !side.aware })),
  },
  creatures: Object.fromEntries(
    Object.values(state.creatures).map((creature) => [
      creature.id,
      creature.kind === 'monster' ? { ...creature, ...OTHERWISE } : creature,
    ]),
  ),
});

/** What a monster is and has, as far as nobody can see it. */
const OTHERWISE = {
  hitPoints: { now: 1990, max: 2000 },
  morale: 11,
  notes: CANARY,
  saveAs: '9',
  alignment: 'lawful',
  coins: { pp: 9, gp: 9, ep: 9, sp: 9, cp: 9 },
  items: [torches],
  experience: 900,
  disbelieves: true,
  skills: { [CANARY]: 50 },
} as const;

/** Paid behind the screen. */
export const BRIBE: LedgerEntry = {
  day: 1,
  who: id('aldo'),
  name: CANARY,
  what: CANARY,
  copper: 1234,
  owed: false,
  rule: 'TABLE',
  open: false,
};

const withPlans = (state: GameState): GameState => ({
  ...withMonster(state, goblin({ id: id('veil-planned'), name: CANARY })),
  drawnUp: { name: CANARY, creatures: [id('veil-planned')], distance: 60 },
  hours: { at: 1, seconds: 3_000, paused: true },
  scenes: {
    ...state.scenes,
    [id<'scene'>('veil-scene')]: abbey({ id: id('veil-scene'), name: CANARY, grid: 'pointy' }),
  },
});

/** The referee has written who may be met, and struck somebody out. */
const withContent = (state: GameState): GameState => {
  const monster = { ...OGRE, key: 'veil-beast', name: CANARY, special: CANARY };
  const lists = { monsters: { 'veil-beast': monster, orc: null }, tables: { swamp: ['veil-beast'] } };
  return { ...state, content: { ...lists, wares: {} } };
};

/** Pages for the referee, and for people who sit elsewhere. */
const withJournal = (state: GameState): GameState => {
  const page = { title: CANARY, folder: CANARY, text: CANARY, owner: null } as const;
  const pages = [
    { ...page, id: id<'page'>('veil-page'), readers: 'referee' },
    { ...page, id: id<'page'>('veil-handout'), readers: [id<'user'>('zoe')] },
    { ...page, id: id<'page'>('veil-note'), readers: 'referee', owner: id<'user'>('zoe') },
  ] as const;
  return { ...state, journal: { ...state.journal, ...named(pages) } };
};

/** A line of a table that brings coins, a thing and somebody. */
export const YIELDING = `${CANARY} [[2 gp]] [[item ${CANARY}]] [[monster Orc]]`;

/** Tables of the referee's own, and what came up on one. */
const withTables = (state: GameState): GameState => {
  const lines = [{ share: 1, text: YIELDING }];
  const table = { id: id<'random-table'>('veil-table'), name: CANARY, dice: null, lines };
  const outcome = {
    id: id<'outcome'>('veil-outcome'),
    table: table.id,
    coins: { ...NO_COINS, gp: 500 },
    valuables: [{ name: CANARY, count: 1, worth: 50 }],
    things: [{ thing: 'potion' as const, name: CANARY }],
    items: [{ name: CANARY, count: 2 }],
    monsters: [{ name: 'Orc', count: 2 }],
  };
  return { ...state, randomTables: { ...state.randomTables, [table.id]: table }, outcomes: [outcome] };
};

/** Treasure where everybody has been, that nobody has found. */
const withHoard = (state: GameState): GameState => {
  const hoard = {
    id: id<'hoard'>('veil-hoard'),
    name: CANARY,
    at: inAbbey(3, 4),
    coins: { pp: 0, gp: 500, ep: 0, sp: 0, cp: 0 },
    valuables: [{ name: CANARY, count: 2, worth: 50 }],
    things: [{ id: id<'item'>('veil-potion'), thing: 'potion', name: CANARY, looks: CANARY }],
    hidden: true,
  } as const;
  return { ...state, hoards: { ...state.hoards, [hoard.id]: hoard } };
};

/** What the referee has laid over the map for nobody else to see. */
export const withAreas = (state: GameState): GameState => {
  const where = { scene: ABBEY, kind: 'circle', at: { x: 3.5, y: 4.5 }, feet: 200, width: 0, degrees: 0 } as const;
  const area = { id: id<'area'>('veil-area'), ...where, by: referee.user, open: false };
  return { ...state, areas: { ...state.areas, [area.id]: area } };
};

/** What the referee has written over the map for nobody else to see. */
export const withDrawings = (state: GameState): GameState => {
  const where = { scene: ABBEY, shape: 'text', points: [{ x: 3.5, y: 4.5 }], colour: 'red' } as const;
  const drawing = { id: id<'drawing'>('veil-drawing'), ...where, words: CANARY, by: referee.user, open: false };
  return { ...state, drawings: { ...state.drawings, [drawing.id]: drawing } };
};

/** A hex map that the referee has drawn, and nobody stands on; or notes on the one in play, what lies far off, and another map. */
const withLand = (state: GameState): GameState => {
  const hex = { ground: 'swamp', road: true, river: true, label: CANARY, note: CANARY } as const;
  const facts = { name: CANARY, layout: 'pointy', width: 3, height: 3, milesPerHex: 6 } as const;
  const drawn = { ...facts, hexes: { '1,1': hex }, charted: { '1,1': hex } } as const;
  if (!state.land || !state.journey) return { ...state, land: drawn };
  const hexes = Object.entries(state.land.hexes).map(([place, known]) => [
    place,
    isFar(place) ? hex : { ...known, note: CANARY },
  ]);
  return {
    ...state,
    land: { ...state.land, hexes: Object.fromEntries(hexes) },
    otherLands: { ...state.otherLands, [id<'land'>('veil-land')]: drawn },
  };
};

/** Farther than anybody comes, or sees, in the days that random play lasts. */
const isFar = (place: string): boolean =>
  place.split(',').some((at) => Math.abs(Number(at) - COUNTRY / 2) > COUNTRY / 2 - 4);

/** What Bob alone does and plans, which is nobody else's at the table. */
export const withPlansOfBob = (state: GameState): GameState => {
  const ilphas = id<'creature'>('ilphas');
  const elf = state.creatures[ilphas];
  if (!elf) return state;
  const scores = { STR: 18, INT: 17, WIS: 16, DEX: 15, CON: 14, CHA: 13 } as const;
  const draft = { method: 'rolled', scores, swaps: 1, trades: 0, class: 'elf', hitPoints: 6, gold: 110 } as const;
  const plan = { spell: CANARY, description: CANARY, level: 1, funds: 1500, weeks: 0, failed: 1 } as const;
  return {
    ...state,
    creatures: { ...state.creatures, [ilphas]: { ...elf, notes: CANARY } },
    memorised: { ...state.memorised, [ilphas]: [CANARY, 'Sleep', 'Sleep'] },
    castSinceSleep: [...(state.castSinceSleep ?? []), ilphas],
    ...(state.study ? { study: { ...state.study, casters: [...state.study.casters, ilphas] } } : {}),
    drafts: { [otherPlayer.user]: draft },
    research: { [ilphas]: { ...plan, state: 'negotiating' } },
    studies: { [ilphas]: { how: 'taught', spell: CANARY, days: 9 } },
    lostBooks: { [ilphas]: [CANARY] },
  };
};
