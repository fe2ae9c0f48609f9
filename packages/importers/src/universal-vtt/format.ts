import { PASSES } from '@lanthorn/rules';
import { z } from 'zod';
import { listOf } from '../checked.ts';
import type { ImportLimits } from '../limits.ts';

/** Farthest any coordinate may lie from 0, in squares. */
const FAR = 100_000;

const coordinate = z.number().min(-FAR).max(FAR);
const point = z.object({ x: coordinate, y: coordinate });
const flag = (missing: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? missing);

/** Polylines, with a limit on the points of all of them together. */
function polylines(most: number) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((list) => list ?? [])
    .superRefine((list, context) => {
      const points = list.reduce<number>((sum, line) => sum + (Array.isArray(line) ? Math.max(1, line.length) : 1), 0);
      if (points > most) context.addIssue({ code: 'too_big', origin: 'array', maximum: most, input: list });
    })
    .pipe(z.array(z.array(point)));
}

/** A Universal VTT file (`.dd2vtt`, `.uvtt`, `.df2vtt`), formats 0.2 and 0.3: what is read of it. */
export function universalVtt(limits: ImportLimits) {
  const side = z.number().positive().max(limits.side);
  return z.object({
    format: z.union([z.number(), z.string()]).nullish(),
    resolution: z.object({
      map_origin: point.nullish().transform((origin) => origin ?? { x: 0, y: 0 }),
      map_size: z.object({ x: side, y: side }),
      pixels_per_grid: z.number().positive().max(4096),
    }),
    line_of_sight: polylines(limits.wallPoints),
    objects_line_of_sight: polylines(limits.wallPoints),
    /** Of this program alone: which of the walls are open from their left, as one goes from `a` to `b`, y being down. */
    one_way_walls: listOf(z.object({ a: point, b: point, passes: z.enum(PASSES) }), limits.wallPoints),
    portals: listOf(
      z.object({ bounds: z.array(point).nullish(), closed: flag(true), freestanding: flag(false) }),
      limits.portals,
    ),
    lights: listOf(
      z.object({ position: point, range: z.number().min(0).max(FAR), color: z.string().nullish() }),
      limits.lights,
    ),
    environment: z.object({ baked_lighting: flag(true), ambient_light: z.string().nullish() }).nullish(),
    image: z.string().nullish(),
  });
}

export type UniversalVtt = z.output<ReturnType<typeof universalVtt>>;
