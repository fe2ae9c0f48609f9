import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { runs } from '../../../../test/runs.ts';
import {
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  submissions,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, type Dice, id, type Options, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';

const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const axe = weapon('battle axe', { slow: true });
const abilities = { STR: 16, INT: 10, WIS: 14, DEX: 13, CON: 10, CHA: 13 };
const silver = {
  id: id<'item'>('cup'),
  name: 'Silver cup',
  quantity: 1,
  weight: 10,
  kind: 'treasure',
  use: null,
} as const;

/** A party of many trades against goblins, a skeleton and a beast, on the two rooms. */
function meeting(options: Options, dark: boolean): GameState {
  const aldo = someone({ at: at(1, 0), attacks: [axe, bow], abilities, items: [silver] });
  const bera = someone({
    id: id('bera'),
    name: 'Bera',
    owner: otherPlayer.user,
    class: 'cleric',
    level: 4,
    abilities,
    at: at(1, 1),
  });
  const cato = someone({ id: id('cato'), name: 'Cato', class: 'thief', at: null });
  const duna = someone({ id: id('duna'), name: 'Duna', kind: 'retainer', owner: null, at: at(0, 1) });
  const foes = [0, 1, 2].map((n) =>
    goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(2, n), hidden: n === 2 }),
  );
  const bones = goblin({
    id: id('bones'),
    name: 'Skeleton',
    undead: true,
    morale: 12,
    hitDice: { dice: 1, plus: 0, stars: 0 },
    at: at(3, 1),
  });
  const beast = goblin({
    id: id('beast'),
    name: 'Owl bear',
    at: null,
    hitPoints: { now: 20, max: 20 },
    attacks: [{ ...axe, name: 'claw', times: 2, slow: false }],
    traits: { mindless: true, immune: 'mundane' },
  });
  const begin = delve(
    [aldo, bera, cato, duna, ...foes, bones, beast],
    {},
    twoRooms({ ambient: dark ? 'dark' : 'lit', traps: {} }),
  );
  return {
    ...begin,
    ruleset: { ...begin.ruleset, options },
    memorised: { [bera.id]: ['Hold Person', 'Cure Light Wounds'] },
  };
}

const options = fc.record({
  individualInitiative: fc.boolean(),
  initiativeTies: fc.constantFrom('reroll', 'simultaneous'),
  morale: fc.boolean(),
  subduing: fc.boolean(),
  ascendingAC: fc.boolean(),
  variableWeaponDamage: fc.boolean(),
});

interface Chance extends Dice {
  pick<T>(from: readonly T[]): T | undefined;
}

/** Chance that a seed repeats. */
function chance(seed: number): Chance {
  let now = seed >>> 0;
  let ids = 0;
  const next = (): number => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
  return {
    die: (sides) => Math.floor(next() * sides) + 1,
    id: () => `id-${++ids}`,
    pick: (from) => from[Math.floor(next() * from.length)],
  };
}

/** What a fight is made of; fleeing is rare, so that most meetings come to blows. */
const FIGHTING: readonly Command['type'][] = [
  ...([
    'Attack',
    'Attack',
    'Attack',
    'MoveCreature',
    'Declare',
    'CastSpell',
    'TurnUndead',
    'NextPhase',
    'NextPhase',
  ] as const),
  ...([
    'CheckMorale',
    'SettleRout',
    'RollInitiative',
    'SetInitiative',
    'EndRound',
    'SetSituation',
    'SetCondition',
  ] as const),
  ...([
    'DealDamage',
    'CallSave',
    'JoinEncounter',
    'RunOn',
    'DropLure',
    'DecidePursuit',
    'SetSurprise',
    'SetDistance',
  ] as const),
];
const SELDOM: readonly Command['type'][] = [
  'Evade',
  'Parley',
  'SkipStep',
  'RollReaction',
  'TakeBack',
  'DropBomb',
  'ConcludeEncounter',
];

/** One step of play at random: often what is next, else anything a fight is made of. */
function step(state: GameState, dice: Chance): GameState {
  const seats: readonly Seat[] = [referee, referee, player, otherPlayer];
  const seat = dice.pick(seats) ?? referee;
  const all = offers(state, seat);
  const next = all.filter((each) => each.next);
  const wanted = dice.pick(dice.die(20) === 1 ? SELDOM : FIGHTING);
  const some = all.filter((each) => each.command === wanted);
  const chosen = dice.pick(some.length > 0 && dice.die(3) > 1 ? some : next);
  const command = chosen && dice.pick(submissions(chosen));
  return command ? played(state, command, seat, dice) : state;
}

function played(state: GameState, command: Command, seat: Seat, dice: Dice): GameState {
  const ruling = decide(state, command, seat, dice);
  if (!ruling.granted) throw new Error(`offered and refused: ${JSON.stringify(command)}: ${ruling.refusal.sentence}`);
  return ruling.events.reduce(evolve, state);
}

/** The party meets all but the beast. */
function begun(state: GameState, dice: Dice): GameState {
  const creatures = Object.values(state.creatures).filter(
    ({ kind, at: place }) => kind === 'monster' && place !== null,
  );
  return played(
    state,
    toMeet(
      creatures.map((each) => each.id),
      { aware: 'none' },
    ),
    referee,
    dice,
  );
}

describe('every encounter', () => {
  it('OSE-EVT-01: always has a next step, and can be ended whatever was done in it', () => {
    fc.assert(
      fc.property(fc.integer(), options, fc.boolean(), fc.integer({ min: 1, max: 300 }), (seed, chosen, dark, most) => {
        const dice = chance(seed);
        let state = begun(meeting(chosen, dark), dice);
        for (let steps = 0; state.encounter && steps < most; steps += 1) {
          expect(offers(state, referee).some((each) => each.next && each.place === 'encounter')).toBe(true);
          state = step(state, dice);
        }
        if (state.encounter) state = played(state, { type: 'ConcludeEncounter' }, referee, dice);
        expect(state.encounter).toBeNull();
      }),
      { numRuns: runs(60) },
    );
  }, 240_000);

  it('every offer made in it, submitted with any of its inputs, is granted', () => {
    fc.assert(
      fc.property(fc.integer(), options, fc.boolean(), fc.integer({ min: 1, max: 60 }), (seed, chosen, dark, steps) => {
        const dice = chance(seed);
        let state = begun(meeting(chosen, dark), dice);
        for (let i = 0; i < steps; i += 1) state = step(state, dice);
        expect(refusedOffers(state, [referee, player, otherPlayer])).toEqual([]);
      }),
      { numRuns: runs(8) },
    );
  }, 240_000);
});
