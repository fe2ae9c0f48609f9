import fc from 'fast-check';
import { type Command, type Dice, id, type Seat } from '../src/core/index.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { otherPlayer, player, referee, submissions } from './table.ts';

/** One step of random play: who asks, and numbers that choose what. */
export interface Step {
  readonly seat: Seat;
  readonly raw: boolean;
  readonly which: number;
  readonly how: number;
}

export const steps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      seat: fc.constantFrom(player, player, otherPlayer, referee),
      raw: fc.boolean(),
      which: fc.nat(1_000_000),
      how: fc.nat(1_000_000),
    }),
    { minLength: Math.floor(maxLength / 4), maxLength, size: 'max' },
  );

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Once there is another map, random play soon lies on a board without anybody on it, and tries nothing any more. */
const UNTRIED: readonly Command['type'][] = ['NewScene', 'DuplicateScene', 'MakeDungeon'];

/** One of the seat's offers, filled in some listed way; null when it has none. */
export function offeredAt(
  state: GameState,
  { seat, which, how }: Step,
  allowed: (command: Command) => boolean,
): Command | null {
  const had = offers(state, seat).filter(({ barred, command }) => barred === null && !UNTRIED.includes(command));
  const kind = pick([...new Set(had.map(({ command }) => command))], which);
  const open = had.filter(({ command }) => command === kind);
  const one = pick(open, how);
  const ways = one ? submissions(one).filter(allowed) : [];
  return pick(ways, which + how) ?? null;
}

const CREATURES = ['aldo', 'hob', 'ilphas', 'goblin', 'sentry', 'veil-lurker', 'veil-dweller', 'nobody'].map((name) =>
  id<'creature'>(name),
);
const DOORS = ['crypt-door', 'veil-door', 'veil-secret', 'cell-door', 'veil-cell', 'no-door'].map((name) =>
  id<'door'>(name),
);

/** As `offeredAt`, of what comes next: the step of an encounter, or of a day on the way. */
export function nextAt(
  state: GameState,
  { seat, which, how }: Step,
  allowed: (command: Command) => boolean,
): Command | null {
  const one = pick(
    offers(state, seat).filter(({ next }) => next),
    which,
  );
  return pick(one ? submissions(one).filter(allowed) : [], how) ?? null;
}

/** A command that nobody offered, about things that are there, are hidden or are not. */
export function rawAt({ which, how }: Step): Command {
  const creature = CREATURES[how % CREATURES.length] ?? id('nobody');
  const target = CREATURES[(how >> 3) % CREATURES.length] ?? id('nobody');
  const door = DOORS[(how >> 3) % DOORS.length] ?? id('no-door');
  const square = { x: how % 20, y: (how >> 5) % 12 };
  const commands: readonly Command[] = [
    { type: 'MoveCreature', creature, to: square },
    { type: 'MoveCreature', creature, to: { x: how % 9, y: (how >> 5) % 12 } },
    { type: 'MoveCreature', creature, to: { x: 8 + (how % 6), y: (how >> 5) % 12 } },
    { type: 'MoveParty', to: square },
    { type: 'MoveParty', to: { x: how % 14, y: (how >> 5) % 12 } },
    { type: 'MoveParty', to: { x: 7, y: 5 } },
    { type: 'OpenDoor', creature: id('aldo'), door: id('crypt-door') },
    { type: 'LightUp', creature: id('ilphas'), kind: 'lantern' },
    { type: 'OpenDoor', creature, door },
    { type: 'ForceDoor', creature, door },
    { type: 'PickLock', creature, door },
    { type: 'SpikeDoor', creature, door },
    { type: 'Listen', creature, door, sound: null },
    { type: 'SearchArea', creature, square, kind: 'secret-doors' },
    { type: 'SearchArea', creature, square, kind: 'room-traps' },
    { type: 'Attack', attacker: creature, target, attack: 0 },
    { type: 'WriteNotes', creature, notes: 'seen' },
    { type: 'LightUp', creature, kind: 'torch' },
    { type: 'EndTurn', resting: how % 2 === 0 },
    { type: 'CoverLight', light: id('light'), covered: how % 2 === 0 },
    { type: 'SetGuard', creature, guard: 'scale' },
    { type: 'RuleGrapple', creature, possible: how % 2 === 0 },
    { type: 'RuleBite', creature, forGood: how % 2 === 0 },
    { type: 'BeginDrowning', creature, rounds: 3 },
    { type: 'CutFree', creature },
    { type: 'Assassinate', creature, target, attack: 0 },
    { type: 'Say', as: creature, text: 'Who goes there?' },
    { type: 'LevelUp', creature },
    { type: 'TakeThing', thing: id('nothing'), creature, by: 'agreement' },
    { type: 'SpendPool', gold: how % 50 },
    { type: 'AwardExperience' },
    { type: 'PlaceArea', kind: 'circle', at: square, feet: 20 + (how % 40), width: 0, degrees: 0, open: true },
    { type: 'PlaceArea', kind: 'cone', at: square, feet: 60, width: 30, degrees: how % 360, open: true },
    {
      type: 'DrawOnBoard',
      shape: 'circle',
      points: [square, { x: how % 20, y: how % 12 }],
      colour: 'red',
      words: '',
      open: true,
    },
    { type: 'WipeDrawings', whose: how % 2 === 0 ? 'mine' : 'all' },
  ];
  return commands[which % commands.length] ?? { type: 'EndTurn', resting: false };
}

const HIDDEN = [
  'veil-lurker',
  'veil-dweller',
  'veil-planned',
  'veil-door',
  'veil-secret',
  'veil-cell',
  'veil-trap',
  'veil-light',
];
const UNKNOWN = [...HIDDEN, 'veil-scene', 'veil-torches', 'veil-beast', 'sentry', 'nobody'];

/** An offered command, in which one thing is mistaken for another that is hidden, or is not there. */
export function misdirected(state: GameState, step: Step): Command | null {
  const command = offeredAt(state, step, () => true);
  if (!command) return null;
  const things = thingsOf(state);
  const named =
    JSON.stringify(command)
      .match(/"[^"]*"/g)
      ?.filter((word) => things.has(word.slice(1, -1))) ?? [];
  const mistaken = pick(named, step.how);
  const other = pick(UNKNOWN, step.which + step.how);
  if (!mistaken || !other) return null;
  return JSON.parse(JSON.stringify(command), (_, value) => (`"${value}"` === mistaken ? other : value));
}

/** The names of everything that a command may be about. */
function thingsOf(state: GameState): ReadonlySet<string> {
  const scenes = Object.values(state.scenes);
  const creatures = Object.values(state.creatures);
  return new Set([
    ...[state.creatures, state.lights, state.scenes, state.mapNotes].flatMap((named) => Object.keys(named)),
    ...scenes.flatMap(({ doors, traps }) => [...Object.keys(doors), ...Object.keys(traps)]),
    ...creatures.flatMap(({ items }) => items.map((item) => item.id)),
    ...state.hiring.applicants.map((applicants) => applicants.id),
  ]);
}

/**
 * Dice that depend on the seed and on the place of the throw alone. Sixes and low chances never come up as a success
 * at finding: what is hidden stays hidden.
 */
export function dull(seed: number): Dice {
  let [now, ids] = [(seed % 2_147_483_646) + 1, 0];
  return {
    die: (sides) => {
      now = (now * 48_271) % 2_147_483_647;
      const face = (now % sides) + 1;
      return sides === 6 ? 4 + (face % 3) : face;
    },
    id: () => `${seed}-${++ids}`,
  };
}
