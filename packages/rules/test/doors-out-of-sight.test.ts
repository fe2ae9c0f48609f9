import {
  barriersOf,
  blocked,
  centreOf,
  changedRows,
  hasSquare,
  type Square,
  segmentSquares,
  stepsBetween,
} from '@lanthorn/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, type GameEvent, id, type SceneId, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { seenBy, seenByParty } from '../src/procedures/situation/sight/sight.ts';
import type { Creature } from '../src/state/creature.ts';
import { isUnfound, lookAsKnown, recognised } from '../src/state/door-look.ts';
import { sceneOf, withCreature } from '../src/state/read.ts';
import type { Door, Scene } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { ABBEY, abbey, door, inAbbey, named, wall } from './abbey.ts';
import { expectAlike } from './alike.ts';
import { dull, offeredAt, type Step, steps } from './random-play.ts';
import { runs } from './runs.ts';
import { campaign, goblin, otherPlayer, player, referee, refusedOffers, someone, spectator } from './table.ts';

/** Fifteen rooms of four squares a side in five columns, with a door between each two that touch, often in a corner: there one is but a wall away from it. */
function warren(aldo: Square = { x: 5, y: 5 }): GameState {
  const columns = [4, 8, 12, 16];
  const rows = [4, 8];
  const upright = columns.flatMap((x) => [0, 4, 8].map((y) => [x, y] as const));
  const level = rows.flatMap((y) => [0, 4, 8, 12, 16].map((x) => [x, y] as const));
  const kinds = ['door', 'door', 'double', 'portcullis', 'secret'] as const;
  const doors = [
    ...upright.map(([x, y]) => wall(x, y, x, y + 1)),
    ...level.map(([x, y]) => wall(x + 2, y, x + 3, y)),
  ].map((segment, at) =>
    door(`door-${at}`, {
      segment,
      kind: kinds[at % kinds.length] ?? 'door',
      locked: at % 4 === 1,
      stuck: at % 4 === 2,
    }),
  );
  const walls = [
    ...upright.map(([x, y]) => wall(x, y + 1, x, y + 4)),
    ...level.flatMap(([x, y]) => [wall(x, y, x + 2, y), wall(x + 3, y, x + 4, y)]),
  ];
  const explored = Array<string>(12).fill('1'.repeat(20));
  const lights = [{ at: { x: 18.5, y: 10.5 }, radiusFeet: 20, colour: null }];
  const scene = abbey({ walls, doors: named(doors), explored, lights, traps: {} });
  const strong = { hitPoints: { now: 900, max: 900 } };
  const torch = { id: id<'light'>('torch'), kind: 'torch', left: null, radius: 30, turnsLeft: 60 } as const;
  return campaign(
    [
      someone({ at: inAbbey(aldo.x, aldo.y), ...strong }),
      someone({
        id: id('ilphas'),
        name: 'Ilphas',
        owner: otherPlayer.user,
        class: 'elf',
        infravision: 60,
        at: inAbbey(6, 5),
        ...strong,
      }),
      goblin({ at: inAbbey(10, 1), ...strong }),
      goblin({ id: id('sentry'), name: 'Sentry', at: inAbbey(14, 9), ...strong }),
    ],
    { scenes: { [ABBEY]: scene }, scene: ABBEY, lights: { [torch.id]: { ...torch, carriedBy: id('aldo') } } },
  );
}

const TRUTHS: readonly Partial<Door>[] = [
  { state: 'open' },
  { state: 'closed' },
  { state: 'closed', spiked: true },
  { state: 'closed', locked: true, stuck: true },
  { state: 'open', spiked: true },
  { locked: false, stuck: false },
];

const ofPlayers = ({ creatures, party }: GameState): readonly Creature[] =>
  Object.values(creatures).filter((one) => one.owner !== null || party.members.includes(one.id));

/** As the law has it: a door shows how it stands where a square beside it is seen, or a hand can be laid on that square. */
function showing(state: GameState, scene: Scene): (door: Door) => boolean {
  const shut = Object.values(scene.doors).filter(({ state: stands }) => stands === 'closed');
  const solid = barriersOf([...scene.walls, ...shut.map((one) => one.segment)]);
  const hands = ofPlayers(state).flatMap(({ at }) => at?.square ?? []);
  const inReach = (from: Square, to: Square) =>
    stepsBetween(from, to, scene.grid) <= 1 && !blocked(centreOf(from, scene.grid), centreOf(to, scene.grid), solid);
  return ({ segment }) =>
    segmentSquares(segment, scene.grid).some(
      (beside) => hasSquare(seenByParty(state), beside) || hands.some((hand) => inReach(hand, beside)),
    );
}

