import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import type { SeatView } from './seat.svelte.ts';
import { Selection } from './selection.svelte.ts';

/** A player's seat, who plays Hild and Tove. */
function seatOf(role: 'player' | 'referee' = 'player') {
  const characters = ['hild', 'tove'];
  const creatures = new Map<string, unknown>(characters.map((id) => [id, { id, conditions: [] }]));
  const plays = (...ids: string[]) => records.set('you', { characters: ids });
  const records = new SvelteMap<string, unknown>([['you', { characters }]]);
  const one = (type: string) => records.get(type) ?? null;
  const about = (_type: 'creature', id: string) => creatures.get(id) ?? null;
  const seat = { role, about, commands: (id: string) => characters.includes(id), one };
  const dies = (id: string) => creatures.set(id, { id, conditions: ['dead'] });
  const meets = () => records.set('encounter', {});
  const parts = () => records.delete('encounter');
  return { selection: new Selection(seat as unknown as SeatView), dies, meets, parts, plays };
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

describe('those in hand', () => {
  it('who were taken together go each by themselves once somebody is met, until they are taken again', () => {
    const { selection, meets } = seatOf('referee');
    selection.take(['hild', 'tove']);
    expect(selection.hand).toEqual(['hild', 'tove']);
    meets();
    expect(selection.hand).toEqual([]);
    selection.take(['hild', 'tove']);
    expect(selection.hand).toEqual(['hild', 'tove']);
  });

  it('do not come back together when the meeting is over', () => {
    const { selection, meets, parts } = seatOf('referee');
    selection.take(['hild', 'tove']);
    meets();
    selection.keep();
    parts();
    selection.keep();
    expect(selection.hand).toEqual([]);
  });

  it('stay when the player is given another, who comes before them', () => {
    const { selection, plays } = seatOf();
    plays('tove');
    selection.keep();
    plays('hild', 'tove');
    expect(selection.hand).toEqual(['tove']);
  });
});
