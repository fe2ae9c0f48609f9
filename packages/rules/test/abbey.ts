import { emptyRows } from '@lanthorn/geometry';
import { type Command, type Id, id } from '../src/core/index.ts';
import { seenByParty } from '../src/procedures/situation/sight/sight.ts';
import type { Creature } from '../src/state/creature.ts';
import type { Item } from '../src/state/item.ts';
import { type Ground, hexKey, type LandFacts } from '../src/state/land.ts';
import type { Door, Scene, Trap } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { after, campaign, goblin, hired, otherPlayer, player, referee, someone, toMeet } from './table.ts';

/**
 * A dark abbey of 20 × 12 squares: the nave (x 0…7), a door at (8,5), the crypt (x 8…13) with a lamp, and a vault
 * (x 14…19) that nothing leads to.
 */
export const ABBEY = id<'scene'>('abbey');

export const wall = (ax: number, ay: number, bx: number, by: number) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** The wall of the vault, whole; see `veiled` for the same with a secret door in it. */
export const VAULT_WALL = wall(14, 0, 14, 12);

export const door = (name: string, facts: Partial<Door>): Door => ({
  id: id(name),
  kind: 'door',
  segment: wall(8, 5, 8, 6),
  state: 'closed',
  locked: false,
  stuck: false,
  found: false,
  spiked: false,
  failedForcings: 0,
  ...facts,
});

export const named = <K extends string, T extends { readonly id: Id<K> }>(things: readonly T[]) =>
  Object.fromEntries(things.map((thing) => [thing.id, thing])) as Readonly<Record<Id<K>, T>>;

export const pit = (facts: Partial<Trap>): Trap => ({
  id: id('pit'),
  name: 'Pit',
  squares: [{ x: 10, y: 9 }],
  guards: 'room',
  damage: '1d6',
  text: 'ten feet deep',
  found: false,
  sprung: false,
  ...facts,
});

export function abbey(facts: Partial<Scene> = {}): Scene {
  return {
    id: ABBEY,
    name: 'The abbey',
    width: 20,
    height: 12,
    feetPerSquare: 10,
    grid: 'square',
    floor: null,
    walls: [
      wall(0, 0, 20, 0),
      wall(20, 0, 20, 12),
      wall(20, 12, 0, 12),
      wall(0, 12, 0, 0),
      wall(8, 0, 8, 5),
      wall(8, 6, 8, 12),
      VAULT_WALL,
    ],
    doors: named([door('crypt-door', {})]),
    lights: [{ at: { x: 11.5, y: 3.5 }, radiusFeet: 20, colour: null }],
    rooms: [{ key: '1', name: 'Nave', at: { x: 3, y: 5 }, squares: [{ x: 3, y: 5 }], text: 'Pews.' }],
    traps: named([pit({})]),
    notes: [],
    features: [{ kind: 'altar', at: { x: 6.5, y: 2.5 } }],
    ambient: 'dark',
    image: null,
    explored: emptyRows(20, 12),
    walked: emptyRows(20, 12),
    level: 1,
    ...facts,
  };
}

const gear = (name: string, quantity: number, use: Item['use']): Item => ({
  id: id(`${name}-item`),
  name,
  quantity,
  weight: 10,
  kind: 'gear',
  use,
});

export const inAbbey = (x: number, y: number): Creature['at'] => ({ scene: ABBEY, square: { x, y } });

/** Two players' characters and a retainer in the nave; a goblin with them, and another in the crypt that nobody has seen. */
export function delvers(): GameState {
  const creatures = [
    someone({
      at: inAbbey(2, 5),
      items: [gear('torch', 6, 'torch'), gear('spike', 6, 'spike'), gear('ration', 7, 'ration')],
      hitPoints: { now: 90, max: 90 },
    }),
    someone({
      id: id('hob'),
      name: 'Hob',
      kind: 'retainer',
      class: null,
      at: inAbbey(1, 5),
      hitPoints: { now: 90, max: 90 },
      morale: 8,
    }),
    someone({
      id: id('ilphas'),
      name: 'Ilphas',
      owner: otherPlayer.user,
      class: 'elf',
      infravision: 60,
      at: inAbbey(2, 6),
      items: [gear('lantern', 1, 'lantern'), gear('oil', 3, 'oil')],
      hitPoints: { now: 90, max: 90 },
    }),
    goblin({ at: inAbbey(5, 6), hitPoints: { now: 1000, max: 1000 } }),
    goblin({ id: id('sentry'), name: 'Sentry', at: inAbbey(11, 6), hitPoints: { now: 1000, max: 1000 } }),
  ];
  const arrived = campaign(creatures, { scenes: { [ABBEY]: abbey() }, scene: ABBEY });
  return { ...arrived, scenes: { [ABBEY]: abbey({ explored: seenByParty(arrived) }) } };
}

