import { encounterTable, type GameState, landId, landsInOrder, rulesOf, same, tableTitle } from '@lanthorn/rules';
import { iconNamed, withIcons } from './icons.ts';
import type { World, WorldMap } from './world.ts';
import { PICTURE_IN_PAGE, worldOf } from './write.ts';

export const WORLD_KINDS = ['map', 'page', 'table', 'monster', 'encounters', 'ware', 'calendar', 'land'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

/** One thing of a world's file, beside what the campaign has. */
export interface WorldItem {
  /** By which it is chosen: its kind and place in the file, `map:0`. */
  readonly key: string;
  readonly kind: WorldKind;
  readonly name: string;
  /** Whether the campaign has one of this name, and whether that is otherwise. */
  readonly state: 'new' | 'differs' | 'same';
  /** In which respects it is otherwise: `walls`, `text`. */
  readonly differs: readonly string[];
  /** The campaign's own of that name that it would stand instead of, if that has an id. */
  readonly here: string | null;
}

/** Something by its name, as it is compared. */
interface Compared {
  readonly kind: WorldKind;
  readonly name: string;
  readonly id: string | null;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** What of a world is new to a campaign, what is otherwise there, and what is the same. */
export function itemsOf(state: GameState, world: World): readonly WorldItem[] {
  const known = byName(hereOf(state, world));
  const places = new Map<WorldKind, number>();
  const seen = new Map<string, number>();
  return comparedOf(world).map((one): WorldItem => {
    const place = places.get(one.kind) ?? 0;
    places.set(one.kind, place + 1);
    const nth = nthOf(seen, one);
    const here = known.get(nth);
    const differs = here ? differencesOf(here.parts, one.parts) : [];
    return {
      key: `${one.kind}:${place}`,
      kind: one.kind,
      name: titleOf(one),
      state: here ? (differs.length > 0 ? 'differs' : 'same') : 'new',
      differs,
      here: here?.id ?? null,
    };
  });
}

function titleOf({ kind, name, parts }: Compared): string {
  if (kind === 'encounters') return tableTitle(name as never);
  if (kind === 'calendar') return 'The calendar';
  return kind === 'monster' ? String(parts.name) : name;
}

/** Of several of one name, the second of the file is the second of the campaign. */
function nthOf(seen: Map<string, number>, { kind, name, parts }: Compared): string {
  const known = `${kind}\n${kind === 'page' ? String(parts.folder) : ''}\n${name.trim().toLowerCase()}`;
  const nth = seen.get(known) ?? 0;
  seen.set(known, nth + 1);
  return `${known}\n${nth}`;
}

function byName(all: readonly Compared[]): ReadonlyMap<string, Compared> {
  const seen = new Map<string, number>();
  return new Map(all.map((one) => [nthOf(seen, one), one]));
}

/** What the campaign has of everything that the file might stand instead of; of the lists of the book, what is in force. */
function hereOf(state: GameState, { monsters, encounters, wares }: World): readonly Compared[] {
  const all = {
    maps: Object.values(state.scenes).map(({ id }) => id),
    pages: true,
    tables: true,
    bestiary: false,
    wares: false,
    calendar: true,
    lands: true,
  };
  const ids = {
    map: all.maps,
    page: Object.values(state.journal ?? {}).flatMap(({ id, owner }) => (owner === null ? [id] : [])),
    table: Object.keys(state.randomTables ?? {}),
    land: landsInOrder(state).map(landId),
  };
  const rules = rulesOf(state);
  const { world } = worldOf(state, all);
  return comparedOf(
    {
      ...world,
      monsters: monsters.flatMap(({ key }) => rules.monsters.monster(key) ?? []),
      encounters: encounters.map(({ table }) => ({ table, monsters: encounterTable(rules, table) })),
      wares: wares.flatMap(({ name }) => rules.equipment.ware(name) ?? []),
    },
    ids,
  );
}

type Ids = Readonly<Partial<Record<WorldKind, readonly string[]>>>;

function comparedOf(world: World, ids: Ids = {}): readonly Compared[] {
  const listed = <T>(
    kind: WorldKind,
    all: readonly T[],
    of: (one: T) => Omit<Compared, 'kind' | 'id'>,
  ): readonly Compared[] => all.map((one, at) => ({ kind, id: ids[kind]?.[at] ?? null, ...of(one) }));
  return [
    ...listed('map', world.maps, (map) => ({ name: map.name, parts: partsOf(map, world) })),
    ...listed('page', world.pages, ({ title, folder, text }) => ({
      name: title,
      parts: { folder, text: text.replaceAll(PICTURE_IN_PAGE, '$1') },
    })),
    ...listed('table', world.tables, ({ name, dice, lines }) => ({ name, parts: { dice, lines } })),
    ...listed('monster', world.monsters, (monster) => ({ name: monster.key, parts: { ...monster } })),
    ...listed('encounters', world.encounters, ({ table, monsters }) => ({ name: table, parts: { monsters } })),
    ...listed('ware', world.wares, (ware) => ({ name: ware.name, parts: { ...ware } })),
    // A campaign has one, whatever that is called.
    ...listed('calendar', world.calendar ? [world.calendar] : [], (calendar) => ({ name: '', parts: { ...calendar } })),
    ...listed('land', world.lands, ({ name, ...land }) => ({ name, parts: land })),
  ];
}

/** A map apart from the names of its file: exits lead to a map by what that is called, and a picture is there or not. */
function partsOf({ key: _key, name: _name, image, exits, ...map }: WorldMap, { maps }: World): Compared['parts'] {
  return {
    ...map,
    features: withIcons(map.features, () => 'a picture'),
    monsters: map.monsters.map((one) => ({
      ...one,
      icon: iconNamed(one.icon ?? undefined, () => 'a picture') ?? null,
    })),
    exits: exits.map(({ to, ...exit }) => ({
      ...exit,
      to: to && { map: maps.find(({ key }) => key === to.map)?.name ?? null, square: to.square },
    })),
    picture: image !== null,
  };
}

const WORDS: Readonly<Record<string, string>> = {
  toPlayers: 'the name for players',
  wanderers: 'who wanders there',
  grid: 'squares or hexes',
  feetPerSquare: 'feet per square',
  ambient: 'light or dark',
  armourClass: 'armour class',
  hitDice: 'hit dice',
  saveAs: 'saves as',
  otherMorale: 'other morale',
  numberAppearing: 'number appearing',
  modes: 'other movement',
  milesPerHex: 'miles to the hex',
};

function differencesOf(here: Compared['parts'], file: Compared['parts']): readonly string[] {
  return Object.keys({ ...here, ...file })
    .filter((part) => !same(here[part], file[part]))
    .map((part) => WORDS[part] ?? part);
}
