/** A part of a drawn map, in the map's own measure. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NEAREST = 12;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** How near one looks at a map that is drawn as one picture, and where. */
export class MapEye {
  #scale = $state(1);
  /** The middle of what is shown; null for the middle of the map. */
  #middle = $state.raw<{ readonly x: number; readonly y: number } | null>(null);

  /** Not the whole map is shown. */
  get closer(): boolean {
    return this.#scale > 1;
  }

  /** What is shown of the whole. */
  over(whole: Part): Part {
    const [width, height] = [whole.width / this.#scale, whole.height / this.#scale];
    const middle = this.#middle ?? middleOf(whole);
    return {
      x: clamp(middle.x - width / 2, whole.x, whole.x + whole.width - width),
      y: clamp(middle.y - height / 2, whole.y, whole.y + whole.height - height),
      width,
      height,
    };
  }

  /** Nearer or farther by a factor; `at` stays where it is, the middle when it is null. */
  zoom(by: number, at: { readonly x: number; readonly y: number } | null, whole: Part): void {
    const before = middleOf(this.over(whole));
    const scale = clamp(this.#scale * by, 1, NEAREST);
    const [fixed, share] = [at ?? before, this.#scale / scale];
    this.#scale = scale;
    this.#middle = { x: fixed.x + (before.x - fixed.x) * share, y: fixed.y + (before.y - fixed.y) * share };
  }

  move(right: number, down: number, whole: Part): void {
    const { x, y } = middleOf(this.over(whole));
    this.#middle = { x: x + right, y: y + down };
  }

  /** Back to the whole map. */
  rest(): void {
    this.#scale = 1;
    this.#middle = null;
  }
}

const middleOf = ({ x, y, width, height }: Part) => ({ x: x + width / 2, y: y + height / 2 });

/** Where on the drawing a pointer is, in the drawing's own measure; null while it is not shown. */
export function pointIn(
  sheet: SVGSVGElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): { x: number; y: number } | null {
  const matrix = sheet.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
