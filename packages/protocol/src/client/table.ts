import type { Point } from '@lanthorn/geometry';
import type { RecordKey, TakenPart, View, ViewRecord } from '@lanthorn/rules';
import type { Socket } from 'socket.io-client';
import type { WireCommand } from '../check/command.ts';
import type { ClientToServer, ServerToClient } from '../events.ts';
import type {
  Dismissal,
  DraggingShown,
  Envelope,
  PingShown,
  PointerShown,
  Present,
  Reply,
  SitReply,
  Told,
  TypingShown,
  Welcome,
} from '../messages.ts';
import { wireRefusal } from '../refusals.ts';
import { PROTOCOL_VERSION } from '../version.ts';

/**
 * - `connecting`: no seat yet, or the connection was lost and is sought again
 * - `seated`: what the view shows is what is true
 * - `refused`: the server gave no seat; see `refusal`
 * - `dismissed`: the seat was taken away
 * - `closed`: by us
 */
export type TableStatus = 'connecting' | 'seated' | 'refused' | 'dismissed' | 'closed';

export interface TableEvents {
  welcome: Welcome;
  happened: Envelope;
  status: TableStatus;
  presence: readonly Present[];
  pointer: PointerShown;
  ping: PingShown;
  typing: TypingShown;
  dragging: DraggingShown;
  dismissed: Dismissal;
}

/** A connection as this client uses it. */
export type TableSocket = Socket<ServerToClient, ClientToServer>;

interface Waiting {
  readonly command: WireCommand;
  readonly override: boolean;
  readonly answer: (reply: Reply) => void;
}

/** Milliseconds after which an answer that has not come is asked for again, with the same id. */
const PATIENCE = 8_000;
/** Milliseconds before a server that could not say who we are is asked again. */
const AGAIN = 1_000;
/** Nobody will answer a command that is asked now. */
const UNSEATED: readonly TableStatus[] = ['refused', 'dismissed', 'closed'];
/** Refusals of a command that is sent again: the log was out of reach, or the seat was just becoming another. */
const PASSING: readonly string[] = ['unavailable', 'not-seated'];
/** Refusals of a seat after which it is asked for again. */
const FULL: readonly string[] = ['unavailable', 'too-fast'];

/** A seat at a table, for pages and programs alike. It never applies a command itself: the view is what the server sent. */
export class Table {
  readonly #socket: TableSocket;
  readonly #campaign: string;
  readonly #as: TakenPart | undefined;
  readonly #listeners = new Map<keyof TableEvents, Set<(value: never) => void>>();
  readonly #waiting = new Map<string, Waiting>();
  #view = new Map<RecordKey, ViewRecord>();
  #told: Told[] = [];
  #status: TableStatus = 'connecting';
  #no = 0;

