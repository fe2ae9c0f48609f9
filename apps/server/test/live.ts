import { clientOver, type PrismaClient } from '@lanthorn/prisma';
import type { Envelope, Reply } from '@lanthorn/protocol';
import { DEFAULT_CHOICE, type GameState, id, newState, type Seat } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import pg from 'pg';
import { Audience } from '../src/live/audience.ts';
import { delayOf, recalled } from '../src/live/gallery.ts';
import { type Asked, LiveCampaign } from '../src/live/live-campaign.ts';
import { EventLog } from '../src/log/event-log.ts';
import { History } from '../src/log/history.ts';
import { Lines } from '../src/log/lines.ts';
import { Snapshots } from '../src/log/snapshots.ts';

export const REFEREE: Seat = { role: 'referee', user: id<'user'>('referee'), name: 'Hester' };
export const PLAYER: Seat = { role: 'player', user: id<'user'>('player'), name: 'Ada' };

/** A server's own view of a database: its log and states, and what it told. */
export interface Node {
  readonly prisma: PrismaClient;
  readonly log: EventLog;
  readonly history: History;
  readonly snapshots: Snapshots;
  readonly lines: Lines;
  readonly now: () => number;
  /** What went wrong. */
  readonly troubles: readonly unknown[];
  readonly sent: { readonly room: string; readonly envelope: Envelope }[];
  open(campaign: string): Promise<LiveCampaign>;
  close(): Promise<void>;
}

export const begin: GameState = newState('The Fen', DEFAULT_CHOICE);

export function nodeOn(url: string, clock: { now(): number } = { now: () => Date.now() }): Node {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const prisma = clientOver(pool);
  const log = new EventLog(prisma);
  const snapshots = new Snapshots(prisma);
  const troubles: unknown[] = [];
  const trouble = (error: unknown) => void troubles.push(error);
  const ground = {
    log,
    snapshots,
    history: new History(log, snapshots),
    now: () => clock.now(),
    trouble,
  };
  const sent: { readonly room: string; readonly envelope: Envelope }[] = [];
  const post = {
    happened: (rooms: readonly string[], envelope: Envelope) =>
      void sent.push(...rooms.map((room) => ({ room, envelope }))),
  };
  return {
    prisma,
    ...ground,
    lines: new Lines(prisma),
    troubles,
    sent,
    open: async (campaign) => {
      const moment = await ground.history.at(campaign, begin);
      const gallery = await recalled(campaign, begin, moment, ground, ground.now() - delayOf(moment.state));
      return new LiveCampaign(campaign, begin, moment, ground, new Audience(campaign, post), gallery);
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Asks for a command by an id of its own, or by the one that is given. */
export const ask = (
  live: LiveCampaign,
  seat: Seat,
  command: Asked['command'],
  rest: Partial<Asked> = {},
): Promise<Reply> => live.submit(seat, { commandId: nanoid(), command, override: false, ...rest });
