import { performance } from 'node:perf_hooks';
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
import type { StoredLine } from '../log/entry.ts';
import { linesOf, linesOfOne } from '../log/lines.ts';
import { withLastHeld } from '../log/turned-back.ts';
import type { BatchWriter } from './batch-writer.ts';
import { notACampaignFile, type PartOf } from './parts.ts';
import { weightOf } from './weight.ts';

/** Milliseconds that an event may take, and showing all of a table: as long every table of the server would wait later on. */
const MOST_AT_EVENT = 500;
const MOST_AT_SHOWING = 2_000;
/** Letters of all that is told of one entry: a short event may tell again what is long. */
const MOST_TOLD = 8_000_000;
/** Who is told what is not for single people. */
const COMMON: readonly string[] = ['referee', 'table'];

/** Plays the log of a campaign's file again, entry by entry, with what was told of each. */
export class LogReplayer {
  readonly #campaign: string;
  readonly #backTo: ReadonlySet<number>;
  readonly #written: BatchWriter;
  /** States to which time is turned back. */
  readonly #kept = new Map<number, GameState>();
  /** The last line that the table was told up to each entry. */
  readonly #told: (string | null)[] = [null];
  #state: GameState;

  /** @param backTo entries to which time is turned back later on */
  constructor(campaign: string, name: string, backTo: ReadonlySet<number>, written: BatchWriter) {
    this.#campaign = campaign;
    this.#backTo = backTo;
    this.#written = written;
    this.#state = newState(name, DEFAULT_CHOICE);
    this.#kept.set(0, this.#state);
  }

  /** @throws HttpError `bad-file` where the rules cannot make anything of it */
  async play({ by, at, events }: PartOf<'entry'>): Promise<void> {
    const seq = this.#told.length;
    if (!events.every(({ type }) => isKnownEvent(type)))
      throw notACampaignFile(`entry ${seq} of its log is of a newer table`);
    const stored = events as unknown as readonly GameEvent[];
    const { state, lines } = this.#played(seq, stored);
    await this.#append({ by, at, events: stored, lines }, state);
    if (this.#backTo.has(seq)) this.#kept.set(seq, state);
  }

  #played(seq: number, events: readonly GameEvent[]) {
    try {
      const lines: StoredLine[] = [];
      let [now, told] = [this.#state, 0];
      for (const [part, event] of events.map(lift).entries()) {
        const before = now;
        const beyond = beyondBounds(event);
        if (beyond) throw notACampaignFile(`entry ${seq} of its log cannot be played (${beyond})`);
        const happened = inTime(MOST_AT_EVENT, () => {
          const after = record(before, { seq, events: [event] }, (to) => this.#kept.get(to) ?? before);
          return { after, told: linesOfOne(event, part, after, before) };
        });
        now = happened.after;
        const flaw = unplayable(now, before);
        if (flaw) throw notACampaignFile(`entry ${seq} of its log cannot be played (${flaw})`);
        told += weightOf(happened.told, MOST_TOLD);
        if (told > MOST_TOLD)
          throw new HttpError(
            'too-large',
            `Entry ${seq} makes more than ${MOST_TOLD / 1e6} MB of log lines, so the campaign cannot be imported here.`,
          );
        lines.push(...happened.told);
      }
      return { state: now, lines };
    } catch (error) {
      throw error instanceof HttpError ? error : notACampaignFile(`entry ${seq} of its log cannot be read`);
    }
  }

  /** What was told to single people of the file is told to nobody here: none of them comes along. */
  async #append(
    entry: { by: string; at: number; events: readonly GameEvent[]; lines: readonly StoredLine[] },
    state: GameState,
  ): Promise<void> {
    const common = entry.lines.filter(({ audience }) => COMMON.includes(audience));
    const lastTold = async (_campaign: string, seq: number) => {
      const last = this.#told[seq] ?? null;
      return new Map(last === null ? [] : [['table', last]]);
    };
    const lines = await withLastHeld(common, this.#campaign, { lastTold });
    const seq = this.#told.length;
    const last = lines.findLast(({ audience, line }) => audience === 'table' && line !== null);
    this.#told.push(last?.id ?? this.#told.at(-1) ?? null);
    this.#state = state;
    await this.#written.entry({ ...entry, lines, campaign: this.#campaign, seq, commandId: nanoid() }, state);
  }

  /**
   * Seats who brought the campaign in and nobody else, makes its characters free, and sees that all of it can be shown.
   * @throws HttpError `bad-file`
   */
  async settle(referee: { readonly id: string; readonly name: string }): Promise<void> {
    const user = idOf<'user'>(referee.id);
    for (const command of settling(this.#state, user, referee.name)) await this.#do(command);
    this.#show(user, referee.name);
    await this.#written.end();
  }

  /** What is as it should be already is refused, and stays so. @throws HttpError `bad-file` where the rules fail on it */
  async #do(command: Command): Promise<void> {
    const done = ruledOn(this.#state, command);
    if (done) await this.#append({ by: THE_TABLE.user, at: Date.now(), ...done }, done.state);
  }

  #show(user: Seat['user'], name: string): void {
    const state = this.#state;
    try {
      for (const role of ['referee', 'player', 'spectator'] as const)
        inTime(MOST_AT_SHOWING, () => project(state, { role, user, name }));
    } catch (error) {
      throw error instanceof HttpError ? error : notACampaignFile('what comes of its log cannot be shown');
    }
  }
}

/** What is done so that somebody is the only one at a table, and its referee. */
function settling({ creatures, people }: GameState, user: Seat['user'], name: string): readonly Command[] {
  const owned = Object.values(creatures).filter(({ owner }) => owner !== null);
  const others = Object.keys(people).map((one) => idOf<'user'>(one));
  return [
    ...owned.map(({ id }): Command => ({ type: 'GiveCharacter', creature: id, to: null })),
    ...others.filter((one) => one !== user).map((one): Command => ({ type: 'UnseatPerson', user: one })),
    { type: 'SeatPerson', user, name, role: 'referee' },
  ];
}

/** What comes of a command of the table itself; null where it is refused. @throws HttpError `bad-file` */
function ruledOn(state: GameState, command: Command) {
  try {
    return inTime(MOST_AT_EVENT, () => {
      const ruling = decide(state, command, THE_TABLE, chance);
      if (!ruling.granted) return null;
      return { events: ruling.events, lines: linesOf(ruling, state), state: ruling.after.at(-1) ?? state };
    });
  } catch (error) {
    throw error instanceof HttpError ? error : notACampaignFile('nobody can be seated at the table that its log makes');
  }
}

/**
 * What comes of work that changes nothing. It is done again where it took long: the machine may have been busy.
 * @param most milliseconds
 * @throws HttpError `too-large` where it takes longer both times
 */
function inTime<Done>(most: number, work: () => Done): Done {
  for (let tries = 0; tries < 2; tries += 1) {
    const began = performance.now();
    const done = work();
    if (performance.now() - began <= most) return done;
  }
  throw new HttpError(
    'too-large',
    'One entry of the campaign takes too long to play again, so the campaign cannot be imported here.',
  );
}
