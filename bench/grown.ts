import { fullRows, type Segment } from '@lanthorn/geometry';
import {
  type Command,
  type CreatureId,
  DEFAULT_CHOICE,
  type Dice,
  decide,
  evolve,
  type GameState,
  id,
  newState,
  readyCharacters,
  type SceneFacts,
  type Seat,
} from '@lanthorn/rules';

/** How large a table is. */
export interface Size {
  /** Monsters on the board. */
  readonly creatures: number;
  readonly characters: number;
  /** The referee, the players, who share the characters out among them, and two spectators. */
  readonly seats: number;
  /** Squares along each side of the map. */
  readonly side: number;
}

/** A table in the middle of its play, and who sits at it. */
export interface Grown {
  readonly state: GameState;
  readonly seats: readonly Seat[];
  readonly dice: Dice;
}

/** Squares along each side of a room of the map. */
export const ROOM = 5;
const REFEREE: Seat = { role: 'referee', user: id('referee'), name: 'Referee' };

/** A map of rooms, all alike and open to each other, that has been explored, with those in it lit by a torch each. */
export function grown({ creatures, characters, seats: count, side }: Size): Grown {
  const dice = diceFrom(1);
  const seats = seatsOf(count);
  const players = seats.filter(({ role }) => role === 'player');
  let state = newState('The mine', DEFAULT_CHOICE);
  const play = (command: Command): void => {
    const ruling = decide(state, command, REFEREE, dice);
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    state = ruling.events.reduce(evolve, state);
  };
  for (const { user, name, role } of seats) play({ type: 'SeatPerson', user, name, role });
  for (const step of ['wandering', 'lights', 'traps'] as const) play({ type: 'SetAutomation', step, on: false });
  play({ type: 'AddScene', facts: mine(side) });
  const [scene] = Object.values(state.scenes);
  if (!scene) throw new Error('There is no map.');
  play({ type: 'ShowScene', scene: scene.id });
  const [ready] = readyCharacters();
  if (!ready) throw new Error('There is no ready character.');
  for (let no = 0; no < characters; no += 1) {
    const square = { x: no % ROOM, y: Math.floor(no / ROOM) };
    play({ type: 'AddCreature', facts: { ...ready, name: `Hild ${no}` }, square });
    const creature = newest(state);
    play({ type: 'GiveCharacter', creature, to: players[no % players.length]?.user ?? null });
    if (no < 4) play({ type: 'LightUp', creature, kind: 'torch' });
  }
  for (let no = 0; no < creatures; no += 1) {
    const square = { x: ROOM + (no % (side - ROOM)), y: Math.floor(no / (side - ROOM)) + ROOM };
    play({ type: 'AddMonsters', monster: 'goblin', count: 1, square, hidden: false });
  }
  play({ type: 'RevealSquares', from: { x: 0, y: 0 }, to: { x: side - 1, y: side - 1 }, revealed: true });
  return { state, seats, dice };
}

const newest = ({ creatures }: GameState): CreatureId => Object.values(creatures).at(-1)?.id ?? id('nobody');

function seatsOf(count: number): readonly Seat[] {
  const others = Array.from({ length: count - 1 }, (_, no): Seat => {
    const role = no < count - 3 ? 'player' : 'spectator';
    return { role, user: id(`${role}-${no}`), name: `${role} ${no}` };
  });
  return [REFEREE, ...others];
}

/** Walls between all rooms, each with a gap in its middle. */
function mine(side: number): SceneFacts {
  const lines = Array.from({ length: Math.ceil(side / ROOM) - 1 }, (_, no) => (no + 1) * ROOM);
  const along = Array.from({ length: Math.ceil(side / ROOM) }, (_, no) => no * ROOM);
  const gap = Math.floor(ROOM / 2);
  const across = lines.flatMap((line) =>
    along.flatMap((from): readonly (readonly [number, number, number])[] => [
      [line, from, from + gap],
      [line, from + gap + 1, Math.min(side, from + ROOM)],
    ]),
  );
  const walls = across.flatMap(([line, from, to]): readonly Segment[] => [
    { a: { x: line, y: from }, b: { x: line, y: to } },
    { a: { x: from, y: line }, b: { x: to, y: line } },
  ]);
  return {
    name: 'The mine',
    width: side,
    height: side,
    feetPerSquare: 10,
    grid: 'square',
    floor: fullRows(side, side),
    walls,
    doors: [],
    lights: [],
    rooms: [],
    traps: [],
    notes: [],
    features: [],
    ambient: 'dark',
    image: null,
  };
}

/** Always the same faces and ids, from a seed. */
function diceFrom(seed: number): Dice {
  let now = seed;
  const next = (): number => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31;
    return now;
  };
  return { die: (sides) => 1 + (next() % sides), id: () => next().toString(36).padStart(8, '0') };
}
