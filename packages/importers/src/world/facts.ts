import type { BroughtScene, GameState, LandId, PageId, RandomTableId, WorldFacts } from '@lanthorn/rules';
import { iconNamed, picturesAmong, withIcons } from './icons.ts';
import type { WorldItem, WorldKind } from './items.ts';
import type { World, WorldMap } from './world.ts';
import { PICTURE_IN_PAGE } from './write.ts';

/** What the referee takes over of a world's file. */
export interface WorldTaken {
  /** The items that are brought in. */
  readonly items: readonly WorldItem[];
  /** What everyone read there, everyone reads here. Else all pages are the referee's until they are shown. */
  readonly shared: boolean;
}

/** The keys of the pictures that are needed for what is taken, each with what it is for. */
export function picturesFor(
  world: World,
  taken: WorldTaken,
): readonly { readonly key: string; readonly of: 'map' | 'page' }[] {
  const maps = entriesOf(world.maps, 'map', taken).flatMap(({ entry }) => (entry.image ? [entry.image.picture] : []));
  const things = entriesOf(world.maps, 'map', taken).flatMap(({ entry }) =>
    picturesAmong([...entry.features, ...entry.monsters]),
  );
  const pages = entriesOf(world.pages, 'page', taken).flatMap(({ entry }) =>
    [...entry.text.matchAll(PICTURE_IN_PAGE)].flatMap(([, , key]) => key ?? []),
  );
  const there = new Set(world.pictures.map(({ key }) => key));
  const wanted = (keys: readonly string[], of: 'map' | 'page') =>
    [...new Set(keys)].filter((key) => there.has(key)).map((key) => ({ key, of }));
  return [...wanted(maps, 'map'), ...wanted([...pages, ...things], 'page')];
}

/**
 * What is taken of a world, for the campaign to bring in.
 * @param assetOf the id under which the campaign keeps a picture of the file now; null for one that it has not
 */
export function factsOf(
  state: GameState,
  world: World,
  taken: WorldTaken,
  assetOf: (key: string, of: 'map' | 'page') => string | null,
): WorldFacts {
  const of = <T>(all: readonly T[], kind: WorldKind) => entriesOf(all, kind, taken);
  return {
    scenes: of(world.maps, 'map').map(({ entry }) => sceneOf(entry, placesIn(state, world, taken), assetOf)),
    pages: of(world.pages, 'page').map(({ entry: { title, folder, text, readers }, here }) => ({
      page: here as PageId | null,
      title,
      folder,
      text: text.replaceAll(PICTURE_IN_PAGE, (whole, before: string, key: string) => {
        const asset = assetOf(key, 'page');
        return asset ? `${before}${asset}` : whole;
      }),
      readers: taken.shared ? readers : 'referee',
    })),
    tables: of(world.tables, 'table').map(({ entry, here }) => ({ table: here as RandomTableId | null, ...entry })),
    monsters: of(world.monsters, 'monster').map(({ entry }) => entry),
    encounters: of(world.encounters, 'encounters').map(({ entry }) => entry),
    wares: of(world.wares, 'ware').map(({ entry }) => entry),
    calendar: of(world.calendar ? [world.calendar] : [], 'calendar')[0]?.entry ?? null,
    lands: of(world.lands, 'land').map(({ entry: { folder, ...facts }, here }) => ({
      land: here as LandId | null,
      facts,
      ...(folder ? { folder } : {}),
    })),
  };
}

/** The entries of a kind that are taken, each with the id of what it stands instead of. */
function entriesOf<T>(all: readonly T[], kind: WorldKind, { items }: WorldTaken) {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return all.flatMap((entry, at) => {
    const item = byKey.get(`${kind}:${at}`);
    return item ? [{ entry, here: item.here }] : [];
  });
}

/** Where exits lead, by the key of a map: to one that comes too, else to the campaign's own of that name. */
function placesIn({ scenes }: GameState, { maps }: World, taken: WorldTaken): (key: string) => string | null {
  const coming = new Set(entriesOf(maps, 'map', taken).map(({ entry }) => entry.key));
  return (key) => {
    if (coming.has(key)) return key;
    const name = maps.find((map) => map.key === key)?.name;
    return Object.values(scenes).find((scene) => scene.name === name)?.id ?? null;
  };
}

function sceneOf(
  map: WorldMap,
  placeOf: (key: string) => string | null,
  assetOf: (key: string, of: 'map' | 'page') => string | null,
): BroughtScene {
  const {
    key,
    image,
    exits,
    level,
    folder,
    toPlayers,
    fog,
    gridLines,
    lore,
    hoards,
    monsters,
    wanderers,
    rooms,
    grid = 'square',
    ...drawn
  } = map;
  const asset = image && assetOf(image.picture, 'map');
  return {
    key,
    facts: {
      ...drawn,
      features: withIcons(drawn.features, (picture) => assetOf(picture, 'page')),
      rooms: rooms.map(({ wanderers: _named, ...room }) => room),
      grid,
      image:
        image && asset
          ? { asset, pixelsPerSquare: image.pixelsPerSquare, ...(image.corner ? { corner: image.corner } : {}) }
          : null,
    },
    level,
    ...(wanderers === undefined ? {} : { wanderers }),
    wanderersIn: rooms.map((room) => room.wanderers ?? null),
    ...(folder ? { folder } : {}),
    ...(toPlayers ? { toPlayers } : {}),
    ...(fog ? { fog } : {}),
    ...(gridLines ? { gridLines } : {}),
    lore,
    hoards,
    monsters: monsters.map((one) => ({
      ...one,
      icon: iconNamed(one.icon ?? undefined, (picture) => assetOf(picture, 'page')) ?? null,
    })),
    exits: exits.map(({ to, ...exit }) => {
      const scene = to && placeOf(to.map);
      return { ...exit, to: to && scene ? { scene, square: to.square } : null };
    }),
  };
}
