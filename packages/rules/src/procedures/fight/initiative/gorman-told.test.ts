import { expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { at, goblin, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import type { Options } from '../../../core/index.ts';

/** What is told of initiative in the first round, and of it in the second. */
function settled(options: Options, ...faces: readonly number[]) {
  const met = brawl({ base: 'gorman', options }, [someone({ at: at(1, 1) })], [goblin({ at: at(4, 1) })], 'movement');
  const again = met.play({ type: 'EndRound' });
  return lineOf(toldOf(again.state, { type: 'RollInitiative' }, faces), 'InitiativeSettled');
}

it('GOR-ENC-01: initiative that stands is said to stand for the encounter', () => {
  const line = settled({});
  expect(line?.text).toContain('Initiative stands');
  expect(line?.why?.notes).toEqual([{ rule: 'GOR-ENC-01', text: 'rolled once, it stands for the encounter' }]);
});

it('GOR-ENC-08: that those who tie throw again is the book’s own word', () => {
  const line = settled({ initiativeEachTurn: true }, 3, 3, 5, 2);
  expect(line?.why?.notes).toEqual([{ rule: 'GOR-ENC-08', text: 'those who tie throw again, until one is first' }]);
});
