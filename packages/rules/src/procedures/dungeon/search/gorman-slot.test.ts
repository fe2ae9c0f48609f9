import { expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';

it.each(['fighter', 'cleric', 'dwarf'])('GOR-CLS-13: a %s finds on 1 in 6, and no traps on treasure', (of) => {
  const { search } = rulesFor({ base: 'gorman', slots: {}, options: {} });
  const chance = (kind: Parameters<typeof search.chance>[1]) => search.chance(someone({ class: of }), kind);
  expect(chance('secret-doors')).toMatchObject({ upTo: 1, sides: 6 });
  expect(chance('treasure-traps')).toBeNull();
});
