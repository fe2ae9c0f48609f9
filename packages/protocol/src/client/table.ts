import type { Point } from '@lanthorn/geometry';
import type { Known, Offer, SceneId, Seat, View, ViewPatch } from '@lanthorn/rules';
import type { WireCommand } from '../check/command.ts';
import type {
  Dismissal,
  DraggingShown,
  Envelope,
  PingShown,
  PointerShown,
  Present,
  Reply,
  SitReply,
  SitRequest,
  Told,
  TypingShown,
  Welcome,
} from '../messages.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { Asked } from './asked.ts';
import { Copy } from './copy.ts';
import type { TableSocket } from './socket.ts';

/**
 * - `connecting`: no seat yet, or the connection was lost and is sought again
 * - `seated`: what the view shows is what is true
 * - `refused`: the server gave no seat
 * - `renewed`: the server goes by other rules now than this page: load it again
 * - `dismissed`: the seat was taken away
 * - `closed`: by us
 */
export type TableStatus = 'connecting' | 'seated' | 'refused' | 'renewed' | 'dismissed' | 'closed';

/** What somebody who takes a seat is shown. */
export interface Seated {
  readonly seat: Seat;
  readonly view: View;
  /** The latest lines, oldest first. */
  readonly told: readonly Told[];
  /** The newest entry of the log; null but for the referee. */
  readonly entry: number | null;
}

/** What changed, and the lines that were told of it. */
export interface Happened {
  /** What changed in the view since it was last read: worked out when it is asked for. */
  readonly patch: ViewPatch;
  readonly told: readonly Told[];
  /** The newest entry of the log; null but for the referee. */
  readonly entry: number | null;
}

export interface TableEvents {
  welcome: Seated;
  happened: Happened;
  status: TableStatus;
  presence: readonly Present[];
  pointer: PointerShown;
  ping: PingShown;
  typing: TypingShown;
  dragging: DraggingShown;
  dismissed: Dismissal;
}

const NOTHING_SHOWN: View = new Map();

/** Milliseconds after which a seat that has not come is asked for again: all that it is shown may take long to arrive over a slow line. */
const PATIENCE_FOR_SEAT = 60_000;
/** Milliseconds before a server that could not say who we are is asked again. */
const AGAIN = 1_000;
/** Nobody will answer a command that is asked now. */
const UNSEATED: readonly TableStatus[] = ['refused', 'renewed', 'dismissed', 'closed'];
/** Refusals of a seat after which it is asked for again. */
const FULL: readonly string[] = ['unavailable', 'too-fast'];

/** A seat at a table, for pages and programs alike. It never applies a command itself: the view is made of what the server sent. */
export class Table {
  readonly #socket: TableSocket;
  readonly #seat: Omit<SitRequest, 'version'>;
  readonly #listeners = new Map<keyof TableEvents, Set<(value: never) => void>>();
  readonly #asked: Asked;
  #copy: Copy | null = null;
  #told: Told[] = [];
  #status: TableStatus = 'connecting';
  /** The last envelope that came, or the welcome. */
  #last = '';
  #entry: number | null = null;
  #looking: SceneId | null = null;

