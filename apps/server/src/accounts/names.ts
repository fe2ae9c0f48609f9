import { z } from 'zod';

/** Letters that cannot be seen, or that turn the text around them about, would let one name pass for another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name to be shown: 1 to 40 characters after trimming, nothing unseen. */
export const nameCheck = z
  .string()
  .max(200)
  .transform((name) => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .refine((name) => name.length >= 1 && [...name].length <= 40, 'a name has 1 to 40 characters')
  .refine((name) => !UNSEEN.test(name), 'a name holds only characters that can be seen');

/** What makes two names the same for logging in. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');

export const passwordCheck = z.string().min(8, 'a password has 8 characters or more').max(200);
