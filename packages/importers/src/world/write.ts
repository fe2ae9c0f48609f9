import {
  type CampaignContent,
  type GameState,
  type JournalPage,
  type Land,
  landsInOrder,
  type RoomFacts,
  type Scene,
  type SceneId,
} from '@lanthorn/rules';
import { WORLD_FORMAT, WORLD_VERSION } from './format.ts';
import { withIcons } from './icons.ts';
import { monstersOn } from './monsters-on.ts';
import type { World, WorldLand, WorldMap, WorldPage } from './world.ts';

/** What of a campaign is saved: maps by their ids, all else kind by kind. */
export interface WorldChoice {
  readonly maps: readonly SceneId[];
  readonly pages: boolean;
  readonly tables: boolean;
  /** With who is met where. */
  readonly bestiary: boolean;
  readonly wares: boolean;
  readonly calendar: boolean;
  /** The hex maps. */
  readonly lands: boolean;
}

/** A picture that belongs into the file: its key there, and its id in the campaign. */
export interface WantedPicture {
  readonly key: string;
  readonly asset: string;
  /** Under a map; of a page, or of a thing that stands on a map. */
  readonly of: 'map' | 'page';
}

/** A picture as it was fetched for the file. */
export interface FetchedPicture {
  readonly key: string;
  readonly name: string;
  /** A PNG, JPEG or WEBP in base64. */
  readonly data: string;
  /** How much smaller than the campaign's own it is: 1 for the same, 2 for half as wide. */
  readonly smaller: number;
}

/** A campaign's own things without their pictures, and which those are. */
export interface WithoutPictures {
  readonly world: World;
  readonly wanted: readonly WantedPicture[];
}

/** `picture:ID` in the Markdown of a page. */
export const PICTURE_IN_PAGE = /(\(picture:)([\w-]{1,64})(?=[) ])/g;

/**
 * What a campaign is made of, as far as it is chosen, without its people: maps with the treasure and the monsters that are
 * left on them, but doors and traps as they were drawn.
 */
export function worldOf(state: GameState, choice: WorldChoice): WithoutPictures {
  const keys = new Map<string, WantedPicture>();
  const keyOf = (asset: string, of: WantedPicture['of']): string => {
    const known = keys.get(`${of} ${asset}`) ?? { key: `picture-${keys.size + 1}`, asset, of };
    keys.set(`${of} ${asset}`, known);
    return known.key;
  };
  const chosen = choice.maps.flatMap((map) => state.scenes[map] ?? []);
  const maps = new Map(chosen.map(({ id }, at) => [id, `map-${at + 1}`]));
  const content: CampaignContent = state.content ?? { monsters: {}, tables: {}, wares: {} };
  const world: World = {
    format: WORLD_FORMAT,
    version: WORLD_VERSION,
    from: state.name.slice(0, 200),
    maps: chosen.map((scene) => mapOf(state, scene, maps, keyOf)),
    pages: choice.pages
      ? Object.values(state.journal ?? {}).flatMap((page) => pageOf(page, (asset) => keyOf(asset, 'page')))
      : [],
    tables: choice.tables
      ? Object.values(state.randomTables ?? {}).map(({ name, dice, lines }) => ({ name, dice, lines }))
      : [],
    monsters: choice.bestiary ? written(content.monsters) : [],
    encounters: choice.bestiary ? encountersOf(content) : [],
    wares: choice.wares ? written(content.wares) : [],
    calendar: (choice.calendar && state.calendar) || null,
    lands: choice.lands ? landsInOrder(state).map(landOf) : [],
    pictures: [],
  };
  return { world, wanted: [...keys.values()] };
}

/** The same with its pictures, each map laid over its own as large as it is in the file. */
export function withPictures(world: World, pictures: readonly FetchedPicture[]): World {
  const fetched = new Map(pictures.map((picture) => [picture.key, picture]));
  return {
    ...world,
    maps: world.maps.map((map) => ({ ...map, image: laidOver(map.image, fetched) })),
    pictures: pictures.map(({ key, name, data }) => ({ key, name, data })),
  };
}

function laidOver(image: WorldMap['image'], fetched: ReadonlyMap<string, FetchedPicture>): WorldMap['image'] {
  const picture = image && fetched.get(image.picture);
  if (!picture) return null;
  const { smaller } = picture;
  const { corner, ...laid } = image;
  return {
    ...laid,
    pixelsPerSquare: image.pixelsPerSquare / smaller,
    ...(corner ? { corner: { x: corner.x / smaller, y: corner.y / smaller } } : {}),
  };
}

