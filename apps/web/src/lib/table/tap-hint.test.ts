import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatView } from '../seat/seat.svelte.ts';
import { TapHint } from './tap-hint.svelte.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

/** A seat that is asked for these offers, in a fight or not. */
const seat = (offers: readonly string[], { yours = true, fights = true, role = 'player' } = {}) =>
  ({
    role,
    one: (type: string) => (type === 'encounter' ? (fights ? {} : null) : { yours, offers }),
  }) as unknown as SeatView;

it('is said to a player who may strike, and to nobody else', () => {
  const shown = (...of: Parameters<typeof seat>) => new TapHint(seat(...of)).shown;
  expect(shown(['Attack:hild:0', 'Hold:hild'])).toBe(true);
  expect(shown(['Hold:hild'])).toBe(false);
  expect(shown(['Attack:hild:0'], { yours: false })).toBe(false);
  expect(shown(['Attack:hild:0'], { role: 'referee' })).toBe(false);
});

it('is said once in a fight, and anew in the next', () => {
  const now = seat(['Attack:hild:0']);
  const hint = new TapHint(now);
  const comes = (next: SeatView) => {
    const before = hint.shown;
    Object.assign(now, next);
    hint.pass(before);
    return hint.shown;
  };
  expect([comes(seat(['Hold:hild'])), comes(seat(['Attack:hild:0']))]).toEqual([false, false]);
  expect([comes(seat([], { fights: false })), comes(seat(['Attack:hild:0']))]).toEqual([false, true]);
});

it('is not said again to whoever has done it', () => {
  new TapHint(seat([])).learn();
  expect(new TapHint(seat(['Attack:hild:0'])).shown).toBe(false);
});
