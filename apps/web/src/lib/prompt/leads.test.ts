import { expect, it } from 'vitest';
import { isLeadShown, leadOf } from './leads.ts';

interface Given {
  readonly role?: string;
  readonly drafts?: readonly string[];
  readonly at?: object | null;
  readonly fresh?: boolean;
  /** The page it is read on. */
  readonly page?: string;
  /** Where the time between adventures is spent. */
  readonly downtime?: string;
  /** The party may be brought to a map. */
  readonly leaving?: boolean;
  /** Nobody but the referee plays this one. */
  readonly unplayed?: boolean;
  readonly items?: readonly string[];
  readonly asleep?: boolean;
  /** This one is not of the party. */
  readonly aside?: boolean;
  /** One who died before this one was made. */
  readonly dead?: boolean;
}

/** As much of a seat as is looked at: Ann's, who plays one character unless a draft is all she has. */
const seat = ({
  role = 'player',
  drafts = [],
  at = null,
  fresh = true,
  downtime,
  dead = false,
  leaving = false,
  unplayed = false,
  items = [],
  asleep = false,
  aside = false,
}: Given) => {
  const records: Readonly<Record<string, unknown>> = {
    prompt: { offers: leaving ? ['EndTurn:active', 'BringParty:in'] : [] },
    you: { user: 'ann' },
    downtime: downtime ? { place: downtime } : null,
    party: { members: aside ? [] : ['gerda'] },
  };
  return {
    role,
    one: (type: string) => records[type] ?? null,
    all: (type: string) =>
      type === 'draft'
        ? drafts.map((user) => ({ user }))
        : [
            ...(dead ? [{ id: 'hild', at: {}, conditions: ['dead'] }] : []),
            { id: 'gerda', kind: 'character', at, conditions: [] },
          ],
    commands: () => true,
    sheetOf: () => ({
      facts: {
        kind: 'character',
        conditions: asleep ? ['asleep'] : [],
        fresh,
        owner: unplayed ? null : 'ann',
        items,
        coins: { gp: 90, sp: 0 },
      },
    }),
  } as unknown as Parameters<typeof leadOf>[0];
};

it.each([
  ['whoever is making a character goes on with it', { drafts: ['ann'], fresh: false }, 'Go on making them'],
  ['whoever has a new one that is not on the board buys', {}, 'Go to the shop'],
  ['what somebody else is making is theirs', { drafts: ['bob'], fresh: false }, undefined],
  ['whoever lost one, and has a new one that is not on the board, buys', { dead: true }, 'Go to the shop'],
  ['whoever stands on the board is past the shop', { at: {} }, undefined],
  ['whoever is between adventures spends the time', { downtime: 'camp', fresh: false }, 'Spend the time'],
  ['whoever spends the time in a town may buy', { downtime: 'settlement', page: 'downtime' }, 'Go to the shop'],
  ['there is no shop in camp', { downtime: 'camp', page: 'downtime' }, undefined],
  ['whoever reads it in the shop is there', { downtime: 'settlement', page: 'character' }, undefined],
  ['a referee makes nobody at the table', { role: 'referee', drafts: ['ann'] }, undefined],
  [
    'a referee is led to the shop for somebody whom nobody plays, before the party leaves',
    { role: 'referee', leaving: true, unplayed: true },
    'Go to the shop',
  ],
  [
    'a referee is led to the shop in town for somebody whom nobody plays',
    { role: 'referee', downtime: 'settlement', unplayed: true },
    'Go to the shop',
  ],
  ['a referee is not led to the shop in camp', { role: 'referee', downtime: 'camp', unplayed: true }, undefined],
  ['a referee is not led to the shop for somebody a player plays', { role: 'referee', leaving: true }, undefined],
  [
    'a referee is not led to the shop for somebody who carries a thing',
    { role: 'referee', leaving: true, unplayed: true, items: ['torch'] },
    undefined,
  ],
  [
    'a referee is not led to the shop for somebody who can do nothing',
    { role: 'referee', leaving: true, unplayed: true, asleep: true },
    undefined,
  ],
  [
    'a referee is not led to the shop for somebody who is not of the party',
    { role: 'referee', leaving: true, unplayed: true, aside: true },
    undefined,
  ],
  ['a referee is not led to the shop before there is a way in', { role: 'referee', unplayed: true }, undefined],
] as const)('%s', (_, given, label) => {
  const lead = leadOf(seat(given), 'page' in given ? given.page : 'table');
  expect(lead?.label).toBe(label);
  expect(lead?.to === 'character#shop').toBe(label === 'Go to the shop');
});

it.each([
  ['beside answers', {}, 'character#shop', 1, true],
  ['between adventures, where there is nothing to answer', { downtime: 'settlement' }, 'downtime', 0, true],
  ['not between adventures beside answers', { downtime: 'settlement' }, 'downtime', 1, false],
  ['between adventures beside answers, to go on with a character', { downtime: 'settlement' }, 'character', 1, true],
  [
    'between adventures beside the answers of a referee',
    { role: 'referee', downtime: 'camp' },
    'character#shop',
    1,
    true,
  ],
] as const)('a lead is shown %s', (_, given, to, answers, shown) => {
  expect(isLeadShown(seat(given), { label: '', to }, answers)).toBe(shown);
});
