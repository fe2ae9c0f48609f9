import type { SeatView } from '../seat/seat.svelte.ts';

/** To another page of the campaign. */
export interface Lead {
  readonly label: string;
  /** The page, and its part. */
  readonly to: 'character' | 'character#shop' | 'downtime';
}

/** Somebody whom no player plays and who has coins, but nothing else, in town or before the party leaves: the referee buys for them. */
function shopsFor(seat: Pick<SeatView, 'one' | 'all' | 'sheetOf'>): boolean {
  const home = seat.one('downtime');
  const shops = home
    ? home.place === 'settlement'
    : seat.one('prompt')?.offers.some((key) => key.startsWith('BringParty'));
  return (
    shops === true &&
    seat.all('creature').some(({ id, at, kind }) => {
      const facts = kind === 'character' && at === null ? seat.sheetOf(id)?.facts : undefined;
      return facts?.owner === null && facts.items.length === 0 && Object.values(facts.coins).some((count) => count > 0);
    })
  );
}

const SHOP: Lead = { label: 'Go to the shop', to: 'character#shop' };

/**
 * Where the sentence speaks of what is done on another page: to whoever is making a character, to whoever has a new one
 * that is not on the board yet, and may still buy, and to whoever is between adventures: at the table to how the time is
 * spent, and from there to the shop; to a referee before the party goes where there is none. Null for nobody else.
 * @param page the page it is read on, by its path in the campaign
 */
export function leadOf(
  seat: Pick<SeatView, 'one' | 'all' | 'commands' | 'sheetOf' | 'role'>,
  page: string | undefined,
): Lead | null {
  if (page === 'character') return null;
  if (seat.role === 'referee') return shopsFor(seat) ? SHOP : null;
  if (seat.role !== 'player') return null;
  const user = seat.one('you')?.user;
  if (seat.all('draft').some((record) => record.user === user)) return { label: 'Go on making them', to: 'character' };
  const own = seat.all('creature').filter(({ id, conditions }) => seat.commands(id) && !conditions.includes('dead'));
  if (own.length === 0) return null;
  const home = seat.one('downtime')?.place;
  if (home && page !== 'downtime') return { label: 'Spend the time', to: 'downtime' };
  const buys = home ? home === 'settlement' : own.every(({ id, at }) => at === null && seat.sheetOf(id)?.facts.fresh);
  return buys ? SHOP : null;
}
