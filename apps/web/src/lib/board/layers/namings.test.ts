import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardDoor, BoardMark, BoardToken } from '../model.ts';
import { meet } from './box.ts';
import { boxAt, placedLabels, type Sign } from './labels.ts';
import { doorSigns, gripSigns, markNaming, markSigns, tokenNamings, toldOf } from './namings.ts';
import { crowds } from './tokens.ts';

const token = (id: string, name: string, x: number, y: number, more: Partial<BoardToken> = {}): BoardToken => ({
  id,
  name,
  icon: null,
  square: { x, y },
  side: 'other',
  movable: false,
  hidden: false,
  down: false,
  dead: false,
  health: null,
  points: null,
  conditions: [],
  facing: null,
  across: 1,
  elevation: 0,
  turn: false,
  movementLeft: null,
  ...more,
});

/** As wide as its letters, at so many pixels to the square. */
const sizeAt = (scale: number) => (_id: string, text: string) => ({
  wide: (text.length * 7) / scale,
  high: 16 / scale,
});

function named(tokens: readonly BoardToken[], marks: readonly BoardMark[], selected: string | null, scale: number) {
  const crowd = crowds(tokens);
  const sizeOf = sizeAt(scale);
  const signs = tokens.map(({ id, square }) => {
    const { dx, dy, size } = crowd.get(id) ?? { dx: 0.5, dy: 0.5, size: 0.86 };
    return { id, at: { x: square.x + dx, y: square.y + dy }, radius: size / 2 };
  });
  const all = [...signs, ...markSigns(marks)];
  const withNames = tokens.map((one, place) => ({
    token: one,
    sign: signs[place] ?? { id: one.id, at: one.square, radius: 0 },
    size: () => sizeOf(one.id, one.name),
  }));
  const namings = [
    ...tokenNamings(withNames, selected, true, sizeOf),
    ...marks.map((mark) => markNaming(mark, sizeOf(mark.key, mark.label))),
  ];
  const labels = namings.flatMap(({ each, once }) => (once ? [...each, once] : each));
  const places = placedLabels(namings, all);
  const boxes = [...places].map(([id, at]) => {
    const { wide = 0, high = 0 } = labels.find((label) => label.id === id) ?? {};
    return { id, box: boxAt(at, wide, high) };
  });
  return { places, namings, boxes, signs: all };
}

const NAMES = ['Hild', 'Brother Oswin', 'Broad goblin', 'One-eyed goblin', 'Old goblin', 'Sly giant rat', 'Giant rat'];
const square = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
const layout = fc.record({
  tokens: fc.array(
    fc.record({
      at: square,
      name: fc.constantFrom(...NAMES),
      side: fc.constantFrom('yours' as const, 'party' as const, 'other' as const),
      dead: fc.boolean(),
    }),
    { maxLength: 24 },
  ),
  marks: fc.array(fc.record({ at: square, kind: fc.constantFrom('place' as const, 'thing' as const) }), {
    maxLength: 5,
  }),
  scale: fc.integer({ min: 28, max: 120 }),
  selected: fc.integer({ min: 0, max: 30 }),
});

describe('the names on a board', () => {
  it('never cover each other, a token or a thing, however everybody stands', () => {
    fc.assert(
      fc.property(layout, ({ tokens, marks, scale, selected }) => {
        const { boxes, signs } = named(
          tokens.map(({ at, name, side, dead }, id) => token(`${id}`, name, at.x, at.y, { side, dead, down: dead })),
          marks.map(({ at, kind }, key) => ({
            key: `mark:${key}`,
            label: 'Flooded crypt',
            at: { x: at.x + 0.5, y: at.y + 0.5 },
            kind,
          })),
          `${selected}`,
          scale,
        );
        for (const { id, box } of boxes) {
          for (const other of boxes) expect(other.id !== id && meet(other.box, box)).toBe(false);
          for (const { at, radius } of signs) expect(meet(boxAt(at, 2 * radius, 2 * radius), box)).toBe(false);
        }
      }),
    );
  });

  it('of foes who are alike are read either all, or once by their number', () => {
    fc.assert(
      fc.property(layout, ({ tokens, scale }) => {
        const { places, namings } = named(
          tokens.map(({ at, name, side }, id) => token(`${id}`, name, at.x, at.y, { side })),
          [],
          null,
          scale,
        );
        for (const { each, once } of namings) {
          const read = each.filter(({ id }) => places.has(id)).length;
          expect([0, each.length]).toContain(read);
          if (once && places.has(once.id)) expect(read).toBe(0);
        }
      }),
    );
  });

  it('of four side by side are all read, also where a key lies below one of them', () => {
    const row = ['Hild', 'Oswin', 'Ilphas', 'Edwin'].map((name, place) =>
      token(name, name, [0, 3, 1, 2][place] ?? 0, 1, { side: 'party' }),
    );
    const key: BoardMark = { key: 'hall', label: '1', at: { x: 1.5, y: 2.5 }, kind: 'room' };
    for (const scale of [40, 72])
      for (const marks of [[], [key]]) {
        const { places } = named(row, marks, null, scale);
        expect(row.filter(({ id }) => !places.has(id))).toEqual([]);
      }
  });

  it('tell goblins in a row once where their names have no room, and name the chosen one of them, who is not counted', () => {
    const three = [1, 2, 3].map((x) =>
      token(`g${x}`, ['Broad goblin', 'Old goblin', 'One-eyed goblin'][x - 1] ?? '', x, 1),
    );
    const others = [
      [1, 0],
      [2, 0],
      [3, 0],
      [-2, 1],
      [6, 1],
    ] as const;
    const around = others.map(([x, y]) => token(`${x},${y}`, 'Hild', x, y, { side: 'party' }));
    const { places } = named([...three, ...around], [], 'g2', 40);
    expect(places.has('g1')).toBe(false);
    expect(places.has('g2')).toBe(true);
    expect(places.has(toldOf(['g1', 'g3']))).toBe(true);
  });

  it('leave out a foe whom the table waits for before one’s own', () => {
    const foe = token('foe', 'Sullen skeleton', 1, 1, { turn: true });
    const own = token('own', 'Hild', 2, 1, { side: 'yours' });
    const ranks = new Map(
      named([foe, own], [], null, 40).namings.map(({ each, rank }) => [each[0]?.id ?? '', rank] as const),
    );
    expect(ranks.get('own')).toBeLessThan(ranks.get('foe') ?? 0);
  });

  it('tell several dead on a square once, by their number, and one alone not at all', () => {
    const dead = (id: string, x: number) => token(id, 'Goblin', x, 1, { dead: true, down: true });
    const { places } = named([dead('a', 1), dead('b', 1), dead('c', 1), dead('d', 4)], [], null, 40);
    expect([...places.keys()]).toEqual([toldOf(['a', 'b', 'c'])]);
  });

  it('of a room stand a square away from whoever is in the middle of it', () => {
    const room: BoardMark = { key: 'room', label: 'Nave', at: { x: 5.5, y: 5.5 }, kind: 'place', covered: true };
    const { places } = named([token('h', 'Hild', 5, 5, { side: 'yours' })], [room], null, 40);
    expect(places.get('room')).toEqual({ x: 5.5, y: 4.5 });
  });
});

