import { readOnePageDungeon } from '@lanthorn/importers';
import { expect, it } from 'vitest';
import { shutInBy } from '../../../../packages/rules/test/at-doors.ts';
import { THE_DROWNED_BELL } from './the-drowned-bell.ts';

it('whoever stands in a room of the demo can work each of its doors, from either side, and pass it', () => {
  const { read } = readOnePageDungeon(JSON.stringify(THE_DROWNED_BELL), THE_DROWNED_BELL.title);
  expect(read?.doors.length).toBeGreaterThan(10);
  expect(read && shutInBy(read)).toEqual([]);
});
