import type { Point } from '@lanthorn/geometry';
import { type Container, Graphics, Text } from 'pixi.js';
import { INKS } from '../../sketching/inks.ts';
import { radiusOf } from '../../sketching/shapes.ts';
import { COLOURS } from '../colours.ts';
import type { BoardDrawing } from '../model.ts';

/** Of a line, in squares; and of the dark about it, by which it is seen on any ground. */
const WIDTH = 0.08;
const RIM = 0.13;
/** How high letters are, and how far a line of them goes, in squares; how much larger they are drawn, to be sharp. */
const HIGH = 0.5;
const LONG = 8;
const DRAWN = 100;

/** What was drawn and written over the map. What is drawn already stays as it is, so that nothing beneath it is drawn again. */
export function drawDrawings(layer: Container, drawings: readonly BoardDrawing[]): void {
  const wanted = new Map(drawings.map((drawing) => [JSON.stringify(drawing), drawing]));
  for (const child of [...layer.children]) {
    if (wanted.delete(child.label)) continue;
    layer.removeChild(child);
    child.destroy();
  }
  for (const [label, drawing] of wanted) {
    const drawn = drawing.shape === 'text' ? lettered(drawing) : outlined(drawing);
    drawn.label = label;
    drawn.alpha = drawing.open ? 1 : 0.6;
    layer.addChild(drawn);
  }
}

function lettered({ points: [at], colour, words }: BoardDrawing): Container {
  const style = {
    fontFamily: 'Alegreya Variable, serif',
    fontWeight: '600',
    fontSize: HIGH * DRAWN,
    fill: INKS[colour],
    stroke: { color: rimOf(colour), width: 0.1 * DRAWN, join: 'round' },
    wordWrap: true,
    wordWrapWidth: LONG * DRAWN,
    align: 'center',
  } as const;
  const text = new Text({ text: words, anchor: 0.5, scale: 1 / DRAWN, style });
  text.position.set(at?.x ?? 0, at?.y ?? 0);
  return text;
}

function outlined(drawing: BoardDrawing): Container {
  const drawn = new Graphics();
  for (const [color, width] of [
    [rimOf(drawing.colour), RIM],
    [INKS[drawing.colour], WIDTH],
  ] as const)
    traced(drawn, drawing).stroke({ color, width, cap: 'round', join: 'round' });
  return drawn;
}

function traced(drawn: Graphics, { shape, points }: BoardDrawing): Graphics {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const last = rest.at(-1) ?? first;
  if (shape === 'circle') return drawn.poly(roundOf(first, radiusOf(points)), true);
  if (shape === 'rectangle')
    return drawn.rect(
      Math.min(first.x, last.x),
      Math.min(first.y, last.y),
      Math.abs(last.x - first.x),
      Math.abs(last.y - first.y),
    );
  drawn.moveTo(first.x, first.y);
  for (const { x, y } of rest) drawn.lineTo(x, y);
  return drawn;
}

/** Corners of a circle: many enough to look round however near it is looked at. */
const CORNERS = 64;

const roundOf = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: CORNERS }, (_, at) => {
    const turned = (at * 2 * Math.PI) / CORNERS;
    return { x: x + radius * Math.cos(turned), y: y + radius * Math.sin(turned) };
  });

const rimOf = (colour: BoardDrawing['colour']): number => (colour === 'black' ? COLOURS.parchment : COLOURS.void);
