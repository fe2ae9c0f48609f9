import { ENCOUNTER_TABLES, rulesOf, tableTitle } from '@lanthorn/rules';
import { contentOf } from '../content/own.ts';
import { lineOf } from '../rules/lines.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import type { Follow } from './rendered.ts';
import type { Target } from './target.ts';

/** Where the links of a page lead this seat: what it may not know, no link leads to. */
export const followFor =
  (seat: SeatView, campaign: string): Follow =>
  (target) => {
    const at = `/campaigns/${campaign}`;
    if (target.kind === 'page') return pageOf(seat, at, target);
    if (target.kind === 'rule') return ruleOf(seat, at, target);
    return seat.role === 'referee' ? thingOf(seat, at, target) : null;
  };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function pageOf(seat: SeatView, at: string, { name }: Target) {
  const page = seat.all('page').find(({ title }) => same(title, name));
  return page ? { href: `${at}/journal?page=${page.id}` } : null;
}

function ruleOf(seat: SeatView, at: string, { name }: Target) {
  const line = seat.rulesShown === 'hidden' ? '' : lineOf(name);
  return line ? { href: `${at}/rules`, title: line } : null;
}

/** What the referee alone has lists of. */
function thingOf(seat: SeatView, at: string, { kind, name }: Target) {
  if (kind === 'room') {
    const room = seat.all('room').find(({ key }) => key !== null && same(key, name));
    return room ? { href: `${at}/desk`, title: room.name } : null;
  }
  const ruleset = seat.one('campaign')?.ruleset;
  if (!ruleset) return null;
  if (kind === 'table') {
    const own = seat.all('random-table').find((one) => same(one.name, name));
    if (own) return { href: `${at}/content?own=${own.id}` };
    const table = ENCOUNTER_TABLES.find((one) => same(one, name) || same(tableTitle(one), name));
    return table ? { href: `${at}/content?table=${encodeURIComponent(table)}` } : null;
  }
  const { bestiary } = rulesOf({ ruleset, content: contentOf(seat) }).monsters;
  const monster = bestiary.find((one) => same(one.name, name) || one.key === name);
  return monster ? { href: `${at}/content?monster=${encodeURIComponent(monster.key)}` } : null;
}
