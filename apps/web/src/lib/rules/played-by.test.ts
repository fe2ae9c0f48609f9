import { expect, it } from 'vitest';
import { playedBy } from './played-by.ts';

it('names the book that a table plays by, and others whose answers are in force', () => {
  expect(playedBy({ base: 'ose', slots: {}, options: {} })).toBe('Old-School Essentials');
  const mixed = { attack: 'eris', damage: 'eris', morale: 'gorman', dying: 'ose' } as const;
  expect(playedBy({ base: 'ose', slots: mixed, options: {} })).toBe(
    'Old-School Essentials, in parts Planet Eris and Gorman’s house rules',
  );
});
