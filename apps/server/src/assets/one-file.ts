import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

/** The only file of a form. */
export interface OneFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the field "file" of a form.
 * @param what it is to be, after "the": a map
 * @param most how much it may have, in words: 40 MB
 * @throws HttpError `bad-request` for a form without a file, `too-large` beyond the limit
 */
export async function oneFile(request: FastifyRequest, what: string, most: string): Promise<OneFile> {
  const file = await request.file().catch(() => undefined);
  if (!file) throw new HttpError('bad-request', `Send the ${what} as the field "file" of a form.`);
  const bytes = await file.toBuffer().catch(() => {
    throw new HttpError('too-large', `The file is too large: a ${what} may have ${most}.`);
  });
  return { name: file.filename, bytes };
}
