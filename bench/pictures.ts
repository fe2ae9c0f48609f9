import type { Socket } from 'socket.io-client';
import { picture } from '../apps/server/test/maps.ts';
import type { CampaignAt } from './parts.ts';
import { quantile } from './report.ts';
import { ask } from './sizes.ts';

/** How long the tiles of a picture take, in milliseconds. */
export interface PictureFigures {
  /** One tile, drawn anew for what has been explored since. */
  readonly tile: number;
  /** All tiles, from when the map is shown. */
  readonly complete: number;
}

/** Pixels and squares along each side of the picture. */
const PIXELS = 4_000;
const SQUARES = 100;
/** Pixels along each side of a tile. */
const TILE = 256;
/** Tiles that a browser asks for at once. */
const AT_ONCE = 6;

/** Measured by a referee who brings a map and shows it, and by a player who sees a part of it. */
export async function picturesAt(url: string, { id, seats }: CampaignAt, referee: Socket): Promise<PictureFigures> {
  const [host, player] = seats;
  if (!host || !player) throw new Error('Nobody plays.');
  const scene = await brought(url, id, host.cookie);
  const across = Math.ceil(PIXELS / TILE);
  const places = Array.from({ length: across * across }, (_, no) => `${no % across}/${Math.floor(no / across)}`);
  const began = performance.now();
  await ask(referee, { type: 'ShowScene', scene });
  const left = [...places];
  const fetched = async () => {
    for (let place = left.pop(); place; place = left.pop()) await tileAt(url, id, scene, place, host.cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetched));
  const complete = performance.now() - began;
  const to = { x: SQUARES - 2, y: SQUARES - 2 };
  await ask(referee, { type: 'RevealSquares', from: { x: 1, y: 1 }, to, revealed: true });
  const times: number[] = [];
  for (const place of places) times.push(await tileAt(url, id, scene, place, player.cookie));
  return { tile: quantile(times, 0.5), complete };
}

async function brought(url: string, campaign: string, cookie: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture(PIXELS, PIXELS))]), 'map.png');
  const reply = await fetch(`${url}/api/campaigns/${campaign}/scenes?squares=${SQUARES}`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: form,
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { sceneId: string }).sceneId;
}

/** Milliseconds until a tile is there. */
async function tileAt(url: string, campaign: string, scene: string, place: string, cookie: string): Promise<number> {
  const before = performance.now();
  const reply = await fetch(`${url}/api/campaigns/${campaign}/scenes/${scene}/tiles/0/${place}`, {
    headers: { cookie },
  });
  if (!reply.ok) throw new Error(await reply.text());
  await reply.arrayBuffer();
  return performance.now() - before;
}
