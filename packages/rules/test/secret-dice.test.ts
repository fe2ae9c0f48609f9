import { describe, expect, it } from 'vitest';
import {
  type Command,
  type CreatureId,
  type Dice,
  id,
  type RulesetChoice,
  type Seat,
  type SideId,
} from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { atSea, delvers, inFight, onTheWay } from './abbey.ts';
import { otherPlayer, player, referee, spectator } from './table.ts';

/** All dice fall low, or all fall high; ids are alike. */
const falling = (high: boolean): Dice => {
  let ids = 0;
  return { die: (sides) => (high ? sides : 1), id: () => `fresh-${++ids}` };
};

const by = (base: RulesetChoice['base'], state: GameState): GameState => ({
  ...state,
  ruleset: { base, slots: {}, options: {} },
});

/** Somebody who wanders comes by itself, and a check is due. */
const wanderers = (state: GameState): GameState => ({
  ...state,
  automation: { ...state.automation, wandering: true },
  wanderingDue: true,
});

/** A day on the way, at the step after the course. */
const setOut = (state: GameState): GameState => {
  const way = state.journey?.vessel ? 'sails' : 'country';
  const course = { type: 'SetCourse', heading: 'N', pace: 'march', way, mount: 'none', forage: false } as const;
  const ruling = decide(state, course, player, falling(true));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.reduce(evolve, state);
};

const onCourse = (state: GameState): GameState => {
  const ruling = decide(state, { type: 'SkipDayStep' }, referee, falling(true));
  return ruling.granted ? ruling.events.reduce(evolve, state) : state;
};

const goblin = id<'creature'>('goblin');
const sentry = id<'creature'>('sentry');
const aldo = id<'creature'>('aldo');
const blind = { modifier: 0, purpose: 'what is there', blind: true } as const;
const lostDay: Command = {
  type: 'CheckDirection',
  guide: false,
  trailOrRiver: false,
  landmark: false,
  navigator: false,
};

const CASES: readonly (readonly [string, GameState, Seat, Command])[] = [
  ['a wandering check as a turn ends', wanderers(delvers()), referee, { type: 'EndTurn', resting: false }],
  [
    'a wandering check of the referee’s',
    delvers(),
    referee,
    { type: 'CheckWandering', chance: 3, noiseOrLight: false, hidden: false },
  ],
  ['a check for noise', by('gorman', delvers()), referee, { type: 'CheckNoise', chance: 2 }],
  [
    'an hour of play',
    wanderers({ ...by('gorman', delvers()), hours: { at: 0, seconds: 3_500, paused: false } }),
    referee,
    { type: 'CountPlay', at: 300_000 },
  ],
  ['wanderers in the country', onCourse(setOut(onTheWay())), referee, { type: 'CheckForWanderers', checks: 1 }],
  ['losing the way', setOut(onTheWay()), referee, lostDay],
  ['losing the way at sea', setOut(atSea()), referee, lostDay],
  ['sneaking', by('eris', delvers()), player, { type: 'Sneak', creatures: [aldo], far: false }],
  [
    'an illusion',
    by('eris', delvers()),
    referee,
    { type: 'ShowIllusion', creatures: [aldo], source: 'a wall', damage: '0', breath: false, secret: true },
  ],
  ['a blind check', delvers(), referee, { type: 'CheckAbility', creature: aldo, ability: 'WIS', ...blind }],
  [
    'a secret chance',
    delvers(),
    referee,
    { type: 'RollChance', kind: 'x-in-6', chance: 3, secret: true, purpose: 'rain' },
  ],
  [
    'dice behind the screen',
    delvers(),
    referee,
    { type: 'RollDice', notation: '3d6', audience: 'referee', purpose: '' },
  ],
  [
    'dice that one throws blind',
    delvers(),
    player,
    { type: 'RollDice', notation: '3d6', audience: 'blind', purpose: '' },
  ],
  [
    'a search where there is nothing',
    delvers(),
    player,
    { type: 'SearchArea', creature: aldo, square: { x: 2, y: 6 }, kind: 'secret-doors' },
  ],
  [
    'the loyalty of a retainer',
    delvers(),
    referee,
    { type: 'CheckLoyalty', creature: id('hob'), loyalty: 7, adjustment: 0, extreme: false },
  ],
  ['morale', inFight(), referee, { type: 'CheckMorale', side: sideOf(inFight(), goblin), adjustment: 0 }],
  [
    'the hit points of monsters that are brought in',
    delvers(),
    referee,
    { type: 'AddMonsters', monster: 'orc', count: 2, square: { x: 16, y: 6 }, hidden: false },
  ],
  [
    'a blow among those whom nobody sees',
    delvers(),
    referee,
    { type: 'DealDamage', creature: sentry, amount: '2d6', source: 'a fall', destructive: 'none' },
  ],
  ['a save of somebody unseen', delvers(), referee, { type: 'RollSave', creature: sentry, save: 'death', modifier: 0 }],
  [
    'poison in somebody unseen',
    by('eris', delvers()),
    referee,
    { type: 'Afflict', creature: sentry, by: 'paralysis', modifier: 0 },
  ],
];

function sideOf(state: GameState, member: CreatureId): SideId {
  return state.encounter?.sides.find(({ members }) => members.includes(member))?.id ?? id('none');
}

/** What everyone but the referee is told of a command, and shown after it; and what happened. */
function after(state: GameState, seat: Seat, command: Command, high: boolean) {
  const ruling = decide(state, command, seat, falling(high));
  if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
  let now = state;
  const told = ruling.events.flatMap((event) => {
    const before = now;
    now = evolve(before, event);
    return [player, otherPlayer, spectator].map((one) => tell(event, one, now, before)).filter((line) => line !== null);
  });
  const shown = [player, otherPlayer, spectator].map((one) => JSON.stringify([...project(now, { ...one })]));
  return { events: ruling.events, told, shown };
}

describe('what secret dice say', () => {
  it.each(CASES)('of %s shows nowhere', (_what, state, seat, command) => {
    const [low, high] = [false, true].map((how) => after(state, seat, command, how));
    expect(high?.events).not.toEqual(low?.events);
    expect(high?.told).toEqual(low?.told);
    expect(high?.shown.map((view, at) => view === low?.shown[at])).toEqual([true, true, true]);
  });
});
