import { extentOf, type Point, type Segment } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { brokenBy } from '../drawing/in-wall.ts';
import { lineOf, type Patch } from '../drawing/patch.ts';
import { joined } from './joined.ts';
import type { LookedAt } from './looked-at.ts';
import type { TracedRoom } from './trace.ts';
import type { AskWalls } from './worker.ts';

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
  readonly #picture: LookedAt;

  constructor(picture: LookedAt) {
    this.#picture = picture;
  }

  readonly walls = $derived(joined(this.rooms.flatMap(({ walls }) => walls)));

  /** Looks at the picture of a scene, as it is wished now. */
  async look(campaign: string, scene: Scene): Promise<void> {
    if (!scene.image || this.waiting) return;
    this.waiting = true;
    this.sentence = null;
    const begun = performance.now();
    const found = await this.#picture.ask(campaign, scene, (pixels) => this.#question(scene, pixels));
    this.seconds = (performance.now() - begun) / 1_000;
    this.waiting = false;
    this.sentence = found.ok ? null : found.sentence;
    this.rooms = found.ok && 'rooms' in found ? found.rooms : [];
    this.doors = found.ok && 'doors' in found ? found.doors : [];
  }

  /** The squares of the map lie over the picture to within half a pixel. */
  #question(scene: Scene, halved: number): AskWalls {
    const { image } = scene;
    const { width, height } = extentOf(scene);
    const pixelsPerSquare = (image?.pixelsPerSquare ?? 1) / halved;
    const [x, y] = [image?.corner?.x ?? 0, image?.corner?.y ?? 0].map((at) => Math.round(at / halved));
    const side = (squares: number) => Math.floor(squares * pixelsPerSquare);
    return {
      want: 'walls',
      part: { x: x ?? 0, y: y ?? 0, width: side(width), height: side(height) },
      wishes: { threshold: this.threshold, least: this.least, pixelsPerSquare },
    };
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
}

const drawn = (segment: Segment): NonNullable<Patch['put']['doors']>[number] => ({
  id: crypto.randomUUID().replaceAll('-', '').slice(0, 16) as never,
  segment: lineOf(segment),
  kind: 'door',
  state: 'closed',
  locked: false,
  stuck: false,
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