/** By torchlight at the open door of the crypt. */
export function atTheDoor(): GameState {
  const lit = after(delvers(), { type: 'LightUp', creature: id('aldo'), kind: 'torch' }, player);
  const far = after(lit, { type: 'MoveParty', to: { x: 4, y: 5 } }, player);
  const near = after(far, { type: 'MoveParty', to: { x: 7, y: 5 } }, player);
  const turn = after(near, { type: 'EndTurn', resting: false }, referee);
  return after(turn, { type: 'OpenDoor', creature: id('aldo'), door: id('crypt-door') }, player);
}

/** Face to face with the goblin, in the first round: surprise, distance and reaction are rolled. */
export function inFight(): GameState {
  const lit = after(delvers(), { type: 'LightUp', creature: id('aldo'), kind: 'torch' }, player);
  const met = toMeet([id<'creature'>('goblin')]);
  const steps: readonly Command[] = [
    { type: 'SetDistance', distance: 30 },
    { type: 'SetReaction', reaction: 'attacks' },
    { type: 'RollInitiative' },
  ];
  return steps.reduce((state, step) => after(state, step, referee, 6, 1), after(lit, met, referee));
}

/** Back from the abbey with gold, off the board; Hob is in Aldo's service, and others would be. */
export function inTown(): GameState {
  const state = delvers();
  const rich = Object.fromEntries(
    Object.values(state.creatures).map((creature) => [
      creature.id,
      creature.kind === 'monster'
        ? creature
        : {
            ...creature,
            at: null,
            coins: { pp: 3, gp: 20_000, ep: 0, sp: 7, cp: 9 },
            experience: 2450,
            ...(creature.class === 'elf' ? { book: ['Read Magic', 'Fly'] } : {}),
          },
    ]),
  );
  const hob = hired(id<'creature'>('aldo'), { kind: 'guardsman', wage: { gold: 2, per: 'week' }, loyalty: 9 });
  const waiting = { class: null, race: null, answered: false, promised: 0 } as const;
  return {
    ...state,
    creatures: rich,
    downtime: {
      place: 'settlement',
      guarded: false,
      wanderingFree: false,
      began: 1,
      days: 0,
      pastimes: {},
      made: [],
    },
    engagements: { [id<'creature'>('hob')]: hob },
    hiring: {
      illWill: 0,
      looked: null,
      applicants: [
        { ...waiting, id: id('swords'), kind: 'swordsman', name: 'Swordsman', count: 3 },
        { ...waiting, id: id('mate'), kind: 'henchman', name: 'Henchman', class: 'fighter', count: 1 },
        { ...waiting, id: id('follower'), kind: 'retainer', name: 'Retainer', class: 'cleric', count: 2 },
      ],
    },
  };
}

/** Hexes a side of the country; a day’s march leads through one of them at most. */
export const COUNTRY = 24;

/** In the middle of a country that is the same everywhere; what it is far off may be veiled. */
function abroad(ground: Ground): GameState {
  const state = delvers();
  const travellers = Object.fromEntries(
    Object.values(state.creatures).map((creature) => [creature.id, { ...creature, at: null }]),
  );
  const all = Array.from({ length: COUNTRY * COUNTRY }, (_, n) => ({ x: n % COUNTRY, y: Math.floor(n / COUNTRY) }));
  const hex = { ground, road: false, river: false, label: '', note: '' };
  const facts: LandFacts = {
    name: 'The country',
    layout: 'pointy',
    width: COUNTRY,
    height: COUNTRY,
    milesPerHex: 30,
    hexes: Object.fromEntries(all.map((place) => [hexKey(place), hex])),
  };
  const indoors = { ...state, creatures: travellers, scene: null };
  const drawn = after(indoors, { type: 'AddLand', facts }, referee);
  return after(drawn, { type: 'PlaceParty', column: COUNTRY / 2, row: COUNTRY / 2 }, referee);
}

/** On the way over wide grasslands. */
export const onTheWay = (): GameState => abroad('grasslands');

/** Aboard, out of sight of land. */
export const atSea = (): GameState => after(abroad('ocean'), { type: 'Embark', vessel: 'longship' }, referee);

/** Where random play begins. */
export const BEGINNINGS: Readonly<Record<string, () => GameState>> = {
  delvers,
  atTheDoor,
  inFight,
  inTown,
  onTheWay,
  atSea,
};