/** Whether each of the players’ sees the same squares. */
const lookTheSame = (one: GameState, other: GameState): boolean => {
  const [here, there] = [sceneOf(one), sceneOf(other)];
  return ofPlayers(one).every(
    (who) => here && there && changedRows(seenBy(one, here, who), seenBy(other, there, who)).length === 0,
  );
};

/** Or where one of them would see less if the doors stood open that are thought open, and no others. */
function isSeenThrough(state: GameState, scene: Scene): boolean {
  const doors = Object.values(scene.doors).map(
    (one): Door => (lookAsKnown(one).state === 'closed' ? { ...one, state: 'closed' } : one),
  );
  const known = { ...state, scenes: { ...state.scenes, [scene.id]: { ...scene, doors: named(doors) } } };
  return !lookTheSame(state, known);
}

/** Those who walked where they were at each square of their ways, and last where they are now. */
function onTheWay(state: GameState, events: readonly GameEvent[]): readonly GameState[] {
  const ways = events.filter((event) => event.type === 'CreatureMoved');
  const longest = Math.max(0, ...ways.map(({ path }) => path.length));
  return Array.from({ length: longest + 1 }, (_, step) =>
    ways.reduce((then, { creature, path }) => {
      const square = path[step] ?? path.at(-1);
      return withCreature(then, creature, (who) => (who.at && square ? { ...who, at: { ...who.at, square } } : who));
    }, state),
  );
}

type Sight = Extract<GameEvent, { readonly type: 'DoorRecognised' | 'SecretDoorSeen' }>;

/** Whether a door is seen by this to stand otherwise than was thought. */
const isSight = (event: GameEvent): event is Sight =>
  event.type === 'DoorRecognised' || event.type === 'SecretDoorSeen';

const DEEDS = ['DoorOpened', 'DoorClosed', 'DoorHeld', 'DoorForced', 'SpikePulled'] as const;
type Deed = Extract<GameEvent, { readonly type: (typeof DEEDS)[number] }>;

const isDeed = (event: GameEvent): event is Deed => DEEDS.some((type) => type === event.type);

/** Whether one of the players’ learns of a door by this: it is seen, or a hand is laid on one that did not show before somebody walked up to it. */
function lessonIn(before: GameState): (event: GameEvent) => boolean {
  const scene = sceneOf(before);
  const shows = scene ? showing(before, scene) : () => false;
  return (event) => {
    if (!isDeed(event)) return isSight(event);
    const door = scene?.doors[event.door];
    return door !== undefined && !shows(door) && ofPlayers(before).some(({ id: who }) => who === event.by);
  };
}

/** The doors that somebody is taught of by these events, without its having shown. */
function taughtUnseen(before: GameState, events: readonly GameEvent[]): readonly GameEvent[] {
  const done = events.filter((event) => !isSight(event)).reduce(evolve, before);
  const scene = sceneOf(done);
  const looks = onTheWay(done, events);
  const isLesson = lessonIn(before);
  return events
    .filter((event): event is Deed | Sight => isLesson(event))
    .filter(({ door: about }) => {
      const taught = scene?.doors[about];
      return !taught || !looks.some((then) => showing(then, scene)(taught) || isSeenThrough(then, scene));
    });
}

/** The same for all but the referee: doors that do not show stand otherwise, as `which` has it; a spike would show at whoever finds one. */
function otherwise(state: GameState, which: number): GameState {
  const scene = sceneOf(state);
  if (!scene) return state;
  const shows = showing(state, scene);
  let now = state;
  for (const [at, one] of Object.values(scene.doors).entries()) {
    if (shows(one)) continue;
    const truth = TRUTHS[(which >> (at % 16)) % TRUTHS.length];
    const known = isUnfound(one) ? { spiked: one.spiked } : { lastSeen: lookAsKnown(one) };
    const other = withDoor(now, scene.id, { ...recognised(one), ...truth, ...known });
    if (lookTheSame(state, other)) now = other;
  }
  return now;
}

function withDoor(state: GameState, scene: SceneId, stands: Door): GameState {
  const found = state.scenes[scene] ?? abbey();
  const doors = { ...found.doors, [stands.id]: stands };
  return { ...state, scenes: { ...state.scenes, [scene]: { ...found, doors } } };
}

const EVERYONE: readonly Seat[] = [player, otherPlayer, spectator];

function shown(state: GameState): readonly unknown[] {
  return EVERYONE.map((seat) => [...project(state, { ...seat })]);
}

