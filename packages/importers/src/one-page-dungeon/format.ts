import { z } from 'zod';
import { listOf } from '../checked.ts';
import type { ImportLimits } from '../limits.ts';

/** Farthest any cell may lie from 0. */
const FAR = 100_000;

/** A whole number; the noise of somebody's arithmetic is taken off. */
const whole = z
  .number()
  .min(-FAR)
  .max(FAR)
  .transform((number) => (Math.abs(number - Math.round(number)) < 1e-3 ? Math.round(number) + 0 : number))
  .pipe(z.int());
const point = z.object({ x: z.number().min(-FAR).max(FAR), y: z.number().min(-FAR).max(FAR) });
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A One Page Dungeon by Watabou, as its JSON export has it (1.2): what is read of it. */
export function onePageDungeon(limits: ImportLimits) {
  const side = whole.pipe(z.number().min(1).max(limits.side));
  return z.object({
    title: text,
    story: text,
    rects: z
      .array(z.unknown())
      .max(limits.rects)
      .pipe(z.array(z.object({ x: whole, y: whole, w: side, h: side, rotunda: flag }))),
    doors: listOf(z.object({ x: whole, y: whole, dir: z.object({ x: whole, y: whole }), type: whole }), limits.portals),
    notes: listOf(z.object({ text, ref: z.union([z.string(), z.number()]).nullish(), pos: point }), limits.lights),
    columns: listOf(point, limits.marks),
    water: listOf(point, limits.marks),
  });
}

export type OnePageDungeon = z.output<ReturnType<typeof onePageDungeon>>;
export type Rect = OnePageDungeon['rects'][number];
export type DoorCell = OnePageDungeon['doors'][number];
