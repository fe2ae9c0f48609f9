import type { SeatView } from '../seat/seat.svelte.ts';

/** To the page of characters, from any other. */
export interface Lead {
  readonly label: string;
  /** The part of the page; empty for where it opens. */
  readonly part: '' | '#shop';
}

/**
 * Where the sentence speaks of what is done on the page of characters: to whoever is making one, to whoever has a new one
 * that is not on the board yet, and may still buy, and to whoever is home in a settlement. Null for nobody else.
 */
export function leadOf(seat: Pick<SeatView, 'one' | 'all' | 'commands' | 'sheetOf' | 'role'>): Lead | null {
  if (seat.role !== 'player') return null;
  const user = seat.one('you')?.user;
  if (seat.all('draft').some((record) => record.user === user)) return { label: 'Go on making them', part: '' };
  const own = seat.all('creature').filter(({ id, conditions }) => seat.commands(id) && !conditions.includes('dead'));
  const home = seat.one('downtime')?.place;
  const buys = home ? home === 'settlement' : own.every(({ id, at }) => at === null && seat.sheetOf(id)?.facts.fresh);
  return buys && own.length > 0 ? { label: 'Go to the shop', part: '#shop' } : null;
}
