import { centreOf, type Square, sameSquare, stepsBetween } from '@lanthorn/geometry';
import { around, EDGE, firstLook, holdsParty, knownArea, LEGIBLE, NEAR, wholeOf } from './area.ts';
import { type Camera, centred, fitted, inView, panned, type Size } from './camera.ts';
import { type BoardModel, type BoardToken, gridOf, isSet, sameGround } from './model.ts';

/** Where the board lies on the page, and in a window of which size: pixels. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
  readonly window: string;
}

/** Milliseconds for which a view that a hand has moved stays where it was left. */
const LEFT_ALONE = 4_000;
/** Milliseconds after a click in which a hand that stirs still waits for what comes of it. */
const AWAITED = 1_500;

/** Where a board looks of itself, until somebody moves the view, and when it follows what becomes known. */
export class Looking {
  /** Nobody has moved the view since it was chosen for them; it follows what becomes known. */
  #at: 'first' | 'fit' | 'own' = 'first';
  #scene: string | null = null;
  #moved = Number.NEGATIVE_INFINITY;
  /** When a pointer last went over the board to find what it will click. */
  #aimed = Number.NEGATIVE_INFINITY;
  #clicked = Number.NEGATIVE_INFINITY;
  /** Those of one's own who were moved since a hand last moved the view: it is not left behind them. */
  #moving = new Set<string>();

