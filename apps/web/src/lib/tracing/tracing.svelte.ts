import { extentOf, type Point, type Segment } from '@lanthorn/geometry';
import { id, type Scene } from '@lanthorn/rules';
import type { Drawn as Act } from '../drawing/acts.svelte.ts';
import { lineOf, type Patch } from '../drawing/patch.ts';
import { joined } from './joined.ts';
import { along, type Drawn, doorsLacking, lacking } from './lacking.ts';
import type { LookedAt } from './looked-at.ts';
import { turnedArea } from './outlines.ts';
import type { TracedRoom } from './trace.ts';
import { isSameFloor, isWithin } from './within.ts';
import type { AskWalls } from './worker.ts';

/** Walls and doors in one act of drawing: a command has room for no more. */
const MOST_AT_ONCE = 1_800;
const MOST_DOORS = 200;

const NO_FLOOR =
  'No floor is found that dark lines go around. Change how dark a wall is, or leave out less of what is small.';

interface Found {
  readonly rooms: readonly TracedRoom[];
  readonly doors: readonly Segment[];
}

const NOTHING: Found = { rooms: [], doors: [] };

/** A floor whose walls were taken, and which of them were drawn for it. */
interface Taken {
  readonly outline: readonly Point[];
  readonly walls: ReadonlySet<string>;
}

/** Walls that were followed in the picture of a scene, and wait to be taken. */
export class Tracing {
  threshold = $state(110);
  least = $state(0.7);
  loose = $state(0.12);
  nearGrid = $state(0.25);
  waiting = $state(false);
  /** Why nothing was found. */
  sentence = $state<string | null>(null);
  /** Seconds that the last look took. */
  seconds = $state(0);
  #found = $state.raw<Found>(NOTHING);
  #taken = $state.raw<readonly Taken[]>([]);
  /** Wished otherwise while the picture was looked at. */
  #again = false;
  readonly #picture: LookedAt;
  readonly #scene: () => Scene | null;
  readonly #act: (act: Act) => Promise<void>;

  /** @param scene as it is now; @param act draws on it */
  constructor(picture: LookedAt, scene: () => Scene | null, act: (act: Act) => Promise<void>) {
    this.#picture = picture;
    this.#scene = scene;
    this.#act = act;
  }

  /** The floors whose walls wait: those that were taken come back where that is undone. */
  readonly rooms = $derived.by((): readonly TracedRoom[] => {
    const standing = new Set(this.#scene()?.walls.map((wall) => String(lineOf(wall))));
    const taken = this.#taken.filter(({ walls }) => [...walls].some((wall) => standing.has(wall)));
    return this.#found.rooms.filter((room) => !taken.some(({ outline }) => isSameFloor(outline, room.outline)));
  });
  readonly walls = $derived(joined(this.rooms.flatMap(({ walls }) => walls)));
  /** The doors in walls that wait, but for those that came with the room beside. */
  readonly doors = $derived.by(() =>
    doorsLacking(this.#scene() ?? NO_DOORS, { walls: this.walls, doors: this.#found.doors }),
  );

  /** Whether some of what was found is taken already. */
  get taken(): boolean {
    return this.rooms.length < this.#found.rooms.length;
  }

  /** Looks at the picture of a scene, as it is wished now; once more, where that is changed meanwhile. */
  async look(campaign: string, scene: Scene): Promise<void> {
    if (!scene.image) return;
    this.#again = true;
    if (this.waiting) return;
    this.waiting = true;
    while (this.#again) {
      this.#again = false;
      await this.#lookOnce(campaign, scene);
    }
    this.waiting = false;
  }

  async #lookOnce(campaign: string, scene: Scene): Promise<void> {
    const begun = performance.now();
    const found = await this.#picture.ask(campaign, scene, (pixels) => this.#question(scene, pixels));
    this.seconds = (performance.now() - begun) / 1_000;
    this.#found = found.ok && 'rooms' in found ? found : NOTHING;
    const none = this.#found.rooms.length === 0 ? NO_FLOOR : null;
    this.sentence = found.ok ? none : found.sentence;
  }

  /** The squares of the map lie over the picture to within half a pixel. */
  #question(scene: Scene, halved: number): AskWalls {
    const { image } = scene;
    const { width, height } = extentOf(scene);
    const pixelsPerSquare = (image?.pixelsPerSquare ?? 1) / halved;
    const [x, y] = [image?.corner?.x ?? 0, image?.corner?.y ?? 0].map((at) => Math.round(at / halved));
    const side = (squares: number) => Math.floor(squares * pixelsPerSquare);
    const { threshold, least, loose, nearGrid } = this;
    return {
      want: 'walls',
      part: { x: x ?? 0, y: y ?? 0, width: side(width), height: side(height) },
      wishes: { threshold, least, loose, nearGrid, pixelsPerSquare },
    };
  }

  /** The room at a point, whose walls wait: the smallest, where one lies within another; null for none. */
  roomAt(point: Point): TracedRoom | null {
    const area = ({ outline }: TracedRoom): number => Math.abs(turnedArea(outline));
    const around = this.rooms.filter(({ outline }) => isWithin(outline, point));
    return around.toSorted((one, other) => area(one) - area(other))[0] ?? null;
  }

  /** Takes the walls of one room, or of all that wait, with the doors in them: once what was drawn before is answered. */
  async take(room: TracedRoom | null): Promise<void> {
    const given = room ? [room] : this.rooms;
    const { doors } = this.#found;
    const walls = given.flatMap((one) => one.walls);
    let rest: readonly Patch[] = [];
    await this.#act((scene) => {
      const lacked = lacking(scene, { walls, doors });
      const [first = NO_PATCH, ...others] = actsFor(lacked);
      rest = others;
      this.#remember(given, lacked.walls.length > 0 ? lacked.walls : along(scene, walls));
      return first;
    });
    for (const act of rest) await this.#act(act);
  }

  #remember(given: readonly TracedRoom[], walls: readonly Segment[]): void {
    const lines = new Set(walls.map((wall) => String(lineOf(wall))));
    this.#taken = [...this.#taken, ...given.map(({ outline }) => ({ outline, walls: lines }))];
  }

  drop(): void {
    this.#found = NOTHING;
    this.#taken = [];
    this.sentence = null;
  }
}

const NO_DOORS: Pick<Scene, 'doors'> = { doors: {} };
const NO_PATCH: Patch = { put: {}, take: {} };

/** What draws them, act by act. */
function actsFor({ walls, doors }: Drawn): readonly Patch[] {
  const acts = Math.max(Math.ceil(walls.length / MOST_AT_ONCE), Math.ceil(doors.length / MOST_DOORS));
  return Array.from({ length: acts }, (_, nth) => ({
    put: {
      walls: walls.slice(nth * MOST_AT_ONCE, (nth + 1) * MOST_AT_ONCE).map(lineOf),
      doors: doors.slice(nth * MOST_DOORS, (nth + 1) * MOST_DOORS).map(drawn),
    },
    take: {},
  }));
}

const drawn = (segment: Segment): NonNullable<Patch['put']['doors']>[number] => ({
  id: id<'door'>(crypto.randomUUID().replaceAll('-', '').slice(0, 16)),
  segment: lineOf(segment),
  kind: 'door',
  state: 'closed',
  locked: false,
  stuck: false,
});
