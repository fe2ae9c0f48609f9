import { Text, type TextStyleOptions } from 'pixi.js';
import { COLOURS } from '../colours.ts';

/** How much larger letters are drawn than they are shown: sharp also on a dense screen. */
const DRAWN = 2;

/** How names are written: of those who stand on the board, of rooms, of things that lie about. */
const STYLES = {
  token: { pixels: 13, fontFamily: 'Inter Variable, sans-serif', fontWeight: '600' },
  // Slanted and apart, as on a map: nobody on the board is called so.
  place: {
    pixels: 12,
    fontFamily: 'Alegreya Variable, serif',
    fontWeight: '500',
    fontStyle: 'italic',
    letterSpacing: 3,
  },
  thing: { pixels: 12, fontFamily: 'Alegreya Variable, serif', fontWeight: '600' },
} as const satisfies Readonly<Record<string, TextStyleOptions & { readonly pixels: number }>>;

/** A name about its middle, of one size on the screen however near the board is looked at. */
export function nameText(text: string, kind: keyof typeof STYLES): Text {
  const { pixels, ...style } = STYLES[kind];
  return new Text({
    text: kind === 'place' ? text.toUpperCase() : text,
    anchor: 0.5,
    style: {
      ...style,
      fontSize: pixels * DRAWN,
      // Fainter, though no line shows through it.
      fill: kind === 'place' ? COLOURS.place : COLOURS.parchment,
      stroke: { color: COLOURS.void, width: 7, join: 'round' },
    },
  });
}

/** Sizes a name for a board of so many pixels to the square, and tells how large it is there: squares. */
export function sized(text: Text, scale: number): { readonly wide: number; readonly high: number } {
  text.scale.set(1 / (DRAWN * scale));
  return { wide: text.width, high: text.height };
}