function told(
  state: GameState,
  events: readonly GameEvent[],
): { readonly now: GameState; readonly lines: readonly unknown[] } {
  let now = state;
  const lines = events.flatMap((event) => {
    const before = now;
    now = evolve(before, event);
    return EVERYONE.flatMap((seat) => tell(event, seat, now, before) ?? []);
  });
  return { now, lines };
}

/** What a player does, or would; or what the referee does with the doors and the monsters. */
function commandOf(state: GameState, step: Step): Command | null {
  const { seat, which, how } = step;
  const doors = Object.keys(sceneOf(state)?.doors ?? {});
  const about = id<'door'>(doors[how % doors.length] ?? '');
  const monster = id<'creature'>(how % 2 === 0 ? 'goblin' : 'sentry');
  const square = { x: how % 20, y: (how >> 5) % 12 };
  if (seat.role !== 'referee') {
    const own = id<'creature'>(seat === player ? 'aldo' : 'ilphas');
    const raw: readonly Command[] = [
      { type: 'MoveCreature', creature: own, to: square },
      { type: 'MoveParty', to: square },
      { type: 'OpenDoor', creature: own, door: about },
      { type: 'CloseDoor', creature: own, door: about },
      { type: 'PullSpike', creature: own, door: about },
      { type: 'Listen', creature: own, door: about, sound: null },
      { type: 'EndTurn', resting: false },
    ];
    return step.raw ? (raw[which % raw.length] ?? null) : offeredAt(state, step, () => true);
  }
  const acts: readonly Command[] = [
    {
      type: 'SetDoor',
      door: about,
      state: which % 2 > 0 ? 'open' : 'closed',
      locked: how % 3 > 0,
      stuck: how % 5 > 0,
      found: true,
    },
    { type: 'OpenDoor', creature: monster, door: about },
    { type: 'CloseDoor', creature: monster, door: about },
    { type: 'PlaceCreature', creature: monster, square },
    { type: 'EndTurn', resting: false },
  ];
  return acts[which % acts.length] ?? null;
}

const offered = (seat: Seat, which: number): Step => ({ seat, raw: false, which, how: 0 });

const lockedSince: readonly Step[] = [
  offered(otherPlayer, 7),
  offered(player, 224_393),
  offered(player, 0),
  offered(player, 999_993),
  offered(player, 0),
  offered(player, 0),
  offered(player, 0),
  { seat: player, raw: true, which: 331_536, how: 587_887 },
  offered(player, 0),
];

const anywhere = fc.record({ x: fc.nat(19), y: fc.nat(11) });

describe('doors out of sight', () => {
  it('may stand as they like: players and spectators are shown, offered, answered and told the same', () => {
    fc.assert(
      fc.property(steps(30), fc.nat(), fc.nat(), anywhere, (all, seed, which, aldo) => {
        let state = warren(aldo);
        for (const [at, step] of all.entries()) {
          const twin = otherwise(state, which + at);
          expectAlike(shown(twin), shown(state));
          const command = commandOf(state, step);
          if (!command) continue;
          const [one, other] = [state, twin].map((each) => decide(each, command, step.seat, dull(seed + at)));
          if (!one || !other) continue;
          if (step.seat.role !== 'referee')
            expect([command, other.granted || other.refusal]).toEqual([command, one.granted || one.refusal]);
          if (!one.granted) continue;
          const after = told(state, one.events);
          expect([command, taughtUnseen(state, one.events)]).toEqual([command, []]);
          if (other.granted) expect([command, taughtUnseen(twin, other.events)]).toEqual([command, []]);
          if (other.granted && ![...one.events, ...other.events].some(lessonIn(state))) {
            const there = told(twin, other.events);
            expect([command, there.lines]).toEqual([command, after.lines]);
            expectAlike([command, shown(there.now)], [command, shown(after.now)]);
          }
          state = after.now;
        }
      }),
      {
        numRuns: runs(60),
        // Found by chance: Aldo walks up to a door he knows from before, which has been locked since.
        examples: [[lockedSince, 0, 1_104_514_337, { x: 0, y: 0 }]],
      },
    );
  }, 240_000);

  it('are offered nothing else, and no way through them that would not be granted', () => {
    const state = warren();
    const twin = otherwise(state, 12_345);
    expect(twin).not.toEqual(state);
    for (const seat of [player, otherPlayer]) {
      expect(offers(twin, seat)).toEqual(offers(state, { ...seat }));
      for (const each of [state, twin]) expect(refusedOffers(each, seat)).toEqual([]);
    }
    expect(offers(twin, referee)).not.toEqual(offers(state, { ...referee }));
  });
});
