import { performance } from 'node:perf_hooks';
import { setImmediate as others } from 'node:timers/promises';
import type { PrismaClient } from '@lanthorn/prisma';
import {
  beyondBounds,
  type Command,
  DEFAULT_CHOICE,
  decide,
  type GameEvent,
  type GameState,
  id as idOf,
  isKnownEvent,
  lift,
  newState,
  project,
  record,
  type Seat,
  unplayable,
} from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { chance } from '../live/chance.ts';
import { THE_TABLE } from '../live/tables.ts';
import type { NewEntry, StoredLine } from '../log/entry.ts';
import { EventLog, INSERTION, valuesOf } from '../log/event-log.ts';
import { linesOf, linesOfOne } from '../log/lines.ts';
import { Snapshots } from '../log/snapshots.ts';
import { withLastHeld } from '../log/turned-back.ts';
import { noCampaign, type PartOf } from './parts.ts';

/** Entries that are written at once, and letters of them; entries between two snapshots. */
const AT_ONCE = 50;
const MOST_LETTERS = 2_000_000;
const SNAPSHOT_EVERY = 1_000;
/** Milliseconds of work after which the tables have their turn. */
const HOLD = 10;
/** Milliseconds of work in all: no campaign that was played takes so long. */
const MOST_WORK = 300_000;
/** Who is told what is not for single people. */
const COMMON: readonly string[] = ['referee', 'table'];

/** Plays the log of a campaign's file again, entry by entry, and writes it with what was told of each. */
export class Replay {
  readonly #prisma: PrismaClient;
  readonly #campaign: string;
  readonly #backTo: ReadonlySet<number>;
  /** States to which time is turned back. */
  readonly #kept = new Map<number, GameState>();
  #state: GameState;
  #seq = 0;
  #waiting: NewEntry[] = [];
  #letters = 0;
  /** When the tables last had their turn. */
  #since = performance.now();
  #worked = 0;

  /** @param backTo entries to which time is turned back later on */
  constructor(prisma: PrismaClient, campaign: string, name: string, backTo: ReadonlySet<number>) {
    this.#prisma = prisma;
    this.#campaign = campaign;
    this.#backTo = backTo;
    this.#state = newState(name, DEFAULT_CHOICE);
    this.#kept.set(0, this.#state);
  }

  /** @throws HttpError `bad-file` where the rules cannot make anything of it */
  async play({ by, at, events }: PartOf<'entry'>): Promise<void> {
    const seq = this.#seq + 1;
    if (!events.every(({ type }) => isKnownEvent(type)))
      throw noCampaign(`entry ${seq} of its log is of a newer table`);
    const stored = events as unknown as readonly GameEvent[];
    const { state, lines } = await this.#played(seq, stored);
    await this.#append({ by, at, events: stored, lines });
    this.#state = state;
    if (this.#backTo.has(seq)) this.#kept.set(seq, this.#state);
    if (seq % SNAPSHOT_EVERY === 0) await this.#keep();
  }

  async #played(seq: number, events: readonly GameEvent[]) {
    try {
      const lines: StoredLine[] = [];
      let now = this.#state;
      for (const [part, event] of events.map(lift).entries()) {
        const before = now;
        const beyond = beyondBounds(event);
        if (beyond) throw noCampaign(`entry ${seq} of its log cannot be played (${beyond})`);
        now = record(now, { seq, events: [event] }, (to) => this.#kept.get(to) ?? before);
        const flaw = unplayable(now, before);
        if (flaw) throw noCampaign(`entry ${seq} of its log cannot be played (${flaw})`);
        lines.push(...linesOfOne(event, part, now, before));
        await this.#breathe();
      }
      return { state: now, lines };
    } catch (error) {
      throw error instanceof HttpError ? error : noCampaign(`entry ${seq} of its log cannot be read`);
    }
  }

  /** Lets the tables have their turn where this has worked for long. */
  async #breathe(): Promise<void> {
    const worked = performance.now() - this.#since;
    if (worked < HOLD) return;
    this.#worked += worked;
    if (this.#worked > MOST_WORK)
      throw new HttpError('too-large', 'The campaign takes too long to play again: it cannot be brought in here.');
    await others();
    this.#since = performance.now();
  }

  /** What was told to single people of the file is told to nobody here: none of them comes along. */
  async #append(entry: Pick<NewEntry, 'by' | 'at' | 'events' | 'lines'>): Promise<void> {
    if (entry.events.some(({ type }) => type === 'Rewound')) await this.#write();
    this.#seq += 1;
    const common = entry.lines.filter(({ audience }) => COMMON.includes(audience));
    const lines = await withLastHeld(common, this.#campaign, new EventLog(this.#prisma));
    this.#waiting.push({ ...entry, lines, campaign: this.#campaign, seq: this.#seq, commandId: nanoid() });
    this.#letters += JSON.stringify([entry.events, lines]).length;
    if (this.#waiting.length >= AT_ONCE || this.#letters >= MOST_LETTERS) await this.#write();
  }

  async #write(): Promise<void> {
    if (this.#waiting.length > 0) await this.#prisma.$queryRawUnsafe(INSERTION, ...valuesOf(this.#waiting, null));
    [this.#waiting, this.#letters] = [[], 0];
    await others();
  }

  /**
   * Seats who brought the campaign in and nobody else, makes its characters free, and sees that all of it can be shown.
   * @throws HttpError `bad-file`
   */
  async settle(referee: { readonly id: string; readonly name: string }): Promise<void> {
    const { creatures, people } = this.#state;
    const owned = Object.values(creatures).filter(({ owner }) => owner !== null);
    for (const { id } of owned) await this.#do({ type: 'GiveCharacter', creature: id, to: null });
    const user = idOf<'user'>(referee.id);
    const gone = Object.keys(people).map((one) => idOf<'user'>(one));
    for (const one of gone) if (one !== user) await this.#do({ type: 'UnseatPerson', user: one });
    await this.#do({ type: 'SeatPerson', user, name: referee.name, role: 'referee' });
    this.#show(user, referee.name);
    await this.#write();
    await this.#keep();
  }

  /** What is as it should be already is refused, and stays so. */
  async #do(command: Command): Promise<void> {
    const ruling = decide(this.#state, command, THE_TABLE, chance);
    if (!ruling.granted) return;
    const { events, after } = ruling;
    const lines = linesOf(ruling, this.#state);
    await this.#append({ by: THE_TABLE.user, at: Date.now(), events, lines });
    this.#state = after.at(-1) ?? this.#state;
    await this.#breathe();
  }

  #show(user: Seat['user'], name: string): void {
    try {
      for (const role of ['referee', 'player', 'spectator'] as const) project(this.#state, { role, user, name });
    } catch {
      throw noCampaign('what comes of its log cannot be shown');
    }
  }

  #keep(): Promise<void> {
    return new Snapshots(this.#prisma).keep(this.#campaign, { seq: this.#seq, state: this.#state });
  }
}