  /** @param as whose part the referee takes in a player's seat; left out for one's own seat */
  constructor(socket: TableSocket, campaign: string, as?: TakenPart) {
    this.#socket = socket;
    this.#as = as;
    this.#campaign = campaign;
    socket.on('connect', () => this.#sit());
    socket.on('disconnect', () => this.#turn('connecting'));
    socket.on('connect_error', ({ message }) => this.#notConnected(message));
    socket.on('happened', (envelope) => this.#happened(envelope));
    socket.on('dismissed', (dismissal) => this.#dismissed(dismissal));
    for (const name of ['presence', 'pointer', 'ping', 'typing', 'dragging'] as const) {
      socket.on(name, (shown: never) => this.#tell(name, shown));
    }
    if (socket.connected) this.#sit();
  }

  get status(): TableStatus {
    return this.#status;
  }

  /** All that the seat is shown now: changes as things happen. */
  get view(): View {
    return this.#view;
  }

  /** The lines since the seat was taken, and the latest before. */
  get told(): readonly Told[] {
    return this.#told;
  }

  /** Listens; returns what stops listening. */
  on<Name extends keyof TableEvents>(name: Name, listener: (value: TableEvents[Name]) => void): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener as (value: never) => void));
    return () => all.delete(listener as (value: never) => void);
  }

  /** Asks for a command. Answered once, also when replies are lost or the server starts anew meanwhile. */
  ask(command: WireCommand, { override = false }: { readonly override?: boolean } = {}): Promise<Reply> {
    return new Promise((answer) => {
      const id = crypto.randomUUID();
      this.#waiting.set(id, { command, override, answer });
      if (UNSEATED.includes(this.#status)) this.#drop();
      else if (this.#status === 'seated') void this.#send(id);
    });
  }

  pointer(at: Point | null): void {
    this.#passing(at).emit('pointer', { at });
  }

  ping(at: Point): void {
    this.#socket.volatile.emit('ping', { at });
  }

  typing(typing: boolean): void {
    this.#socket.volatile.emit('typing', { typing });
  }

  dragging(creature: string, at: Point | null): void {
    this.#passing(at).emit('dragging', { creature, at });
  }

  away(away: boolean): void {
    this.#socket.volatile.emit('away', { away });
  }

  close(): void {
    this.#socket.disconnect();
    this.#turn('closed');
    this.#drop();
  }

  /** Where something is may be lost; that it is gone may not. */
  #passing(at: Point | null): TableSocket {
    return at ? this.#socket.volatile : this.#socket;
  }

  /** The answer is taken in at once, not in a promise: what comes right behind it builds on it. */
  #sit(): void {
    const as = this.#as;
    const request = { campaign: this.#campaign, version: PROTOCOL_VERSION, ...(as ? { as } : {}) };
    this.#socket
      .timeout(PATIENCE)
      .emit('sit', request, (error: Error | null, reply?: SitReply) => this.#answered(error ? null : (reply ?? null)));
  }

  #answered(reply: SitReply | null): void {
    if (!this.#socket.connected) return;
    if (!reply) return this.#sit();
    if (!reply.ok && FULL.includes(reply.refusal.code)) return void setTimeout(() => this.#sitAgain(), AGAIN);
    if (!reply.ok) {
      this.#turn('refused');
      this.#drop();
      return;
    }
    this.#welcome(reply.welcome);
  }

  #sitAgain(): void {
    if (this.#socket.connected && this.#status === 'connecting') this.#sit();
  }

  #welcome(welcome: Welcome): void {
    this.#no = welcome.no;
    this.#view = new Map(welcome.view);
    this.#told = [...welcome.told];
    this.#tell('welcome', welcome);
    this.#turn('seated');
    for (const id of this.#waiting.keys()) void this.#send(id);
  }

  #happened(envelope: Envelope): void {
    if (this.#status !== 'seated') return;
    // A gap means that something was missed: take the seat again, and see everything anew.
    if (envelope.no !== this.#no + 1) {
      this.#turn('connecting');
      return this.#sit();
    }
    this.#no = envelope.no;
    for (const key of envelope.patch.drop) this.#view.delete(key);
    for (const [key, record] of envelope.patch.put) this.#view.set(key, record);
    this.#told.push(...envelope.told);
    this.#tell('happened', envelope);
  }

  /** One that the server itself refused is not tried again by the socket: without a session in vain, else by us. */
  #notConnected(message: string): void {
    if (message === 'not-logged-in')
      return this.#dismissed({ code: 'logged-out', sentence: 'You are not logged in. Log in to take your seat.' });
    this.#turn('connecting');
    if (!this.#socket.active) setTimeout(() => UNSEATED.includes(this.#status) || this.#socket.connect(), AGAIN);
  }

  #dismissed(dismissal: Dismissal): void {
    if (dismissal.code === 'reseated') {
      this.#turn('connecting');
      return this.#sit();
    }
    this.#turn('dismissed');
    this.#tell('dismissed', dismissal);
    this.#socket.disconnect();
    this.#drop();
  }

  async #send(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { command, override, answer } = waiting;
    const submission = { commandId: id, command, ...(override ? { override } : {}) };
    const reply: Reply | null = await this.#socket
      .timeout(PATIENCE)
      .emitWithAck('command', submission)
      .catch(() => null);
    const lost = !reply || (!reply.ok && PASSING.includes(reply.refusal.code));
    if (lost)
      return void (this.#socket.connected && this.#status === 'seated' && setTimeout(() => void this.#send(id), 500));
    if (this.#waiting.delete(id)) answer(reply);
  }

  /** Nobody will answer any more. */
  #drop(): void {
    const closed: Reply = { ok: false, refusal: wireRefusal('closed', 'You have no seat at the table any more.') };
    for (const [id, { answer }] of this.#waiting) {
      this.#waiting.delete(id);
      answer(closed);
    }
  }

  #turn(status: TableStatus): void {
    const settled = this.#status === 'closed' || this.#status === 'dismissed';
    if (this.#status === status || settled) return;
    this.#status = status;
    this.#tell('status', status);
  }

  #tell<Name extends keyof TableEvents>(name: Name, value: TableEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value as never);
  }
}