function mapOf(
  state: GameState,
  scene: Scene,
  maps: ReadonlyMap<string, string>,
  keyOf: (asset: string, of: WantedPicture['of']) => string,
): WorldMap {
  const { toPlayers, folder, fog, gridLines, image, grid } = scene;
  return {
    key: maps.get(scene.id) ?? scene.id,
    name: scene.name,
    ...(toPlayers ? { toPlayers } : {}),
    ...(folder ? { folder } : {}),
    ...(grid === 'square' ? {} : { grid }),
    width: scene.width,
    height: scene.height,
    feetPerSquare: scene.feetPerSquare,
    level: scene.level,
    ...wanderersOf(state, scene),
    ambient: scene.ambient,
    ...(fog ? { fog } : {}),
    ...(gridLines ? { gridLines } : {}),
    floor: scene.floor,
    walls: scene.walls,
    ...partsOf(scene),
    features: withIcons(scene.features, (asset) => keyOf(asset, 'page')),
    rooms: scene.rooms.map((room) => roomOf(state, room)),
    exits: Object.values(scene.exits ?? {}).map(({ kind, at, to, hidden }) => {
      const map = to && maps.get(to.scene);
      return { kind, at, to: to && map ? { map, square: to.square } : null, hidden };
    }),
    hoards: hoardsOn(state, scene),
    monsters: monstersOn(state, scene, (asset) => keyOf(asset, 'page')),
    image: image && {
      picture: keyOf(image.asset, 'map'),
      pixelsPerSquare: image.pixelsPerSquare,
      ...(image.corner ? { corner: image.corner } : {}),
    },
  };
}

/** What lies on a map and nobody has taken. */
const hoardsOn = ({ hoards = {} }: GameState, { id, traps }: Scene): WorldMap['hoards'] =>
  Object.values(hoards)
    .filter(({ at }) => at.scene === id)
    .map(({ name, at, coins, valuables, things, items, hidden, trap }) => {
      const place = Object.values(traps).findIndex((one) => one.id === trap);
      return {
        name,
        square: at.square,
        coins,
        valuables,
        things: things.map(({ id: _, ...thing }) => thing),
        ...(items ? { items } : {}),
        hidden,
        trap: place < 0 ? null : place,
      };
    });

/** A hex map without what the players have charted of it. */
const landOf = ({ name, folder, layout, width, height, milesPerHex, hexes }: Land): WorldLand => ({
  name,
  ...(folder ? { folder } : {}),
  layout,
  width,
  height,
  milesPerHex,
  hexes,
});

/** The table that says who wanders there, by its name. */
function wanderersOf({ randomTables = {} }: GameState, { wanderers }: Pick<Scene, 'wanderers'>) {
  const table = wanderers && randomTables[wanderers];
  return table ? { wanderers: table.name } : {};
}

const roomOf = (state: GameState, room: RoomFacts): WorldMap['rooms'][number] => {
  const { key, name, at, squares, text, toPlayers } = room;
  return { key, name, at, squares, text, ...(toPlayers ? { toPlayers } : {}), ...wanderersOf(state, room) };
};

/** Doors and traps as they were drawn: whether they were found, sprung or spiked is not the map's. */
const partsOf = ({ doors, lights, traps, notes, lore = [] }: Scene) => ({
  doors: Object.values(doors).map(({ segment, kind, state, locked, stuck }) => ({
    segment,
    kind,
    state,
    locked,
    stuck,
  })),
  lights,
  traps: Object.values(traps).map(({ name, squares, guards, damage, save, text }) => ({
    name,
    squares,
    guards,
    damage,
    ...(save ? { save } : {}),
    text,
  })),
  notes,
  lore,
});

/** Players' own notes are theirs, and stay. */
function pageOf(
  { title, folder, text, readers, owner }: JournalPage,
  keyOf: (asset: string) => string,
): readonly WorldPage[] {
  if (owner !== null) return [];
  const own = text.replaceAll(PICTURE_IN_PAGE, (_, before: string, asset: string) => `${before}${keyOf(asset)}`);
  return [{ title, folder, text: own, readers: readers === 'all' ? 'all' : 'referee' }];
}

/** What the campaign has written; what it has struck out of the book's lists is no thing of its own. */
const written = <T>(entries: Readonly<Record<string, T | null>>): readonly T[] =>
  Object.values(entries).filter((entry) => entry !== null);

const encountersOf = ({ tables }: CampaignContent): World['encounters'] =>
  Object.entries(tables).map(([table, monsters]) => ({
    table: table as keyof CampaignContent['tables'],
    monsters: monsters ?? [],
  }));
