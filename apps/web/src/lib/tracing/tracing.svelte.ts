import type { Point, Segment } from '@lanthorn/geometry';
import { PICTURE_SCALE } from '@lanthorn/protocol';
import type { Scene } from '@lanthorn/rules';
import { brokenBy } from '../drawing/in-wall.ts';
import { lineOf, type Patch } from '../drawing/patch.ts';
import { joined } from './joined.ts';
import type { Traced, TracedRoom } from './trace.ts';
import type { TraceAsk } from './worker.ts';

/** Walls in one act of drawing: a command has room for no more. */
const MOST_AT_ONCE = 1_800;
const MOST_DOORS = 200;

/** Walls that were followed in the picture of a scene, and wait to be taken. */
export class Tracing {
  threshold = $state(110);
  least = $state(0.7);
  waiting = $state(false);
  /** Why nothing was found. */
  sentence = $state<string | null>(null);
  rooms = $state.raw<readonly TracedRoom[]>([]);
  doors = $state.raw<readonly Segment[]>([]);
  /** Seconds that the last look took. */
  seconds = $state(0);
  #worker: Worker | null = null;
  #of: string | null = null;
  /** How often its picture was halved. */
  #scale = 0;

  readonly walls = $derived(joined(this.rooms.flatMap(({ walls }) => walls)));

  /** Looks at the picture of a scene, as it is wished now. */
  async look(campaign: string, scene: Scene): Promise<void> {
    if (!scene.image || this.waiting) return;
    this.waiting = true;
    this.sentence = null;
    const fresh = this.#of === scene.id ? undefined : await fetched(campaign, scene.id);
    if (fresh === null) {
      this.waiting = false;
      this.sentence = 'The picture could not be fetched.';
      return;
    }
    this.#of = scene.id;
    this.#scale = fresh?.scale ?? this.#scale;
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const { width, height, image } = scene;
    const { threshold, least } = this;
    const ask: TraceAsk = {
      ...(fresh ? { picture: fresh.picture } : {}),
      squares: { width, height },
      wishes: { threshold, least, pixelsPerSquare: image.pixelsPerSquare / 2 ** this.#scale },
    };
    const begun = performance.now();
    const found = await answered(this.#worker, ask);
    this.seconds = (performance.now() - begun) / 1_000;
    this.waiting = false;
    this.sentence = found.ok ? null : found.sentence;
    this.rooms = found.ok ? found.rooms : [];
    this.doors = found.ok ? found.doors : [];
  }

  /** The room at a point, whose walls wait; null for none. */
  roomAt(point: Point): TracedRoom | null {
    const around = this.rooms.filter(({ outline }) => isWithin(outline, point));
    return around.toSorted((one, other) => one.outline.length - other.outline.length)[0] ?? null;
  }

  /** Takes the walls of one room, or all, and the doors in them; what draws them, act by act. */
  take(scene: Scene, room: TracedRoom | null): readonly Patch[] {
    const given = room ? [room] : this.rooms;
    const mine = joined(given.flatMap(({ walls }) => walls));
    const doors = this.doors.filter((door) => brokenBy(mine, door).take.length > 0).slice(0, MOST_DOORS);
    const broken = doors.reduce((walls, door) => {
      const { take, put } = brokenBy(walls, door);
      return [...walls.filter((wall) => !take.includes(wall)), ...put];
    }, mine);
    const known = new Set(scene.walls.map((wall) => String(lineOf(wall))));
    const walls = broken.map(lineOf).filter((line) => !known.has(String(line)));
    this.rooms = this.rooms.filter((one) => !given.includes(one));
    this.doors = this.doors.filter((door) => !doors.includes(door));
    const acts: Patch[] = [];
    for (let from = 0; from < walls.length; from += MOST_AT_ONCE)
      acts.push({ put: { walls: walls.slice(from, from + MOST_AT_ONCE) }, take: {} });
    if (doors.length > 0) acts.push({ put: { doors: doors.map(drawn) }, take: {} });
    return acts;
  }

  drop(): void {
    this.rooms = [];
    this.doors = [];
    this.sentence = null;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#of = null;
    this.drop();
  }
}

const drawn = (segment: Segment): NonNullable<Patch['put']['doors']>[number] => ({
  id: crypto.randomUUID().replaceAll('-', '').slice(0, 16) as never,
  segment: lineOf(segment),
  kind: 'door',
  state: 'closed',
  locked: false,
  stuck: false,
});

async function fetched(campaign: string, scene: string): Promise<{ picture: Blob; scale: number } | null> {
  const reply = await fetch(`/api/campaigns/${campaign}/scenes/${scene}/picture`).catch(() => null);
  return reply?.ok ? { picture: await reply.blob(), scale: Number(reply.headers.get(PICTURE_SCALE)) } : null;
}

const answered = (worker: Worker, ask: TraceAsk): Promise<Traced> =>
  new Promise((answer) => {
    worker.onmessage = ({ data }: MessageEvent<Traced>) => answer(data);
    worker.onerror = () => answer({ ok: false, sentence: 'The picture could not be looked at.' });
    worker.postMessage(ask);
  });

/** Whether a point lies within an outline. */
function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}
