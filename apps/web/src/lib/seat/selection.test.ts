import { describe, expect, it } from 'vitest';
import type { SeatView } from './seat.svelte.ts';
import { Selection } from './selection.svelte.ts';

/** A player's seat, who plays Hild and Tove. */
function seatOf(role: 'player' | 'referee' = 'player') {
  const characters = ['hild', 'tove'];
  const creatures = new Map<string, unknown>(characters.map((id) => [id, { id, conditions: [] }]));
  const one = (type: string) => (type === 'you' ? { characters } : null);
  const about = (_type: 'creature', id: string) => creatures.get(id) ?? null;
  const seat = { role, about, commands: (id: string) => characters.includes(id), one };
  const dies = (id: string) => creatures.set(id, { id, conditions: ['dead'] });
  return { selection: new Selection(seat as unknown as SeatView), dies };
}

describe('the card of a party', () => {
  it.each(['player', 'referee'] as const)(
    'closes for the %s when its character dies, and opens again at a click',
    (role) => {
      const { selection, dies } = seatOf(role);
      selection.toggle('hild');
      expect(selection.creature).toBe('hild');
      dies('hild');
      expect(selection.creature).not.toBe('hild');
      selection.toggle('hild');
      expect(selection.creature).toBe('hild');
    },
  );

  it('that is open of itself is that of the first who lives', () => {
    const { selection, dies } = seatOf();
    expect(selection.creature).toBe('hild');
    dies('hild');
    expect(selection.creature).toBe('tove');
  });
});
