import { z } from 'zod';

/** A number, or a text that is one; null for anything else, since the compendium writes `Varies` and the like. */
const loose = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= 1e9 ? number : null;
  });

const words = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''));

const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** An object that may be missing or something else: then none of its keys are there. */
const part = <T extends z.ZodRawShape>(shape: T) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'object' && value !== null ? value : {}))
    .pipe(z.object(shape));

const save = part({ value: loose });

/** A monster (an Actor) of Foundry's OSE system: what is read of it. */
export const foundryMonster = z.object({
  name: z.string().min(1).max(200),
  type: z.literal('monster'),
  system: z.object({
    hp: part({ hd: words }),
    ac: part({ value: loose }),
    aac: part({ value: loose }),
    saves: part({ death: save, wand: save, paralysis: save, breath: save, spell: save }),
    movement: part({ base: loose, encounter: loose }),
    details: part({
      biography: words,
      alignment: words,
      xp: loose,
      specialAbilities: loose,
      morale: loose,
      appearing: part({ d: words, w: words }),
      treasure: part({ type: words, table: words }),
      movement: words,
    }),
  }),
  items: z
    .array(z.unknown())
    .max(500)
    .nullish()
    .transform((list) => list ?? [])
    .pipe(
      z.array(
        part({
          name: words,
          type: words,
          system: part({
            damage: words,
            bonus: loose,
            counter: part({ max: loose }),
            description: words,
            melee: flag,
            missile: flag,
            range: part({ short: loose, medium: loose, long: loose }),
          }),
        }),
      ),
    ),
});

export type FoundryMonster = z.output<typeof foundryMonster>;

const place = z.number().min(-1e9).max(1e9);

/** A RollTable of Foundry. */
export const foundryTable = (rows: number) =>
  z.object({
    name: z.string().min(1).max(200),
    formula: z.string().max(200),
    results: z
      .array(z.unknown())
      .max(rows)
      .pipe(
        z.array(z.object({ range: z.tuple([place, place]), description: words, text: words.optional(), name: words })),
      ),
  });
