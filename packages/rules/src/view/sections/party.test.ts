import { expect, it } from 'vitest';
import { at, delve, referee, someone } from '../../../test/table.ts';
import { beside, party as exploring, STATES } from '../../../test/waiting.ts';
import { id } from '../../core/index.ts';
import { known } from '../../known/known.ts';
import type { Creature } from '../../state/creature.ts';
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

it('is off the board when nobody living of it stands on a map, wherever its dead lie and whatever is looked at', () => {
  const hild = someone({ id: id('hild'), at: null });
  const wren = someone({ id: id('wren'), at: at(1, 1) });
  const dead = { ...wren, conditions: ['dead' as const] };
  const offBoard = (...those: readonly Creature[]) =>
    party
      .entries(known(delve(those), referee), referee)
      .map(([, record]) => record.type === 'party' && record.offBoard);
  expect(offBoard(hild, dead)).toEqual([true]);
  expect(offBoard(hild, wren)).toEqual([false]);
  expect(offBoard(dead)).toEqual([false]);
  expect(party.entries(known({ ...delve([wren]), scene: null }, referee), referee)[0]?.[1]).toMatchObject({
    offBoard: false,
  });
});

it('GOR-MOV-05: the party reads the two moves of a turn of exploration, as each card does', () => {
  const { ruleset } = exploring;
  expect(perRound({ ...exploring, ruleset: { ...ruleset, base: 'gorman' } })).toEqual([[360, null]]);
});
