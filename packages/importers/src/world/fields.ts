import { MOST_SQUARES, readDice } from '@lanthorn/rules';
import { z } from 'zod';

/** Letters of a name. */
export const NAME = 200;
/** Letters of a thing's name: a scroll is called after all the spells on it. */
export const THING = 300;
/** Coins of a kind, pieces of a valuable and their worth. */
export const MOST_COINS = 10_000_000;

/** Text that the log can keep: without zero characters, and without halves of surrogate pairs. */
export const kept = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'holds characters that cannot be kept');
export const named = (most: number) => kept(most).regex(/\S/, 'is empty');

/** What may be absent from a file, and is null then. */
export const orNone = <T extends z.ZodType>(part: T) => part.nullish().transform((value) => value ?? null);

const place = z.int().min(0).max(MOST_SQUARES);
export const square = z.object({ x: place, y: place });
export const dice = kept(40).refine((text) => readDice(text) !== null, 'is no dice');

const coin = z.int().min(0).max(MOST_COINS);
export const coins = z.object({ pp: coin, gp: coin, ep: coin, sp: coin, cp: coin });

/** What a thing does where the referee made it: as of the wares. */
export const powers = z.looseObject({});
