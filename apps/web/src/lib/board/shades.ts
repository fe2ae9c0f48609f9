import type { BoardModel } from './model.ts';

/** How deep darkness lies over the ground: a colour of the page's canvas, and how much of it (0 to 1). */
export interface Shade {
  readonly colour: string;
  readonly depth: number;
}

/** How dark each ground is: for those who play, and lighter for the referee, who must read it all. */
export interface Shades {
  /** Not explored. */
  readonly unknown: Shade;
  /** Explored and not seen now: a memory, drained of colour. */
  readonly memory: Shade;
  /** Seen without a light: by eyes that see in the dark. */
  readonly unlit: Shade;
}

const NIGHT = '#14100c';

export const PLAYERS: Shades = {
  unknown: { colour: NIGHT, depth: 1 },
  memory: { colour: '#24262c', depth: 0.74 },
  unlit: { colour: '#1d1a2c', depth: 0.6 },
};

export const REFEREE: Shades = {
  unknown: { colour: '#100e10', depth: 0.42 },
  memory: { colour: '#20242c', depth: 0.34 },
  unlit: { colour: '#1d1a2c', depth: 0.25 },
};

/** A map that nobody has been on: the referee sees it nearly as it was drawn, and still where the lights on it fall. */
const UNTROD: Shades = { ...REFEREE, unknown: { ...REFEREE.unknown, depth: 0.16 } };

/** How dark the ground of a board is. */
export function shadesOf({ all, rows }: Pick<BoardModel, 'all' | 'rows'>): Shades {
  if (!all) return PLAYERS;
  return rows.some(({ explored, seen }) => `${explored}${seen}`.includes('1')) ? REFEREE : UNTROD;
}

/** How a light shines and moves. */
export interface Shine {
  /** Its colour, 0xRRGGBB. */
  readonly colour: number;
  /** How much of its colour lies over what it lights, 0 to 1. */
  readonly strength: number;
  /** How far it flickers, as a part of its strength. */
  readonly flicker: number;
  /** How fast, in times a second. */
  readonly pace: number;
}

const TORCH: Shine = { colour: 0xff8a32, strength: 0.28, flicker: 0.16, pace: 1.6 };
const LANTERN: Shine = { colour: 0xffc253, strength: 0.25, flicker: 0.06, pace: 0.8 };
const CANDLE: Shine = { colour: 0xffa04a, strength: 0.2, flicker: 0.2, pace: 1.9 };
const MAGIC: Shine = { colour: 0x86b8ff, strength: 0.24, flicker: 0.05, pace: 0.25 };

const SHINES: ReadonlyMap<string, Shine> = new Map([
  ['torch', TORCH],
  ['lantern', LANTERN],
  ['hooded lantern', LANTERN],
  ['candle', CANDLE],
  ['magic sword', MAGIC],
  ['spell of light', MAGIC],
  ['lasting light', MAGIC],
]);

/** By what burns, in the words of the records; what has no colour of its own burns like a torch. */
export const shineOf = (kind: string): Shine => SHINES.get(kind) ?? TORCH;

/**
 * How bright a light is at a moment, about 1: slow waves that never meet, so that it does not seem to repeat.
 * @param at seconds
 */
export function flickerAt({ flicker, pace }: Shine, at: number, seed: number): number {
  const waves =
    Math.sin(at * pace * 6.3 + seed) * 0.5 +
    Math.sin(at * pace * 14.1 + seed * 2.7) * 0.3 +
    Math.sin(at * pace * 31 + seed) * 0.2;
  return 1 + waves * flicker;
}
