import { describe, expect, it } from 'vitest';
import { id, type RulesetId, type Seat } from '../src/core/index.ts';
import { dayOf } from '../src/state/ledger.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { inTown } from './abbey.ts';
import {
  after,
  at,
  campaign,
  delve,
  flawedOffers,
  goblin,
  grantedThoughBarred,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from './table.ts';

const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
const by = (base: RulesetId) => ({ ruleset: { base, slots: {}, options: {} } });
const begin = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;

/** What is shown greyed to a seat, with its reason. */
const greyed = (state: GameState, seat: Seat): readonly string[] =>
  offers(state, seat).flatMap(({ label, barred }) => (barred === null ? [] : [`${label}: ${barred}`]));

const alone = (base: RulesetId, gp = 0) => campaign([someone({ coins: gold(gp) })], by(base));
const between = (base: RulesetId, gp = 0) => after(alone(base, gp), begin, referee);
const mage = (gp: number) =>
  after(
    campaign([someone({ class: 'magic-user', level: 9, book: ['Charm Person'], coins: gold(gp) })], by('gorman')),
    begin,
    referee,
  );
const exploring = delve([{ ...someone(), at: at(2, 2) }, goblin({ at: at(4, 2) })]);
const met = after(exploring, toMeet([id('goblin')], { atOnce: false }), referee);

describe('what cannot be done now is shown with its reason', () => {
  it('of how the time is spent, while the adventure goes on', () => {
    expect(greyed(alone('ose'), player)).toContainEqual(
      'How Aldo spends the time: The time between two adventures has not begun: the referee begins it.',
    );
  });

  it('of lessons without a teacher', () => {
    expect(greyed(between('eris'), player)).toContainEqual(
      'Aldo is taught a skill: There is no teacher yet: the referee finds one.',
    );
  });

  it('of research that nobody has paid for, for those who could ever do it', () => {
    const reason = 'Aldo researches a spell: A spell is proposed, weighed by the referee and paid for first.';
    expect(greyed(mage(0), player)).toContain(reason);
    expect(greyed(between('gorman'), player)).not.toContain(reason);
  });

  it('of what is too dear to be made', () => {
    const dear = (state: GameState) => greyed(state, player).filter((line) => line.includes('makes a scroll'));
    expect(dear(mage(0))[0]).toMatch(/Aldo cannot pay \d+ gold pieces\.$/);
    expect(dear(mage(100_000))).toEqual([]);
  });

  it('of days and turns amid an encounter, and of the award after it', () => {
    const lines = greyed(met, referee);
    for (const what of ['Let turns go by', 'Let a day go by', 'Go home to town'])
      expect(lines).toContain(`${what}: An encounter is running: its rounds count first.`);
    expect(lines).toContain('Calculate an award: The encounter comes first.');
  });

  it('of traps, where none is there or all are known', () => {
    const bare = delve([someone()], {}, twoRooms({ traps: {} }));
    expect(greyed(bare, referee)).toContain('Spring a trap: There is no trap on this map.');
    expect(greyed(exploring, referee)).toContain('Set a trap again: No trap on this map has sprung.');
  });

  it('of a second look round the taverns in one week', () => {
    const town = between('eris');
    const again = 'Look round the taverns: The same people are there as this week already.';
    expect(greyed(town, referee)).not.toContain(again);
    expect(greyed({ ...town, hiring: { ...town.hiring, looked: dayOf(town) } }, referee)).toContain(again);
  });
});

const STATES: readonly (readonly [string, GameState])[] = [
  ['between adventures by Gorman', mage(0)],
  ['between adventures with gold', mage(100_000)],
  ['between adventures by Planet Eris', between('eris')],
  ['amid an encounter', met],
  ['on the way', exploring],
  ['in a town', inTown()],
];

describe('what is barred', () => {
  it.each(STATES)('%s would be refused, and what is open granted', (_name, state) => {
    for (const seat of [referee, player]) {
      expect(grantedThoughBarred(state, seat)).toEqual([]);
      expect(refusedOffers(state, seat)).toEqual([]);
      expect(flawedOffers(state, seat)).toEqual([]);
    }
  });

  it.each(STATES)('%s has a key of its own', (_name, state) => {
    for (const seat of [referee, player]) {
      const keys = offers(state, seat).map(({ key }) => key);
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  });
});
