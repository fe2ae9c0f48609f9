import { ENCOUNTER_TABLES, rulesOf, tableTitle } from '@lanthorn/rules';
import { contentOf } from '../content/own.ts';
import { lineOf } from '../rules/lines.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import type { Follow } from './rendered.ts';
import { roomOf } from './room-of.ts';
import type { Target } from './target.ts';

/** Where the links of a page lead this seat: what it may not know, no link leads to. @param about the title and folder of the page */
export const followFor =
  (seat: SeatView, campaign: string, about: readonly string[] = []): Follow =>
  (target) => {
    const at = `/campaigns/${campaign}`;
    if (target.kind === 'page') return pageOf(seat, at, target);
    if (target.kind === 'rule') return ruleOf(seat, at, target);
    if (seat.role !== 'referee') return null;
    return target.kind === 'room' ? roomAt(seat, at, target, about) : thingOf(seat, at, target);
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

/** A room of any map, whose key the referee alone has. */
function roomAt(seat: SeatView, at: string, { name }: Target, about: readonly string[]) {
  const scenes = seat.all('scene').map((scene) => ({ ...scene, rooms: seat.sceneKnown(scene.id)?.rooms ?? [] }));
  const found = roomOf(name, scenes, { about, looked: seat.looked?.id ?? null });
  if (!found) return null;
  const { scene, room } = found;
  return {
    href: `${at}/desk`,
    title: `${room.name || `Room ${room.key}`}, ${scene.name}`,
    room: { scene: scene.id, key: room.key },
  };
}

/** What the referee alone has lists of. */
function thingOf(seat: SeatView, at: string, { kind, name }: Target) {
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
