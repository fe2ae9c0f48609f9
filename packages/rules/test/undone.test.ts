import { expect, test } from 'vitest';
import { type Command, id } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { type Entry, fold } from '../src/history.ts';
import { known } from '../src/known/known.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { at, delve, goblin, referee, seededDice, someone, twoRooms } from './table.ts';

/** What takes something away: what is there before it, and whether the referee is asked first, since players see it. */
interface Taking {
  readonly before?: readonly Command[];
  readonly take: Command | ((state: GameState) => Command);
  readonly asks?: boolean;
}

const aldo = someone({ at: at(1, 1) });
const grak = goblin({ at: at(3, 3) });
const table = delve([aldo, grak], {}, twoRooms());
const ROOMS = id<'scene'>('rooms');
const OPEN = { open: true } as const;

const idOf = <Key extends string>(things: Readonly<Record<string, { readonly id: Key }>> | undefined): Key => {
  const [last] = Object.values(things ?? {}).toReversed();
  if (!last) throw new Error('There is none.');
  return last.id;
};
const [segment] = table.scenes[ROOMS]?.walls.map(({ a, b }) => [a.x, a.y, b.x, b.y] as const) ?? [];
const takeOff = (take: object): Command => ({ type: 'DrawScene', scene: ROOMS, put: {}, take }) as Command;

const line = { type: 'DrawOnBoard', shape: 'line', colour: 'red', words: '', ...OPEN } as const;
const room: Command = {
  type: 'DrawScene',
  scene: ROOMS,
  put: {
    rooms: [{ key: '1', name: 'Hall', at: { x: 1, y: 1 }, squares: [[1, 1, 2]], text: 'A hall.', toPlayers: null }],
  },
  take: {},
};
const drawing: Command = {
  ...line,
  points: [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ],
};
const area: Command = {
  type: 'PlaceArea',
  kind: 'circle',
  at: { x: 2, y: 2 },
  feet: 20,
  width: 0,
  degrees: 0,
  ...OPEN,
};
const page: Command = { type: 'WritePage', page: null, title: 'A letter', folder: 'Letters', text: 'Come at dusk.' };
const rolls: Command = {
  type: 'WriteTable',
  table: null,
  name: 'Omens',
  dice: null,
  lines: [{ share: 1, text: 'A crow' }],
};
const hoard: Command = { type: 'LayHoard', name: 'a sack', types: '', square: { x: 2, y: 2 }, hidden: false };
const land: Command = { type: 'DrawLand', name: 'The March', layout: 'flat', width: 5, height: 4, milesPerHex: 6 };
const paper: Command = { type: 'BeginPartyMap', name: 'Level 1', width: 20, height: 20, feetPerSquare: 10 };
const road: Command = {
  type: 'DrawWay',
  way: 'road',
  through: [
    [1, 1],
    [1, 2],
  ],
};
const bare: Command = {
  type: 'PaintHexes',
  column: 1,
  row: 1,
  toColumn: 5,
  toRow: 4,
  ground: 'swamp',
  road: false,
  river: false,
};

const TAKINGS: Readonly<Record<string, Taking>> = {
  'a map': { take: { type: 'RemoveScene', scene: ROOMS }, asks: true },
  'a wall': { take: takeOff({ walls: [segment] }) },
  'a room': { before: [room], take: takeOff({ rooms: ['1'] }) },
  'a trap': { take: takeOff({ traps: [idOf(table.scenes[ROOMS]?.traps)] }) },
  'a door': { take: takeOff({ doors: [idOf(table.scenes[ROOMS]?.doors)] }) },
  'floor, with what was explored of it': { take: takeOff({ floor: [[0, 0, 3]] }) },
  'a figure on the board': { take: { type: 'RemoveCreature', creature: grak.id }, asks: true },
  'a drawing': { before: [drawing], take: ({ drawings }) => ({ type: 'WipeDrawing', drawing: idOf(drawings) }) },
  'all drawings': { before: [drawing, drawing], take: { type: 'WipeDrawings', whose: 'all' } },
  'an area': { before: [area], take: ({ areas }) => ({ type: 'RemoveArea', area: idOf(areas) }), asks: true },
  'a page of the journal': { before: [page], take: ({ journal }) => ({ type: 'RemovePage', page: idOf(journal) }) },
  'the words of a page, written over': {
    before: [page],
    take: ({ journal }) => ({ ...page, page: idOf(journal), text: '' }) as Command,
  },
  'a table to roll on': {
    before: [rolls],
    take: ({ randomTables }) => ({ type: 'RemoveTable', table: idOf(randomTables) }),
  },
  'a hoard': { before: [hoard], take: ({ hoards }) => ({ type: 'RemoveHoard', hoard: idOf(hoards) }), asks: true },
  'a hex map': {
    before: [land],
    take: ({ land: drawn }) => ({ type: 'RemoveLand', land: drawn?.id ?? id('none') }),
    asks: true,
  },
  'a road under a brush': { before: [land, road], take: bare },
  'a map that the party drew': {
    before: [paper],
    take: ({ partyMaps }) => ({ type: 'RemovePartyMap', map: idOf(partyMaps) }),
    asks: true,
  },
  'a remark on the map': {
    before: [{ type: 'WriteOnMap', square: { x: 1, y: 1 }, text: 'Pit!' }],
    take: ({ mapNotes }) => ({ type: 'EraseFromMap', note: idOf(mapNotes) }),
  },
  'a monster of the bestiary': { take: { type: 'StrikeMonster', monster: 'orc' } },
  'a ware of the price list': { take: { type: 'StrikeWare', ware: 'lantern' } },
};

const dice = seededDice(7);

/** The campaign by its log: one entry a command, of which the last may be turned back. */
class Campaign {
  readonly #entries: Entry[] = [];

  get state(): GameState {
    return fold(table, this.#entries).at(-1) ?? table;
  }

  do(command: Command): void {
    const ruling = decide(this.state, command, referee, dice);
    if (!ruling.granted) throw new Error(`${command.type} is refused: ${ruling.refusal.sentence}`);
    this.#entries.push({ seq: this.#entries.length + 1, events: ruling.events });
  }

  /** As “Undo” in the log does it, one step. */
  undo(): void {
    this.do({ type: 'Rewind', to: this.#entries.length - 1 });
  }
}

const asksFirst = (state: GameState, { type, ...about }: Command): boolean =>
  offers(known(state, referee), referee).some(
    ({ command, fixed, asks }) =>
      command === type &&
      asks !== undefined &&
      Object.entries(fixed).every(([name, value]) => (about as Readonly<Record<string, unknown>>)[name] === value),
  );

test.each(Object.entries(TAKINGS))(
  '%s that is taken away is brought back by one step of undoing',
  (_, { before = [], take, asks }) => {
    const campaign = new Campaign();
    for (const command of before) campaign.do(command);
    const there = campaign.state;
    const command = typeof take === 'function' ? take(there) : take;
    expect(asksFirst(there, command), 'asks first').toBe(asks ?? false);
    campaign.do(command);
    expect(campaign.state).not.toEqual(there);
    campaign.undo();
    expect(campaign.state).toEqual(there);
  },
);
