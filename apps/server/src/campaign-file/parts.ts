import { createReadStream } from 'node:fs';
import { campaignNameCheck } from '@lanthorn/protocol/http';
import { z } from 'zod';
import { HttpError } from '../errors.ts';

/** What a campaign's file calls itself, and the version that is written and read. */
export const CAMPAIGN_FORMAT = 'lanthorn-campaign';
export const CAMPAIGN_VERSION = 1;
/** Bytes of a file, and of one line of it: what is saved must be read again. */
export const MOST_BYTES = 500_000_000;
const MOST_LINE = 24_000_000;
/** Entries of a log, and bytes of all of them and of one: each is played again, which takes many times the memory. */
export const MOST_ENTRIES = 200_000;
export const MOST_LOG = 100_000_000;
const MOST_ENTRY = 8_000_000;

/** Pixels along a side of a picture, and how often one that large is halved at most. */
const MOST_SIDE = 100_000;
const MOST_SCALES = 16;

/** Ids as servers make them: long and random, so that no word is taken for one. */
const id = z.string().regex(/^[\w-]{10,64}$/, 'is not an id');
const base64 = z.base64();
const place = z.int().min(0).max(MOST_SIDE);

/** The lines of a campaign's file, each an object of one field: what it is. In this order, but tiles follow their picture. */
const PARTS = {
  campaign: z.object({
    format: z.literal(CAMPAIGN_FORMAT),
    version: z.literal(CAMPAIGN_VERSION),
    name: campaignNameCheck,
    /** Who was its referee: whoever brings it in is that person. */
    referee: id,
  }),
  /** A granted command of its log. */
  entry: z.object({
    seq: z.int().min(1).max(MOST_ENTRIES),
    by: z.string().max(64),
    /** Milliseconds since 1970. */
    at: z.int().min(0).max(8_000_000_000_000),
    events: z.array(z.looseObject({ type: z.string() })).max(20_000),
  }),
  picture: z.object({
    id,
    /** In its library; null for the picture of a map. */
    name: z.string().max(200).nullable(),
    width: z.int().min(1).max(MOST_SIDE),
    height: z.int().min(1).max(MOST_SIDE),
    /** At how many scales it lies in tiles, which follow; null for one that is given here. */
    scales: z.int().min(1).max(MOST_SCALES).nullable(),
    data: base64,
  }),
  /** A tile of the picture before it, without loss. */
  tile: z.object({ scale: z.int().min(0).max(MOST_SCALES), column: place, row: place, data: base64 }),
  /** The last line, without which the file breaks off. */
  end: z.object({ entries: z.int(), pictures: z.int() }),
};

type Parts = { readonly [Kind in keyof typeof PARTS]: z.infer<(typeof PARTS)[Kind]> };
/** One line of a campaign's file. */
export type Part = { [Kind in keyof Parts]: { readonly kind: Kind } & Parts[Kind] }[keyof Parts];
export type PartOf<Kind extends keyof Parts> = Extract<Part, { readonly kind: Kind }>;

/** A part as a line of the file. */
export const lineOf = <Kind extends keyof Parts>(kind: Kind, part: Parts[Kind]): string =>
  `${JSON.stringify({ [kind]: part })}\n`;

/**
 * The parts of a file on the disk, one after the other: no more than one is in memory.
 * @throws HttpError `bad-file`, `too-large`
 */
export async function* partsIn(path: string): AsyncGenerator<Part> {
  let [number, log] = [0, 0];
  for await (const line of linesIn(path)) {
    number += 1;
    const part = partOf(line, number);
    if (part.kind === 'entry') log += line.length;
    if (part.kind === 'entry' && (line.length > MOST_ENTRY || log > MOST_LOG))
      throw new HttpError(
        'too-large',
        `The log of the file has more than ${MOST_LOG / 1e6} MB, or ${MOST_ENTRY / 1e6} in one entry.`,
      );
    yield part;
  }
}

/**
 * Of the parts of a file that was looked through its pictures alone: what the log of it holds is not read.
 * @throws HttpError `bad-file`, `too-large`
 */
export async function* picturesIn(path: string): AsyncGenerator<PartOf<'picture'> | PartOf<'tile'>> {
  let number = 0;
  for await (const line of linesIn(path)) {
    number += 1;
    const part = PICTURED.test(line) ? partOf(line, number) : null;
    if (part?.kind === 'picture' || part?.kind === 'tile') yield part;
  }
}

/** How lines begin that are read as pictures: of all parts the kind stands first, so that it is seen from outside. */
const PICTURED = /^\{"(picture|tile)":/;

function partOf(line: string, number: number): Part {
  const value = parsed(line);
  const kind = value && Object.keys(value)[0];
  if (!value || !kind || !Object.hasOwn(PARTS, kind) || !line.startsWith(`{"${kind}":`))
    throw notACampaignFile(`line ${number} is no part of one`);
  const read = PARTS[kind as keyof Parts].safeParse(value[kind]);
  const issue = read.error?.issues[0];
  if (issue) throw notACampaignFile(`in line ${number} ${[kind, ...issue.path].join('.')}: ${issue.message}`);
  return { kind, ...read.data } as Part;
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = ODD.test(line) ? JSON.parse(line, plain) : JSON.parse(line);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** What may be a letter that no log can keep, or a number beyond all numbers: few lines have such, and the others are read quickly. */
const ODD = /\\u(?:0000|d[89a-f])|[:,[]\s*-?[\d.]+e\+?\d{3}|\d{300}/i;

/**
 * Text in letters that a log can keep.
 * @throws Error at a number beyond all numbers, which JSON can hold and no log ever did, and at such letters in a name
 */
function plain(name: string, value: unknown): unknown {
  if (name.includes('\0') || !name.isWellFormed()) throw new Error('no name');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('no number');
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

async function* linesIn(path: string): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...held, chunk.subarray(from, end)]).toString();
      [held, bytes, from] = [[], 0, end + 1];
    }
    held.push(chunk.subarray(from));
    bytes += chunk.length - from;
    if (bytes > MOST_LINE) throw new HttpError('too-large', `A line of the file has more than ${MOST_LINE / 1e6} MB.`);
  }
  if (bytes > 0) yield Buffer.concat(held).toString();
}

const NEW_LINE = 10;

/** @param why after “The file is no campaign that was saved here:” */
export const notACampaignFile = (why: string): HttpError =>
  new HttpError('bad-file', `The file is no campaign that was saved here: ${why.slice(0, 200)}.`);
