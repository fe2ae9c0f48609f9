import { expect, it } from 'vitest';
import { exitAt, lightAt, noteAt, roomOver, trapOver } from './made.ts';
import { rectangle } from './runs.ts';
import { testSheet } from './test-sheet.ts';
import { removalOf, stillThere } from './thing.ts';

const corner = { x: 2, y: 2 };

it('a note that is only just drawn stays chosen when the server has it, so that it is written at once', () => {
  const { chosen } = noteAt(corner);
  const scene = testSheet({ notes: [{ at: { ...corner }, text: 'A note' }] });
  expect(chosen && stillThere(testSheet(), chosen)).toBeNull();
  expect(chosen && stillThere(scene, chosen)).toEqual({ kind: 'note', note: scene.notes[0] });
});

it('a light that was changed is still the one that is chosen, as it is now', () => {
  const [before] = lightAt(corner, 30).put.lights ?? [];
  const light = { at: corner, radiusFeet: 60, colour: null };
  const scene = testSheet({ lights: [light] });
  expect(stillThere(scene, { kind: 'light', light: before as never })).toEqual({ kind: 'light', light });
});

it('a way out, a trap and a room are chosen by what the stroke called them', () => {
  const one = rectangle(corner, corner);
  for (const made of [exitAt(corner, 'stairs-up'), trapOver(one), roomOver(testSheet(), corner, one)]) {
    const { exits = [], traps = [], rooms = [] } = made.put;
    const there = made.chosen && removalOf(made.chosen as never);
    expect(there).toEqual(
      exits[0] ? { exits: [exits[0].id] } : traps[0] ? { traps: [traps[0].id] } : { rooms: [rooms[0]?.key] },
    );
  }
});
