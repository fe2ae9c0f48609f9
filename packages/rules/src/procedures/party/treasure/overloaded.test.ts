import { expect, it } from 'vitest';
import { adventureShown, playedBy, reckoned } from '../../../../test/award.ts';
import { after, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { NO_COINS } from '../../../state/purse.ts';

const aldo = someone({ armour: 'none', coins: NO_COINS });
const brand = someone({ id: id('brand'), name: 'Brand', armour: 'plate', coins: NO_COINS });
const withPool = (gp: number) =>
  after(
    playedBy('eris', [aldo, brand]),
    { type: 'PoolTreasure', pp: 0, gp, ep: 0, sp: 0, cp: 0, valuables: 0 },
    referee,
  );
const overloaded = (gp: number) => {
  const state = withPool(gp);
  return adventureShown(after(state, reckoned(state, { treasure: gp }), referee)).award?.coins?.overloaded;
};

it('before an award the referee reads who could not take a step with their part of the pool', () => {
  expect(overloaded(1_000)).toEqual([]);
  expect(overloaded(2_000)).toEqual(['Brand']);
  expect(overloaded(6_000)).toEqual(['Aldo', 'Brand']);
});
