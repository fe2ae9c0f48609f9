import type { PrismaClient } from '@lanthorn/prisma';
import type { Told } from '@lanthorn/protocol';
import type { GameEvent, GameState, Granted, Line, Role, Seat } from '@lanthorn/rules';
import { telling } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import type { StoredLine } from './entry.ts';

/** Who reads: a role, and the person for what is theirs alone. */
export interface Reader {
  readonly role: Role;
  readonly user: string;
}

export interface Page {
  /** A line's id: those before it. */
  readonly before: string | null;
  /** The entry after which there is nothing yet for this reader; null for the newest. */
  readonly upTo: number | null;
  readonly limit: number;
  /** Words that the line must hold, in any case. */
  readonly search: string | null;
}

/**
 * What the events of one command are told as, to each audience.
 * @param granted the events, with what was true after each
 * @param before what was true before the first
 */
export function linesOf(
  { events, after }: Pick<Granted, 'events' | 'after'>,
  before: GameState,
): readonly StoredLine[] {
  return events.flatMap((event, part) => linesOfOne(event, part, after[part] ?? before, after[part - 1] ?? before));
}

/** What one of the events of a command is told as, to each audience. @param part its place among them */
export function linesOfOne(event: GameEvent, part: number, after: GameState, before: GameState): readonly StoredLine[] {
  const { referee, table, only } = telling(event, after, before);
  const own = Object.entries(only ?? {}).map(([user, line]) => ({ audience: `user:${user}`, line }));
  const all = [
    { audience: 'referee', line: referee },
    { audience: 'table', line: table },
  ].filter(({ line }) => line !== null);
  return [...all, ...own].map((line) => ({ id: nanoid(12), part, ...line }));
}

/** What each reader is told of an entry's lines: the same list for all who are told the same. */
export class Tellings {
  readonly #lines: readonly StoredLine[];
  readonly #seq: number;
  readonly #at: number;
  readonly #made = new Map<string, readonly Told[]>();

  /** @param seq the entry's number; @param at when it was made, in milliseconds since 1970 */
  constructor(lines: readonly StoredLine[], seq: number, at: number) {
    this.#lines = lines;
    this.#seq = seq;
    this.#at = at;
  }

  /** Those of the lines that a reader is told. */
  to({ role, user }: Reader): readonly Told[] {
    const own = `user:${user}`;
    const foremost =
      role === 'referee' ? 'referee' : this.#lines.some(({ audience }) => audience === own) ? own : 'table';
    const told = this.#made.get(foremost) ?? this.#toldTo(foremost);
    this.#made.set(foremost, told);
    return told;
  }

  /** A person's own line of an event stands instead of the table's. */
  #toldTo(foremost: string): readonly Told[] {
    const parts = new Map<number, StoredLine>();
    for (const audience of foremost === 'referee' ? [foremost] : [foremost, 'table'])
      for (const line of this.#lines)
        if (line.audience === audience && !parts.has(line.part)) parts.set(line.part, line);
    const mine = [...parts.values()].sort((a, b) => a.part - b.part);
    const entry = foremost === 'referee' ? this.#seq : null;
    return mine.flatMap(({ id, line }) => (line ? [{ id, at: this.#at, line, entry }] : []));
  }
}

/** Whose lines a seat is told. Whoever takes a part is told what all players are, and the player in question. */
export function readerOf({ role, user, as }: Seat): Reader {
  return { role, user: as ? (as.kind === 'player' ? as.user : NOBODY) : user };
}

/** Nobody has this id: a player of whom nothing is known, who is told what all are. */
export const NOBODY = 'nobody';

/** The newest line of each part first, a person's own instead of the table's. */
const PAGE = `
  /* lines-page */
  SELECT id, seq, at, line FROM (
    SELECT DISTINCT ON (seq, part) id, seq, part, at, line FROM "line"
    WHERE "campaignId" = $1 AND audience = ANY($2::text[])
      AND ($3::text IS NULL OR (seq, part) < (SELECT b.seq, b.part FROM "line" b WHERE b.id = $3 AND b."campaignId" = $1))
      AND ($6::int IS NULL OR seq <= $6)
    ORDER BY seq DESC, part DESC, audience = 'table'
  ) mine
  WHERE line <> 'null'::jsonb AND ($4::text IS NULL OR line->>'text' ILIKE $4 OR line->>'speaker' ILIKE $4)
  ORDER BY seq DESC, part DESC LIMIT $5::int`;

/** The stored lines, read in pages or by words without folding the log again. */
export class Lines {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** The latest lines that a reader was told, oldest first. */
  async read(
    campaign: string,
    { role, user }: Reader,
    { before, upTo, limit, search }: Page,
  ): Promise<readonly Told[]> {
    const audiences = role === 'referee' ? ['referee'] : [`user:${user}`, 'table'];
    const words = search === null ? null : `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`;
    const rows = await this.#prisma.$queryRawUnsafe<{ id: string; seq: number; at: Date; line: Line }[]>(
      PAGE,
      campaign,
      audiences,
      before,
      words,
      limit,
      upTo,
    );
    return rows
      .reverse()
      .map(({ id, seq, at, line }) => ({ id, at: at.getTime(), line, entry: role === 'referee' ? seq : null }));
  }
}