  /** @param seat which seat, and for which page */
  constructor(socket: TableSocket, seat: Omit<SitRequest, 'version'>) {
    this.#socket = socket;
    this.#seat = seat;
    this.#asked = new Asked(socket, () => socket.connected && this.#status === 'seated');
    socket.on('connect', () => this.#sit());
    socket.on('disconnect', (reason) => this.#parted(reason !== 'io client disconnect'));
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

  /** The state as the seat knows it now; null before it sits. What is shown and offered is made of it. */
  get known(): Known | null {
    return this.#copy?.known ?? null;
  }

  /** All that the seat is shown now: changes as things happen. */
  get view(): View {
    return this.#copy?.view ?? NOTHING_SHOWN;
  }

  /** What the seat may do now, worked out here, in the order of the procedures. */
  offers(): readonly Offer[] {
    return this.#copy?.offers ?? [];
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
      this.#asked.add({ command, override, looking: this.#looking, answer });
      if (UNSEATED.includes(this.#status)) this.#asked.drop();
    });
  }

  /** The seat looks at a scene that it knows, whichever lies on the board; null for that one. Nobody else is told. */
  look(scene: SceneId | null): void {
    this.#looking = scene;
    const copy = this.#copy;
    if (!copy) return;
    copy.look(scene);
    this.#tell('happened', { patch: copy.show(), told: [], entry: this.#entry });
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
    this.#asked.drop();
  }

  /** Where something is may be lost; that it is gone may not. */
  #passing(at: Point | null): TableSocket {
    return at ? this.#socket.volatile : this.#socket;
  }

  /** The answer is taken in at once, not in a promise: what comes right behind it builds on it. */
  #sit(): void {
    const request = { ...this.#seat, version: PROTOCOL_VERSION };
    this.#socket
      .timeout(PATIENCE_FOR_SEAT)
      .emit('sit', request, (error: Error | null, reply?: SitReply) => this.#answered(error ? null : (reply ?? null)));
  }

  #answered(reply: SitReply | null): void {
    if (!this.#socket.connected) return;
    if (!reply) return this.#sit();
    if (!reply.ok && FULL.includes(reply.refusal.code)) return void setTimeout(() => this.#sitAgain(), AGAIN);
    if (!reply.ok) {
      this.#turn(reply.refusal.code === 'wrong-version' ? 'renewed' : 'refused');
      this.#asked.drop();
      return;
    }
    this.#welcome(reply.welcome);
  }

  #sitAgain(): void {
    if (this.#socket.connected && this.#status === 'connecting') this.#sit();
  }

  #welcome(welcome: Welcome): void {
    const { seat, told, entry } = welcome;
    this.#last = welcome.id;
    this.#copy = new Copy(seat, welcome.known, this.#looking);
    this.#told = [...told];
    this.#entry = entry;
    const copy = this.#copy;
    this.#tell('welcome', {
      seat,
      get view() {
        return copy.view;
      },
      told,
      entry,
    });
    this.#turn('seated');
    this.#asked.sendAll();
  }

  #happened(envelope: Envelope): void {
    if (this.#status !== 'seated' || !this.#copy) return;
    // A gap means that something was missed: take the seat again, and see everything anew.
    if (envelope.after !== this.#last) {
      this.#turn('connecting');
      return this.#sit();
    }
    this.#last = envelope.id;
    const copy = this.#copy;
    if (envelope.change) copy.take(envelope.change);
    this.#told.push(...envelope.told);
    this.#entry = envelope.entry;
    let patch: ViewPatch | undefined;
    this.#tell('happened', {
      get patch() {
        patch ??= copy.show();
        return patch;
      },
      told: envelope.told,
      entry: envelope.entry,
    });
  }

  /** One that the server itself refused is not tried again by the socket: without a session in vain, else by us. */
  #notConnected(message: string): void {
    if (message === 'not-logged-in')
      return this.#dismissed({ code: 'logged-out', sentence: 'You are not logged in. Log in to take your seat.' });
    this.#parted();
  }

  /** One that the server itself ended, as it does when it is started anew, is not tried again by the socket: then by us. */
  #parted(again = true): void {
    this.#turn('connecting');
    if (again && !this.#socket.active)
      setTimeout(() => UNSEATED.includes(this.#status) || this.#socket.connect(), AGAIN);
  }

  #dismissed(dismissal: Dismissal): void {
    // The connection ends by itself, and the seat is taken by the next.
    if (dismissal.code === 'behind') return this.#turn('connecting');
    if (dismissal.code === 'reseated') {
      this.#turn('connecting');
      return this.#sit();
    }
    this.#turn('dismissed');
    this.#tell('dismissed', dismissal);
    this.#socket.disconnect();
    this.#asked.drop();
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
