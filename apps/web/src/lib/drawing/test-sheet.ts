import type { Scene } from '@lanthorn/rules';

/** A sheet of rock on which nothing is drawn, 8 × 6 squares, with what a test says of it. */
export const testSheet = (facts: Partial<Scene> = {}): Scene =>
  ({
    id: 'sheet',
    grid: 'square',
    width: 8,
    height: 6,
    floor: Array<string>(6).fill('00000000'),
    explored: Array<string>(6).fill('00000000'),
    walls: [],
    doors: {},
    traps: {},
    rooms: [],
    lights: [],
    features: [],
    notes: [],
    ...facts,
  }) as unknown as Scene;
