import { randomBytes } from 'node:crypto';
import type { Segment } from '@lanthorn/geometry';
import { id, type ReadyCharacter, readyCharacters, type SceneFacts } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { mapPictureFrom } from '../src/assets/picture.ts';
import { withPicture } from '../src/assets/scene-upload.ts';
import { type Gathering, gathering, granted, type House, userOf } from './table.ts';

/** A word that nothing else holds. */
export const word = (): string => `Qx${randomBytes(6).toString('hex')}`;

/** Squares of the map; the party's hall is left of the wall at `WALL`, the vault right of it. */
const [WIDTH, HEIGHT, WALL] = [20, 10, 9] as const;
/** Odd, so that a picture that is halved has pixels which lie half within the vault. */
const PIXELS = 37;
/** Where the players' characters stand, and what stands where nobody of theirs can see. */
export const IN_HALL = { x: 3, y: 4 } as const;
export const IN_VAULT = { x: 16, y: 5 } as const;

/** A campaign with something behind a wall. */
export interface Haunted extends Gathering {
  /** Words and ids that players and spectators are never sent. */
  readonly secrets: readonly string[];
  /** What the hidden monster is called, and its id. */
  readonly monster: { readonly name: string; readonly id: string };
  /** Ids of things that only the referee knows of. */
  readonly ids: { readonly door: string; readonly trap: string; readonly scene: string; readonly dweller: string };
  readonly scene: string;
}

const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

/** The map: everything right of the wall is the referee's alone, and called by words nobody can guess. */
function map(words: () => string): SceneFacts {
  return {
    name: 'The hall',
    width: WIDTH,
    height: HEIGHT,
    feetPerSquare: 10,
    grid: 'square',
    floor: null,
    walls: [
      wall(0, 0, WIDTH, 0),
      wall(WIDTH, 0, WIDTH, HEIGHT),
      wall(WIDTH, HEIGHT, 0, HEIGHT),
      wall(0, HEIGHT, 0, 0),
      wall(WALL, 0, WALL, HEIGHT),
      wall(13, 0, 13, 4),
      wall(13, 5, 13, HEIGHT),
    ],
    doors: [
      { segment: wall(13, 4, 13, 5), kind: 'secret', state: 'closed', locked: true, stuck: false },
      { segment: wall(5, 0, 6, 0), kind: 'door', state: 'closed', locked: false, stuck: true },
    ],
    lights: [],
    rooms: [{ key: words(), name: words(), at: IN_VAULT, squares: [IN_VAULT], text: words() }],
    traps: [{ name: words(), guards: 'room', damage: '1d6', squares: [{ x: 14, y: 7 }], text: words() }],
    notes: [{ at: { x: 2, y: 2 }, text: words() }],
    features: [{ kind: 'altar', at: { x: 6.5, y: 2.5 } }],
    ambient: 'dark',
    image: { asset: '', pixelsPerSquare: PIXELS },
  };
}

/** Green in the hall, the canary's magenta in the vault. */
export function painted(): Promise<Buffer> {
  const height = HEIGHT * PIXELS;
  const vault = { create: { width: (WIDTH - WALL) * PIXELS, height, channels: 3, background: '#ff00ff' } } as const;
  return sharp({ create: { width: WIDTH * PIXELS, height, channels: 3, background: '#008000' } })
    .composite([{ input: vault, left: WALL * PIXELS, top: 0 }])
    .png()
    .toBuffer();
}

/** Whether a picture holds a pixel of the canary's colour, be it under transparency. */
export async function holdsCanary(tile: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(tile).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 120 && blue > 120 && green < 100) return true;
  }
  return false;
}

/** Two players with two characters each in a dark hall, a spectator, and a vault full of what they do not know. */
export async function haunted(house: House): Promise<Haunted> {
  const secrets: string[] = [];
  const words = () => {
    secrets.push(word());
    return secrets.at(-1) ?? '';
  };
  const table = await gathering(house, 2);
  const { referee, players } = table;
  const scene = await addMap(house.app, table.id, await userOf(referee), map(words));
  const other = await house.app.tables.addScene(
    table.id,
    { id: await userOf(referee), name: 'R' },
    { ...map(words), name: words(), image: null },
  );
  const owners = await Promise.all(players.map(userOf));
  for (const [place, facts] of readyCharacters().entries()) {
    const owner = id<'user'>(owners[place % owners.length] ?? '');
    await granted(referee, {
      type: 'AddCreature',
      facts: { ...facts, owner, hitPoints: { now: 200, max: 200 } },
      square: { x: IN_HALL.x + place, y: IN_HALL.y },
    });
  }
  const monster = await addMonster(house.app, table, { name: words(), notes: words(), hidden: true }, { x: 6, y: 6 });
  const dweller = await addMonster(house.app, table, { name: words(), notes: words(), hidden: false }, IN_VAULT);
  const state = await house.app.tables.state(table.id);
  const here = state.scenes[id<'scene'>(scene)];
  const door = Object.values(here?.doors ?? {}).find(({ kind }) => kind === 'secret')?.id ?? '';
  const trap = Object.keys(here?.traps ?? {})[0] ?? '';
  const ids = { door, trap, scene: other, dweller };
  secrets.push(...Object.values(ids), monster);
  const name = state.creatures[id<'creature'>(monster)]?.name ?? '';
  return { ...table, secrets, monster: { name, id: monster }, ids, scene };
}

async function addMap(app: FastifyInstance, campaign: string, user: string, facts: SceneFacts): Promise<string> {
  const picture = await mapPictureFrom(await painted());
  return withPicture(app.prisma, campaign, 1e9, { facts, picture, dropped: [] }, (stored) =>
    app.tables.addScene(campaign, { id: user, name: 'R' }, stored),
  );
}

async function addMonster(
  app: FastifyInstance,
  { id: campaign, referee }: Gathering,
  facts: Partial<ReadyCharacter>,
  square: { readonly x: number; readonly y: number },
): Promise<string> {
  const before = Object.keys((await app.tables.state(campaign)).creatures);
  const [like] = readyCharacters();
  if (!like) throw new Error('there are ready characters');
  await granted(referee, {
    type: 'AddCreature',
    facts: {
      ...like,
      kind: 'monster',
      class: null,
      hitDice: { dice: 3, plus: 0, stars: 0 },
      hitPoints: { now: 500, max: 500 },
      ...facts,
    },
    square,
  });
  return Object.keys((await app.tables.state(campaign)).creatures).find((one) => !before.includes(one)) ?? '';
}
