import { expect, it } from 'vitest';
import { offeredBy } from '../../../../test/citing.ts';
import { after, at, delve, referee, someone } from '../../../../test/table.ts';
import type { Place } from '../../../state/creature.ts';
import { turnOf } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';

it('OSE-DUN-01: a turn of exploration ends when it is said to, and the next begins', () => {
  const begun = delve([someone({ at: at(1, 1) })]);
  expect(offeredBy(begun, 'EndTurn')).toContain('OSE-DUN-01');
  const next = after(begun, { type: 'EndTurn', resting: false }, referee);
  expect(turnOf(next) - turnOf(begun)).toBe(1);
});

it('OSE-DUN-01: while the party stands on no map, to end the turn is not what comes next', () => {
  const isNext = (place: Place | null) =>
    offers(delve([someone({ at: place })]), referee).find(({ key }) => key === 'EndTurn:active')?.next;
  expect([isNext(at(1, 1)), isNext(null)]).toEqual([true, false]);
});
