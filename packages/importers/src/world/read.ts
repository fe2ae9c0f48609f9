import {
  commandFlaw,
  creatureRefusal,
  ENCOUNTER_TABLES,
  monsterFacts,
  monsterRefusal,
  powersRefusal,
  saidOf,
  wareRefusal,
} from '@lanthorn/rules';
import { checked } from '../checked.ts';
import type { ImportLimits } from '../limits.ts';
import { type ImportRefusal, refused } from '../result.ts';
import { jsonOf, type Source } from '../source.ts';
import { WORLD_FORMAT, WORLD_LIMITS, WORLD_VERSION, worldFile } from './format.ts';
import { inOrder } from './order.ts';
import type { World } from './world.ts';

/** A world's file, looked through to the end; or why it is none. Of its pictures only the server can tell what they are. */
export function readWorld(
  source: Source,
  limits: ImportLimits = WORLD_LIMITS,
): { readonly read: World } | ImportRefusal {
  const json = jsonOf(source, limits);
  if (!('value' in json)) return json;
  const stranger = strangerTo(json.value);
  if (stranger) return stranger;
  const file = checked(worldFile(limits), json.value);
  if (!('value' in file)) return file;
  const { land, lands, ...rest } = file.value;
  const world = { ...rest, lands: [...(land ? [land] : []), ...lands] } as unknown as World;
  const flaw = flawOf(world);
  if (flaw) return refused('malformed', flaw);
  const tables = inOrder(world.tables);
  return 'circle' in tables
    ? refused('malformed', `The table “${tables.circle[0]}” leads back to itself: ${tables.circle.join(' → ')}.`)
    : { read: { ...world, tables: tables.ordered } };
}

function strangerTo(value: unknown): ImportRefusal | null {
  const { format, version }: { format?: unknown; version?: unknown } = typeof value === 'object' && value ? value : {};
  if (format !== WORLD_FORMAT)
    return refused('unknown-format', 'The file is no world that was saved here: its format is not named in it.');
  return version === WORLD_VERSION
    ? null
    : refused(
        'unknown-format',
        `The file is a world of version ${String(version).slice(0, 20)}; version ${WORLD_VERSION} is read here.`,
      );
}

/** What is wrong with the first of its entries that a campaign could not hold; null for none. */
function flawOf({ pages, tables, monsters, encounters, wares, maps, calendar, pictures }: World): string | null {
  return (
    first(pages, 'The page', ({ title, folder, text }) => ({ type: 'WritePage', page: null, title, folder, text })) ??
    first(tables, 'The table', (table) => ({ type: 'WriteTable', table: null, ...table })) ??
    first(monsters, 'The monster', (monster) => ({ type: 'WriteMonster', monster })) ??
    monsters.map((monster) => monsterRefusal(monster)?.sentence).find((flaw) => flaw !== undefined) ??
    encounters
      .filter(({ table }) => !ENCOUNTER_TABLES.includes(table))
      .map(({ table }) => `There is no encounter table “${table.slice(0, 80)}”.`)[0] ??
    first(encounters, 'The encounter table', (one) => ({ type: 'WriteEncounterTable', ...one })) ??
    first(wares, 'The ware', ({ use, magic, does, ...ware }) => ({
      type: 'WriteWare',
      ...ware,
      ...does,
      ...(magic === undefined ? {} : { magic: true, bonus: magic }),
      use: use ?? 'none',
      cost: ware.cost ?? 0,
    })) ??
    wares.map((ware) => wareRefusal(ware)?.sentence).find((flaw) => flaw !== undefined) ??
    first(endowedIn(maps), 'The treasure', ({ thing, looks, has }) => ({
      ...saidOf(has),
      type: 'PutIntoHoard',
      hoard: 'hoard',
      thing,
      name: looks.slice(0, 60),
      named: false,
    })) ??
    endowedIn(maps)
      .map(({ has }) => powersRefusal(saidOf(has))?.sentence)
      .find((flaw) => flaw !== undefined) ??
    first(standingOn(maps), 'The monster', (facts) => ({
      type: 'AddCreature',
      facts: { ...facts, attacks: [], items: [] },
      square: null,
    })) ??
    standingOn(maps)
      .map((facts) => creatureRefusal(facts)?.sentence)
      .find((flaw) => flaw !== undefined) ??
    first(calendar ? [calendar] : [], 'The calendar', (kept) => ({ type: 'KeepCalendar', ...kept })) ??
    twice(maps, 'maps') ??
    twice(pictures, 'pictures')
  );
}

const standingOn = (maps: World['maps']) =>
  maps.flatMap(({ monsters }) => monsters.map(({ across: _, elevation: _height, ...one }) => monsterFacts(one)));

/** The things in hoards, and with monsters, that the referee made. */
const endowedIn = (maps: World['maps']) =>
  maps.flatMap(({ hoards, monsters }) => [
    ...hoards.flatMap(({ things }) => things.flatMap(({ has, ...thing }) => (has ? [{ ...thing, has }] : []))),
    ...monsters.flatMap(({ items }) =>
      items.flatMap(({ name, does }) => (does ? [{ thing: 'misc', name, looks: name, has: { does } }] : [])),
    ),
  ]);

/** Looks at entries as at the commands by which they would be written by hand. */
function first<T extends object>(
  all: readonly T[],
  what: string,
  command: (one: T) => { type: string },
): string | null {
  for (const one of all) {
    const flaw = commandFlaw(command(one));
    if (flaw) return `${what} “${nameOf(one).slice(0, 80)}”: ${flaw}.`;
  }
  return null;
}

function nameOf(one: object): string {
  const name = ['title', 'name', 'table']
    .map((field) => Reflect.get(one, field))
    .find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : '';
}

function twice(all: readonly { readonly key: string }[], what: string): string | null {
  const seen = new Set<string>();
  for (const { key } of all) {
    if (seen.has(key)) return `Two of the ${what} have the key “${key}”.`;
    seen.add(key);
  }
  return null;
}
