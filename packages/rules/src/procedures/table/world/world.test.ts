import { expect, it } from 'vitest';
import { ask, campaign, referee } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';
import type { WorldFacts } from './facts.ts';

const NOTHING: WorldFacts = {
  scenes: [],
  pages: [],
  tables: [],
  monsters: [],
  encounters: [],
  wares: [],
  calendar: null,
  lands: [],
};
const [goblin] = rulesFor(campaign([]).ruleset).monsters.bestiary;
const asked = (facts: Partial<WorldFacts>) =>
  ask(campaign([]), { type: 'BringWorld', facts: { ...NOTHING, ...facts } }, referee);

it('a thing that could not be written by hand keeps all of a world out', () => {
  if (!goblin) throw new Error('The bestiary is empty.');
  const page = { page: null, title: 'Home', folder: '', text: 'A village.', readers: 'all' } as const;
  expect(asked({})).toBe('bad-input');
  expect(asked({ pages: [page] })).toBeTypeOf('object');
  expect(asked({ pages: [page], monsters: [{ ...goblin, key: 'own', name: 'Own' }] })).toBeTypeOf('object');
  expect(asked({ pages: [page], monsters: [{ ...goblin, key: 'own', name: '' }] })).toBe('bad-input');
  expect(asked({ pages: [page], encounters: [{ table: 'dungeon:1', monsters: ['nobody'] }] })).toBe('no-such-thing');
});
