import type { Reply } from '@lanthorn/protocol';
import { wireRefusal } from '@lanthorn/protocol';
import {
  type Command,
  decide,
  type Entry,
  type GameState,
  type Granted,
  impossible,
  type Refusal,
  type Role,
  type SceneId,
  type Seat,
} from '@lanthorn/rules';
import type { StoredLine } from '../log/entry.ts';
import type { EventLog } from '../log/event-log.ts';
import type { History, Moment } from '../log/history.ts';
import { linesOf } from '../log/lines.ts';
import type { Snapshots } from '../log/snapshots.ts';
import { withLastHeld } from '../log/turned-back.ts';
import type { Audience } from './audience.ts';
import { chance } from './chance.ts';
import { delayOf, Gallery } from './gallery.ts';

/** Entries between two snapshots, and milliseconds until one is kept: of several in a row, the last. */
const SNAPSHOT_EVERY = 200;
const SOON = 40;
/**
 * How often a command is decided again because another node was quicker. A node that is behind first catches up, and
 * so may lose many times to one that is not and has much to do.
 */
const TRIES = 200;

export interface Asked {
  readonly commandId: string;
  readonly command: Command;
  readonly override: boolean;
  /** The scene that is before who asks; null or absent for their own. */
  readonly looking?: SceneId | null;
}

/** What a live campaign needs of the server. */
export interface CampaignServices {
  readonly log: EventLog;
  readonly history: History;
  readonly snapshots: Snapshots;
  /** Milliseconds of the real clock. */
  readonly now: () => number;
  /** Told of what went wrong here, for the server's own log. */
  readonly trouble: (error: unknown) => void;
}

/** One campaign on this node: rules on commands one after the other, records them, then tells. */
export class LiveCampaign {
  readonly id: string;
  readonly audience: Audience;
  readonly #begin: GameState;
  readonly #services: CampaignServices;
  #moment: Moment;
  #playedAt = 0;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #gallery: Gallery;
  /** Milliseconds by which the gallery knows itself to be late. */
  #delay: number;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  /** @param moment where the campaign stands now; @param begin where it stood before its first entry */
  constructor(
    id: string,
    begin: GameState,
    moment: Moment,
    services: CampaignServices,
    audience: Audience,
    gallery = new Gallery(),
  ) {
    this.id = id;
    this.#begin = begin;
    this.#moment = moment;
    this.#services = services;
    this.audience = audience;
    this.#gallery = gallery;
    this.#delay = delayOf(moment.state);
    this.#release();
  }

  get state(): GameState {
    return this.#moment.state;
  }

  /** The newest entry. */
  get seq(): number {
    return this.#moment.seq;
  }

  /** Where the campaign stands for those of a role: spectators are shown it as late as the referee wishes. */
  momentFor(role: Role): Moment {
    return role === 'spectator' ? this.#gallery.moment(this.#moment) : this.#moment;
  }

  /** Shows the gallery, in turn, what is old enough. */
  showDue(): Promise<void> {
    return this.oneAtATime(() => this.#release());
  }

  #release(): void {
    const delay = delayOf(this.state);
    for (const { state, lines, seq, at } of this.#gallery.release(
      delay === 0 ? Number.POSITIVE_INFINITY : this.#services.now() - delay,
      this.#moment,
    ))
      this.audience.show(state, lines, seq, at, 'gallery');
    this.#tellDelay(delay);
    clearTimeout(this.#waiting);
    const { next } = this.#gallery;
    if (next === null) return;
    const wait = Math.max(0, next + delay - this.#services.now());
    this.#waiting = setTimeout(() => void this.showDue().catch(this.#services.trouble), wait).unref();
  }

  /** Tells the gallery how late it is shown the game, when that has changed. */
  #tellDelay(delay: number): void {
    if (delay === this.#delay) return;
    this.#delay = delay;
    const { state, seq } = this.momentFor('spectator');
    this.audience.show(state, [], seq, this.#services.now(), 'gallery');
  }

  /** When somebody last did something here or on another node, as far as this one has seen; 0 for never. */
  get playedAt(): number {
    return this.#playedAt;
  }

  /** Answers a command once it is durable and told, or refused. Never rejects. */
  submit(seat: Seat, asked: Asked): Promise<Reply> {
    return this.oneAtATime(() => this.#rule(seat, asked)).catch((error: unknown) => {
      this.#services.trouble(error);
      return unavailable;
    });
  }

  /** Does something between two commands, when everything told is also recorded. */
  oneAtATime<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #rule(seat: Seat, asked: Asked): Promise<Reply> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const ruling = this.#decided(seat, asked);
      if (ruling === null) return failed;
      if (!ruling.granted) return this.#refused(asked, ruling.refusal);
      const lines = await withLastHeld(ruling.lines, this.id, this.#services.log);
      if (await this.#record(seat, asked, { ...ruling, lines })) return { ok: true };
    }
    return unavailable;
  }

  /** The ruling, with what is told of it; null when the rules fail on it, which sending it again would not mend. */
  #decided(seat: Seat, asked: Asked) {
    try {
      const ruling = this.#decide(seat, asked);
      return ruling.granted ? { ...ruling, lines: linesOf(ruling, this.state) } : ruling;
    } catch (error) {
      this.#services.trouble(error);
      return null;
    }
  }

