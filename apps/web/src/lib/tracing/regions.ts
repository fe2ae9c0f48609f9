/** What is light and hangs together in a picture: a floor, the paper around, the inside of a letter. */
export interface Region {
  /** Its number in the labels. */
  readonly label: number;
  /** Pixels. */
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Regions {
  /** By pixel, row by row: the number of the region, 0 for ink. */
  readonly labels: Int32Array;
  readonly regions: readonly Region[];
}

/** Stretches of light in all rows; more are noise, and no drawing. */
const MOST_RUNS = 3_000_000;

/** Finds what hangs together by its sides; null where the picture is noise. */
export function regionsOf(width: number, height: number, ink: Uint8Array): Regions | null {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      if (ink[row + x]) continue;
      const from = x;
      let label = 0;
      for (; x < width && !ink[row + x]; x += 1) {
        const above = y > 0 ? (labels[row - width + x] ?? 0) : 0;
        if (above > 0 && above !== label) label = label === 0 ? rootOf(parents, above) : joined(parents, label, above);
      }
      if (label === 0) label = parents.push(parents.length) - 1;
      labels.fill(label, row + from, row + x);
    }
    if (parents.length > MOST_RUNS) return null;
  }
  return { labels, regions: measured(width, height, labels, parents) };
}

function rootOf(parents: number[], of: number): number {
  let root = of;
  while (parents[root] !== root) root = parents[root] ?? 0;
  for (let at = of; at !== root; ) {
    const next = parents[at] ?? root;
    parents[at] = root;
    at = next;
  }
  return root;
}

function joined(parents: number[], one: number, other: number): number {
  const [a, b] = [rootOf(parents, one), rootOf(parents, other)];
  const root = Math.min(a, b);
  parents[a] = root;
  parents[b] = root;
  return root;
}

/** Numbers the regions anew, from one, and measures them. */
function measured(width: number, height: number, labels: Int32Array, parents: number[]): readonly Region[] {
  const numbers = new Int32Array(parents.length);
  const areas: number[] = [];
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const old = labels[at] ?? 0;
      if (old === 0) continue;
      let number = numbers[old] ?? 0;
      if (number === 0) {
        const root = rootOf(parents, old);
        number = numbers[root] ?? 0;
        if (number === 0) {
          number = areas.push(0);
          boxes.push({ left: x, top: y, right: x, bottom: y });
        }
        numbers[root] = number;
        numbers[old] = number;
      }
      labels[at] = number;
      areas[number - 1] = (areas[number - 1] ?? 0) + 1;
      const box = boxes[number - 1];
      if (!box) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      box.bottom = y;
    }
  return boxes.map((box, place) => ({ ...box, label: place + 1, area: areas[place] ?? 0 }));
}
