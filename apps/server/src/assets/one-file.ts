import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { LimitPerPerson } from '../limits/limit-per-person.ts';

/** The only file of a form. */
export interface OneFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The only file of a form, which may be a large one. */
export interface FileOnDisk {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Its first bytes, by which its kind is known. */
  readonly head: Uint8Array;
  /** The plain fields that stood before it in the form. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads the field "file" of a form.
 * @param what it is to be, after "the": a map
 * @param most how much it may have, in words: 40 MB
 * @throws HttpError `bad-request` for a form without a file, `too-large` beyond the limit
 */
export async function oneFile(request: FastifyRequest, what: string, most: string): Promise<OneFile> {
  const file = await fileOf(request, what);
  const bytes = await file.toBuffer().catch((error: unknown) => {
    if (isBeyondLimit(error)) return tooLarge(what, most);
    throw error;
  });
  return { name: file.filename, bytes };
}

/**
 * Takes the field "file" of a form onto the disk as it comes, so that it is never in memory; it is gone when `use` ends.
 * @param what it is to be, after "the": a map
 * @param most how much it may have, in words: 100 MB
 * @throws HttpError `bad-request` for a form without a file, `too-large` beyond the limit
 */
export const oneFileOnDisk = <T>(
  request: FastifyRequest,
  what: string,
  most: string,
  use: (file: FileOnDisk) => Promise<T>,
): Promise<T> => limit.run(request.user?.id ?? request.ip, () => onDisk(request, what, most, use));

/** Of each person a few: what waits is not yet taken off the line, and fills no disk. One that never ends keeps nobody from another. */
const limit = new LimitPerPerson(Number.POSITIVE_INFINITY, 4);

async function onDisk<T>(
  request: FastifyRequest,
  what: string,
  most: string,
  use: (file: FileOnDisk) => Promise<T>,
): Promise<T> {
  const { file, filename, fields } = await fileOf(request, what);
  const folder = await mkdtemp(join(tmpdir(), 'lanthorn-upload-'));
  try {
    const path = join(folder, 'file');
    await pipeline(file, createWriteStream(path));
    if (file.truncated) tooLarge(what, most);
    return await use({ name: filename, path, bytes: file.bytesRead, head: await headOf(path), fields: plain(fields) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of fields that come twice, none. */
const plain = (fields: MultipartFile['fields']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string'
        ? [[name, field.value] as const]
        : [],
    ),
  );

async function fileOf(request: FastifyRequest, what: string): Promise<MultipartFile> {
  const file = await request.file().catch(() => undefined);
  if (!file) throw new HttpError('bad-request', `Send the ${what} as the field "file" of a form.`);
  return file;
}

const isBeyondLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

function tooLarge(what: string, most: string): never {
  throw new HttpError('too-large', `The file is too large: a ${what} may have ${most}.`);
}