  /** A pointer goes over the board: what it is about to click must not slip away under it. */
  aims(now: number): void {
    if (now - this.#clicked > AWAITED) this.#aimed = now;
  }

  /** The pointer has clicked, or left the board: whoever it belongs to waits for what comes of it. */
  waits(now: number): void {
    this.#clicked = now;
    this.#aimed = Number.NEGATIVE_INFINITY;
  }

  /** A hand has moved the view. */
  byHand(now: number): void {
    this.#at = 'own';
    this.#moved = now;
    this.#moving.clear();
  }

  /** All that is known of the scene; null where nothing is. */
  fit(model: BoardModel, screen: Size): Camera | null {
    this.#at = 'fit';
    return this.#choose(model, screen);
  }

  /**
   * Where the view goes when the board shows something else than before; null where it stays. Another scene is looked at
   * anew. Of the same one the view stays until the party would leave it, meets somebody beyond it, or sees a place there
   * for the first time; a view that a hand has moved goes after such a place, whoever is met and one's own who were moved out
   * of it, no farther than it must, and not while it is in use. Under a pointer that is about to click, it moves only for somebody who is met.
   */
  follow(model: BoardModel, before: BoardModel, camera: Camera, screen: Size, now: number): Camera | null {
    if (!model.scene || model.rows.length === 0) return null;
    const other = model.scene.id !== this.#scene;
    this.#scene = model.scene.id;
    if (other) this.#at = 'first';
    if (other) return this.#choose(model, screen);
    if (model.all) return this.#at !== 'own' && isResized(model, before) ? this.#choose(model, screen) : null;
    const used = this.#at === 'own' ? Math.max(this.#aimed, this.#moved) : this.#aimed;
    const inUse = now - used < LEFT_ALONE;
    const met = metBeyond(model, before.tokens, camera, screen);
    const left = this.#leftBehind(model, before.tokens, camera, screen);
    if (this.#at === 'own') {
      if (inUse) return null;
      if (left.length > 0)
        return towards(model, [...met, ...left], camera, screen) ?? towards(model, left, camera, screen);
      return met.length > 0 ? towards(model, met, camera, screen) : discovered(model, before, camera, screen);
    }
    if (met.length === 0 && inUse) return null;
    const lost = left.length > 0 || (!sameGround(model, before) && !holdsParty(model, camera, screen));
    if (!lost && met.length === 0) return discovered(model, before, camera, screen);
    // Asked for once, all that is known is not kept in view where nobody can be told apart any more.
    const area = knownArea(model);
    if (this.#at === 'fit' && area && wholeOf(area, screen).scale < LEGIBLE) this.#at = 'first';
    return this.#choose(model, screen);
  }

  /**
   * Where what lies beside the board comes or goes, all that is on it stays under the hand, as long as the party is in
   * view. In another window what somebody chose to see in the middle stays there, and the view is chosen anew for others.
   */
  resized(model: BoardModel, camera: Camera, before: Place, now: Place): Camera | null {
    const still = panned(camera, before.left - now.left, before.top - now.top);
    const own = this.#at === 'own';
    if (before.window === now.window && this.#scene !== null && (own || holdsParty(model, still, now))) return still;
    return own
      ? panned(camera, (now.width - before.width) / 2, (now.height - before.height) / 2)
      : this.#choose(model, now);
  }

  /**
   * Where those who meet are looked at as they do, of a board that does not follow what becomes known; null where all of
   * them are seen well enough, or while a hand is at the view.
   */
  toMeeting(model: BoardModel, met: readonly Square[], camera: Camera, screen: Size, now: number): Camera | null {
    if (met.length === 0 || now - Math.max(this.#aimed, this.#moved) < LEFT_ALONE) return null;
    const grid = gridOf(model);
    if (camera.scale >= LEGIBLE && met.every((square) => inView(camera, centreOf(square, grid), screen))) return null;
    const { from, to } = around(met, grid);
    const scale = Math.min(NEAR, fitted({ from, to }, screen, EDGE).scale);
    return centred({ ...camera, scale }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, screen);
  }

  /**
   * Where those of one's own come into view again over whom words have come to lie, at the foot of the board; null where
   * they lie over none of them, or while a hand is at the view.
   */
  uncovered(model: BoardModel, camera: Camera, whole: Size, clear: Size, now: number): Camera | null {
    if (now - Math.max(this.#aimed, this.#moved) < LEFT_ALONE) return null;
    const middle = (square: Square) => centreOf(square, gridOf(model));
    const covered = model.tokens
      .filter(({ side }) => side === 'yours')
      .map(({ square }) => square)
      .filter((square) => inView(camera, middle(square), whole) && !inView(camera, middle(square), clear));
    return covered.length === 0 ? null : towards(model, covered, camera, clear);
  }

  /** Where those of one's own stand who have moved, or been moved, out of the view. */
  #leftBehind(model: BoardModel, before: readonly BoardToken[], camera: Camera, screen: Size): readonly Square[] {
    const own = model.tokens.filter(({ side }) => side === 'yours');
    const stood = new Map(before.map(({ id, square }) => [id, square]));
    for (const { id, square } of own) {
      const was = stood.get(id);
      if (was && !sameSquare(was, square)) this.#moving.add(id);
    }
    return own
      .filter(({ id }) => this.#moving.has(id))
      .map(({ square }) => square)
      .filter((square) => !inView(camera, centreOf(square, gridOf(model)), screen, EDGE / 2));
  }

  #choose(model: BoardModel, screen: Size): Camera | null {
    const area = knownArea(model);
    return this.#at === 'fit' && area ? wholeOf(area, screen) : firstLook(model, screen);
  }
}

/** Whether the map has become larger or smaller: its squares lie otherwise over its picture. */
const isResized = ({ scene }: BoardModel, { scene: was }: BoardModel): boolean =>
  scene?.width !== was?.width || scene?.height !== was?.height;

/** Where those stand who have come and are not in view. */
function metBeyond(model: BoardModel, before: readonly BoardToken[], camera: Camera, screen: Size): readonly Square[] {
  const known = new Set(before.map(({ id }) => id));
  return model.tokens.flatMap(({ id, square }) =>
    known.has(id) || inView(camera, centreOf(square, gridOf(model)), screen) ? [] : [square],
  );
}

/**
 * The view at what was seen for the first time. Null where all of it is in view, would not be legible, or the table waits
 * for a blow; after one, all that is in sight is shown that was not while it was waited for.
 */
function discovered(model: BoardModel, before: BoardModel, camera: Camera, screen: Size): Camera | null {
  const fought = before.tokens.some(({ turn }) => turn);
  const unseen = (fought ? inSight(model) : newSquares(model, before)).filter(
    (square) => !inView(camera, centreOf(square, gridOf(model)), screen, EDGE / 2),
  );
  return unseen.length === 0 || model.tokens.some(({ turn }) => turn) ? null : towards(model, unseen, camera, screen);
}

/**
 * The view moved no farther than it takes to show some squares, and whoever of the party stands nearest to them: as near
 * as before where that fits, else from as far as names can be read. Null where they would not be legible.
 */
function towards(model: BoardModel, squares: readonly Square[], camera: Camera, screen: Size): Camera | null {
  const { from, to } = around([...squares, ...nearest(model, squares)], gridOf(model));
  const scale = Math.min(camera.scale, fitted({ from, to }, screen, EDGE).scale);
  if (scale < LEGIBLE) return null;
  const middleOf = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (scale < camera.scale) return centred({ ...camera, scale }, middleOf, screen);
  const offset = (axis: 'x' | 'y', room: number) =>
    Math.min(room - EDGE - to[axis] * scale, Math.max(EDGE - from[axis] * scale, camera.offset[axis]));
  return { scale, offset: { x: offset('x', screen.width), y: offset('y', screen.height) } };
}

const inSight = ({ rows }: BoardModel): readonly Square[] =>
  rows.flatMap(({ y, seen, floor }) =>
    [...floor].flatMap((_, x) => (isSet(floor, x) && isSet(seen, x) ? [{ x, y }] : [])),
  );

function newSquares(model: BoardModel, before: BoardModel): readonly Square[] {
  const known = new Map(before.rows.map((row) => [row.y, row]));
  return model.rows.flatMap((row) =>
    row === known.get(row.y)
      ? []
      : [...row.floor].flatMap((bit, x) =>
          bit === '1' && !isSet(known.get(row.y)?.floor, x) ? [{ x, y: row.y }] : [],
        ),
  );
}

/** Of the party, who is on their feet and nearest to some squares. */
function nearest({ tokens, scene }: BoardModel, squares: readonly Square[]): readonly Square[] {
  const away = (one: Square) => Math.min(...squares.map((other) => stepsBetween(one, other, gridOf({ scene }))));
  return tokens
    .filter(({ side, down }) => side !== 'other' && !down)
    .map(({ square }) => square)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, 1);
}