  /** How far the log reaches is answered to the referee alone: to others it would count what they were not told. */
  #decide(seat: Seat, { command, override, looking = null }: Asked) {
    if (command.type === 'Rewind' && seat.role === 'referee' && (command.to < 0 || command.to >= this.seq)) {
      return {
        granted: false,
        refusal: impossible('no-such-moment', 'The log has no such entry to go back to.'),
      } as const;
    }
    return decide(this.state, command, seat, chance, override, looking);
  }

  /** A command that was granted before is answered as it was, though it could not be granted again. */
  async #refused({ commandId }: Asked, refusal: Refusal): Promise<Reply> {
    return (await this.#services.log.has(this.id, commandId)) ? { ok: true } : { ok: false, refusal };
  }

  /** True once the command stands in the log; false when another node was quicker, and this one has caught up. */
  async #record(
    seat: Seat,
    { commandId }: Asked,
    { events, after, lines }: Granted & { readonly lines: readonly StoredLine[] },
  ): Promise<boolean> {
    const at = this.#services.now();
    const entry = { campaign: this.id, seq: this.seq + 1, commandId, by: seat.user, events, lines, at };
    const appended = await this.#services.log.append(entry);
    if (appended !== 'appended') {
      await this.#catchUp();
      return appended === 'repeated';
    }
    await this.#advance(entry, lines, at, after.at(-1));
    return true;
  }

  /** @param state what is true now, where that is known: a rewind is looked up */
  async #advance(entry: Entry, lines: readonly StoredLine[], at: number, state?: GameState): Promise<void> {
    const before = this.#moment;
    const rewound = entry.events.some(({ type }) => type === 'Rewound');
    this.#moment =
      state && !rewound
        ? { seq: entry.seq, state }
        : await this.#services.history.after(this.id, this.#begin, this.#moment, entry);
    if (entry.events.some(({ type }) => type !== 'PlayCounted')) this.#playedAt = at;
    this.audience.show(this.state, lines, this.seq, at, 'table');
    this.#gallery.hold(before, { ...this.#moment, lines, at });
    this.#release();
    if (rewound || entry.seq % SNAPSHOT_EVERY === 0) this.#keepSoon();
  }

  /**
   * Keeps where the campaign stands, once those who wait for an answer have it. A state that cannot be kept is not
   * missed: the log has all of it.
   */
  #keepSoon(): void {
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined;
      void this.#services.snapshots.keep(this.id, this.#moment).catch(this.#services.trouble);
    }, SOON).unref();
  }

  /** Takes in what other nodes have recorded, and shows it. */
  async #catchUp(): Promise<void> {
    for (const entry of await this.#services.log.since(this.id, this.seq)) {
      const { lines, at } = await this.#services.log.told(this.id, entry.seq);
      await this.#advance(entry, lines, at);
    }
  }

  /** Takes in, in turn, what other nodes have recorded. */
  catchUp(): Promise<void> {
    return this.oneAtATime(() => this.#catchUp());
  }

  /** As `catchUp`, when another node says that the log has an entry which this one may know already. */
  wake(seq: number): Promise<void> {
    return this.oneAtATime(async () => {
      if (seq > this.seq) await this.#catchUp();
    });
  }
}

const failed: Reply = {
  ok: false,
  refusal: wireRefusal('failed', 'The table could not rule on that. Nothing has changed; try it another way.'),
};

const unavailable: Reply = {
  ok: false,
  refusal: wireRefusal('unavailable', 'The log cannot be reached just now. It is tried again.'),
};
