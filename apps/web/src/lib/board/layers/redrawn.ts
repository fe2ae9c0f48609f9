import { type Container, Graphics, Sprite, Text } from 'pixi.js';
import { type Box, meet } from './box.ts';

/** Pixels around what is drawn that it may touch: rims are smoothed. */
const RIM = 2;

/** Something that lies over the ground, as it was drawn in a frame. */
interface Part {
  readonly box: Box;
  /** What it looks like, apart from where it lies. */
  readonly look: string;
}

/**
 * Which parts of a frame are to be drawn again, where the rest of it stays on the canvas: those that are others than in
 * the last one, and whatever lies over or beneath them.
 */
export class Redrawn {
  #last: ReadonlyMap<Container, Part> = new Map();
  #frames = 0;

  /**
   * Leaves all others out of the next frame.
   * @param anew parts of the ground that are drawn again in any case; or all of it
   * @returns what of the ground is to be drawn again beneath them
   */
  choose(world: Container, anew: readonly Box[] | 'all'): readonly Box[] | 'all' {
    this.#frames += 1;
    const parts = new Map(leavesOf(world).flatMap((leaf) => partOf(leaf, this.#frames)));
    const last = this.#last;
    this.#last = parts;
    if (anew === 'all') {
      for (const leaf of parts.keys()) leaf.culled = false;
      return 'all';
    }
    const boxes = [...anew];
    const chosen = new Set<Container>();
    for (const [leaf, part] of parts) {
      const before = last.get(leaf);
      if (before && sameBox(before.box, part.box) && before.look === part.look) continue;
      boxes.push(...(before ? [before.box, part.box] : [part.box]));
      chosen.add(leaf);
    }
    for (const [leaf, { box }] of last) if (!parts.has(leaf)) boxes.push(box);
    touchedBy(boxes, [...parts], chosen);
    for (const leaf of parts.keys()) leaf.culled = !chosen.has(leaf);
    return boxes;
  }
}

/**
 * Chooses whatever lies over or beneath the boxes, and what lies over or beneath that.
 * @param boxes come to hold those of all that is chosen
 * @param parts of the frame; those that are chosen already among them
 */
function touchedBy(boxes: Box[], parts: readonly (readonly [Container, Part])[], chosen: Set<Container>): void {
  let waiting = parts.filter(([leaf]) => !chosen.has(leaf));
  for (let at = 0; at < boxes.length && waiting.length > 0; at += 1) {
    const box = boxes[at] as Box;
    const touched = waiting.filter(([, part]) => meet(box, part.box));
    if (touched.length === 0) continue;
    waiting = waiting.filter(([, part]) => !meet(box, part.box));
    for (const [leaf, part] of touched) {
      chosen.add(leaf);
      boxes.push(part.box);
    }
  }
}

function leavesOf(container: Container): readonly Container[] {
  if (!container.visible) return [];
  return container.children.length > 0 ? container.children.flatMap(leavesOf) : [container];
}

function partOf(leaf: Container, frame: number): readonly (readonly [Container, Part])[] {
  const { left, top, right, bottom } = leaf.getBounds();
  if (right <= left || bottom <= top) return [];
  const box = {
    left: Math.floor(left) - RIM,
    top: Math.floor(top) - RIM,
    right: Math.ceil(right) + RIM,
    bottom: Math.ceil(bottom) + RIM,
  };
  return [[leaf, { box, look: lookOf(leaf, frame) }]];
}

function lookOf(leaf: Container, frame: number): string {
  const shown = `${leaf.alpha} ${leaf.rotation} ${leaf.parent?.alpha}`;
  if (leaf instanceof Text) return `${shown} ${leaf.text}`;
  if (leaf instanceof Sprite) return `${shown} ${leaf.texture.uid}`;
  // Drawn anew it may look different in the same place.
  return leaf instanceof Graphics && leaf.context.dirty ? `${shown} ${frame}` : shown;
}

const sameBox = (one: Box, other: Box): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
