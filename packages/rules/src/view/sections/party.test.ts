import { expect, it } from 'vitest';
import { referee } from '../../../test/table.ts';
import { beside, party as exploring, STATES } from '../../../test/waiting.ts';
import { known } from '../../known/known.ts';
import type { GameState } from '../../state/state.ts';
import { party } from './party.ts';

const perRound = (state: GameState | undefined): unknown =>
  party
    .entries(known(state ?? beside, referee), referee)
    .map(([, record]) => (record.type === 'party' ? [record.movement, record.perRound] : []));

it('OSE-MOV-01: the party reads how far it goes in a round while an encounter runs', () => {
  expect(perRound(exploring)).toEqual([[120, null]]);
  expect(perRound(STATES['OSE-CMB-01: declarations'])).toEqual([[120, 40]]);
  expect(perRound(STATES['OSE-PUR-04: a chase'])).toEqual([[120, null]]);
});

it('GOR-MOV-05: the party reads the two moves of a turn of exploration, as each card does', () => {
  const { ruleset } = exploring;
  expect(perRound({ ...exploring, ruleset: { ...ruleset, base: 'gorman' } })).toEqual([[360, null]]);
});
