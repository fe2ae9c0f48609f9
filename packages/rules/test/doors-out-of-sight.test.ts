import { changedRows } from '@lanthorn/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide.ts';
import type { GameEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { id, type SceneId } from '../src/ids.ts';
import { offers } from '../src/offers.ts';
import { isInView } from '../src/procedures/doors/in-view.ts';
import { isKnown } from '../src/procedures/doors/known.ts';
import { seenByParty } from '../src/procedures/sight/sight.ts';
import type { Seat } from '../src/seat.ts';
import { lookAsKnown, recognised } from '../src/state/door-look.ts';
import { sceneOf } from '../src/state/read.ts';
import type { Door } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { ABBEY, abbey, door, inAbbey, named, wall } from './abbey.ts';
import { dull, offeredAt, type Step, steps } from './random-play.ts';
import { campaign, goblin, otherPlayer, player, referee, someone, spectator } from './table.ts';

/** Fifteen rooms of four squares a side in five columns, with a door between each two that touch. */
function warren(): GameState {
  const columns = [4, 8, 12, 16];
  const rows = [4, 8];
  const upright = columns.flatMap((x) => [0, 4, 8].map((y) => [x, y] as const));
  const level = rows.flatMap((y) => [0, 4, 8, 12, 16].map((x) => [x, y] as const));
  const kinds = ['door', 'door', 'double', 'portcullis', 'secret'] as const;
  const doors = [
    ...upright.map(([x, y]) => wall(x, y + 1, x, y + 2)),
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
    ...upright.flatMap(([x, y]) => [wall(x, y, x, y + 1), wall(x, y + 2, x, y + 4)]),
    ...level.flatMap(([x, y]) => [wall(x, y, x + 2, y), wall(x + 3, y, x + 4, y)]),
  ];
  const explored = Array<string>(12).fill('1'.repeat(20));
  const lights = [{ at: { x: 18.5, y: 10.5 }, radiusFeet: 20, colour: null }];
  const scene = abbey({ walls, doors: named(doors), explored, lights, traps: {} });
  const strong = { hitPoints: { now: 900, max: 900 } };
  const torch = { id: id<'light'>('torch'), kind: 'torch', left: null, radius: 30, turnsLeft: 60 } as const;
  return campaign(
    [
      someone({ at: inAbbey(5, 5), ...strong }),
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

/** The same for all but the referee: doors that the party does not see stand otherwise, as `which` has it. */
function otherwise(state: GameState, which: number): GameState {
  const scene = sceneOf(state);
  let now = state;
  for (const [at, one] of Object.values(scene?.doors ?? {}).entries()) {
    if (!scene || !isKnown(scene, one, 'player') || isInView(state, scene, one)) continue;
    const truth = TRUTHS[(which >> (at % 16)) % TRUTHS.length];
    const other = withDoor(now, scene.id, { ...recognised(one), ...truth, lastSeen: lookAsKnown(one) });
    if (changedRows(seenByParty(state), seenByParty(other)).length === 0) now = other;
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

/** Whether somebody learns of a door by this. */
const teaches = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'DoorRecognised' || type === 'SecretDoorSeen');

describe('doors out of sight', () => {
  it('may stand as they like: players and spectators are shown, offered, answered and told the same', () => {
    fc.assert(
      fc.property(steps(30), fc.nat(), fc.nat(), (all, seed, which) => {
        let state = warren();
        for (const [at, step] of all.entries()) {
          const twin = otherwise(state, which + at);
          expect(shown(twin)).toEqual(shown(state));
          const command = commandOf(state, step);
          if (!command) continue;
          const [one, other] = [state, twin].map((each) => decide(each, command, step.seat, dull(seed + at)));
          if (!one || !other) continue;
          if (step.seat.role !== 'referee')
            expect([command, other.granted || other.refusal]).toEqual([command, one.granted || one.refusal]);
          if (!one.granted) continue;
          const after = told(state, one.events);
          if (other.granted && !teaches(one.events) && !teaches(other.events)) {
            const there = told(twin, other.events);
            expect([command, there.lines]).toEqual([command, after.lines]);
            expect([command, shown(there.now)]).toEqual([command, shown(after.now)]);
          }
          state = after.now;
        }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('are offered nothing else, and no way through them that would not be granted', () => {
    const state = warren();
    const twin = otherwise(state, 12_345);
    expect(twin).not.toEqual(state);
    for (const seat of [player, otherPlayer]) expect(offers(twin, seat)).toEqual(offers(state, { ...seat }));
    expect(offers(twin, referee)).not.toEqual(offers(state, { ...referee }));
  });
});