describe('the name of a room', () => {
  const hall = { key: 'room:1', label: 'Stair hall', at: { x: 2.5, y: 2.5 }, kind: 'place' } as const;
  const door = { id: 'door', segment: { a: { x: 2, y: 3.5 }, b: { x: 3, y: 3.5 } } } as BoardDoor;
  const size = { wide: 1.4, high: 0.4 };

  it('stands in its middle, else off it, and never over a door', () => {
    const at = (signs: readonly Sign[]) => placedLabels([markNaming(hall, size)], signs).get('room:1');
    expect(at([])).toEqual({ x: 2.5, y: 2.5 });
    const taken = [2.5, 1.5].map((y, place) => ({ id: `t${place}`, at: { x: 2.5, y }, radius: 0.4 }));
    expect(at(taken)).toEqual({ x: 2.5, y: 3.5 });
    expect(at([...taken, ...doorSigns([door])])).toEqual({ x: 2.5, y: 0.5 });
  });

  it('stands on the floor of the room sooner than across the wall around it', () => {
    const floor = '11111';
    const rows = [0, 1, 2].map((y) => ({ y, floor, explored: floor, seen: floor, walls: [] }));
    const taken = [2.5, 1.5].map((y, place) => ({ id: `t${place}`, at: { x: 2.5, y }, radius: 0.4 }));
    const at = placedLabels([markNaming(hall, size, rows)], taken).get('room:1');
    expect(at).toEqual({ x: 2.5, y: 0.5 });
  });

  it('keeps clear of the names of tokens, and goes aside where it would stand between them', () => {
    const name = (id: string, y: number) => ({
      rank: 1,
      each: [{ id, wide: 0.5, high: 0.3, spots: [{ x: 2.5, y }], of: [] }],
      once: null,
    });
    const among = (...rows: readonly number[]) =>
      placedLabels([...rows.map((y) => name(`name ${y}`, y)), markNaming(hall, size)], []).get('room:1');
    expect(among(2.05)).toEqual({ x: 2.5, y: 1.5 });
    expect(among(0.5, 1.4, 2.2, 3, 3.8, 4.6)).toEqual({ x: 1, y: 2.5 });
  });
});

it('leaves the handle free by which the chosen one is turned, where there is one', () => {
  const placed = (more: Partial<BoardToken>, selected: string | null = 'hild', scale = 70) => {
    const hild = token('hild', 'Hild Ashgrove', 5, 5, { side: 'yours', facing: 4, movable: true, ...more });
    const sign = { id: 'hild', at: { x: 5.5, y: 5.5 }, radius: 0.43 };
    const one = { token: hild, sign, size: () => sizeAt(70)('hild', hild.name) };
    const signs = [sign, ...gripSigns([one], selected, scale)];
    return placedLabels(tokenNamings([one], selected, true, sizeAt(70)), signs).get('hild')?.y ?? Number.NaN;
  };
  expect(placed({})).toBeLessThan(5.5);
  const free = [placed({}, null), placed({ movable: false }), placed({ down: true }), placed({}, 'hild', 20)];
  for (const y of free) expect(y).toBeGreaterThan(5.5);
});
