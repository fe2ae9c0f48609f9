import { ENCOUNTER_TABLES, tableTitle } from '@lanthorn/rules';
import { describe, expect, it, vi } from 'vitest';
import type { SeatView } from '../seat/seat.svelte.ts';
import { followFor } from './follow.ts';
import { targetOf } from './target.ts';

const RECORDS: Readonly<Record<string, readonly object[]>> = {
  page: [{ id: 'king', title: 'The drowned king' }],
  'random-table': [{ id: 'gems', name: 'Gems' }],
  scene: [
    { id: 'mill', name: 'The Mill' },
    { id: 'crypt', name: 'Crypt' },
  ],
};
const ROOMS: Readonly<Record<string, readonly object[]>> = {
  mill: [{ key: '3', name: 'Loft' }],
  crypt: [{ key: '3', name: 'Tomb' }],
};

const follow = (role: string, text: string, rulesShown = 'asked', about: readonly string[] = []) => {
  const seat = {
    role,
    rulesShown,
    looked: { id: 'crypt' },
    all: (type: string) => RECORDS[type] ?? [],
    one: () => ({ ruleset: { base: 'ose', slots: {}, options: {} } }),
    sceneKnown: (scene: string) => ({ rooms: ROOMS[scene] ?? [] }),
  } as unknown as SeatView;
  return followFor(seat, 'one', about)(targetOf(text));
};

const [FIRST = 'forest'] = ENCOUNTER_TABLES;

describe('a link of a page', () => {
  it('to a table leads to one of the campaign’s own, else to the encounter table of that name or title', () => {
    expect(follow('referee', 'table gems')?.href).toBe('/campaigns/one/content?own=gems');
    const encounters = `/campaigns/one/content?table=${encodeURIComponent(FIRST)}`;
    expect(follow('referee', `table ${FIRST}`)?.href).toBe(encounters);
    expect(follow('referee', `table: ${tableTitle(FIRST)}`)?.href).toBe(encounters);
    expect(follow('referee', 'table of Nobody')).toBeNull();
  });

  it('to a rule leads to the page of rules with its line, where the table shows its rules', async () => {
    const shown = () => follow('player', 'rule OSE-HAZ-03');
    await vi.waitFor(() => expect(shown()?.href).toBe('/campaigns/one/rules'));
    expect(shown()?.title).toBe('Torches and lanterns shine thirty feet');
    expect(follow('player', 'rule OSE-HAZ-03', 'hidden')).toBeNull();
    expect(follow('referee', 'rule OSE-NONE-99')).toBeNull();
  });

  it('to a room leads to its key at the desk, on the map that is meant', () => {
    expect(follow('referee', 'room 3')).toEqual({
      href: '/campaigns/one/desk',
      title: 'Tomb, Crypt',
      room: { scene: 'crypt', key: '3' },
    });
    expect(follow('referee', 'room 3 of The Mill')?.room).toEqual({ scene: 'mill', key: '3' });
    expect(follow('referee', 'room 3', 'asked', ['The Mill'])?.room).toEqual({ scene: 'mill', key: '3' });
  });

  it('leads nobody but the referee to tables and rooms', () => {
    expect(['table Gems', 'room 3', 'monster Orc'].map((text) => follow('player', text))).toEqual([null, null, null]);
    expect(follow('player', 'The drowned king')?.href).toBe('/campaigns/one/journal?page=king');
  });
});
