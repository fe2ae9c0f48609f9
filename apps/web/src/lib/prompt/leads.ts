import { hasOnlyCoins } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { asksForParty } from './asks-for-party.ts';

/** To another page of the campaign. */
export interface Lead {
  readonly label: string;
  /** The page, and its part. */
  readonly to: 'character' | 'character#shop' | 'downtime';
}

const SHOP: Lead = { label: 'Go to the shop', to: 'character#shop' };

/** Whether the referee may buy for one of the party whom no player plays and who has only coins: in town, or before the party leaves. */
function mayShopFor(seat: Pick<SeatView, 'one' | 'all' | 'sheetOf'>): boolean {
  const home = seat.one('downtime');
  if (home ? home.place !== 'settlement' : !asksForParty(seat)) return false;
  const members = seat.one('party')?.members ?? [];
  return seat.all('creature').some(({ id, at }) => {
    const facts = at === null && members.includes(id) ? seat.sheetOf(id)?.facts : undefined;
    return facts?.owner === null && hasOnlyCoins(facts);
  });
}

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
  if (seat.role === 'referee') return mayShopFor(seat) ? SHOP : null;
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

/** Whether a lead stands beside the answers: between adventures a player who has some needs none, but to go on with a character. */
export const isLeadShown = (seat: Pick<SeatView, 'role' | 'one'>, lead: Lead, answers: number): boolean =>
  seat.role !== 'player' || lead.to === 'character' || answers === 0 || !seat.one('downtime');
