import { expect, it } from 'vitest';
import type { Shape } from '../../src/event-shape.ts';
import { kept, shapesOfEvents, writtenOut } from './types.ts';

const { events, types } = shapesOfEvents();

it('the kept shapes of events are those of their types: else `pnpm rules:shapes` writes them', () => {
  expect(kept()).toBe(writtenOut({ events, types }));
}, 120_000);

it('nothing that an event holds is left open', () => {
  const open = Object.entries({ ...events, ...types }).flatMap(([name, shape]) => openIn(shape, name));
  expect(open).toEqual([]);
});

/** What may be nothing at all, or of a type that is not there. */
function openIn({ list, table, fields, named, ...plain }: Shape, place: string): readonly string[] {
  const held = Object.entries({ ...fields, ...(list && { each: list }), ...(table && { every: table }) });
  const missing = (named ?? []).filter((name) => !(name in types)).map((name) => `${place}: ${name}`);
  const isNothing = held.length === 0 && !named && Object.keys(plain).length === 0;
  return [
    ...(isNothing ? [place] : []),
    ...missing,
    ...held.flatMap(([name, shape]) => openIn(shape, `${place}.${name}`)),
  ];
}
