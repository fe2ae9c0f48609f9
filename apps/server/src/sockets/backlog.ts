interface Bounds {
  /** Bytes that may wait to be read by one person, over all of their connections, before more is sent to them. */
  readonly most: number;
  /** Milliseconds that somebody who is let go has to read what was sent before. */
  readonly grace: number;
}

const MOST = 4 * 1024 * 1024;
/** Bytes that may wait on a connection that asks for a seat: an earlier answer is to be read first. */
const BEFORE_SITTING = 256 * 1024;
const GRACE = 10_000;

/** A connection as it is watched: of Engine.IO, below the one that people talk by. */
interface Connection {
  on(event: 'packetCreate', listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  close(): unknown;
  readonly transport: { on(event: 'drain', listener: () => void): unknown };
  readonly request: { readonly socket: { once(event: 'close', listener: () => void): unknown; destroy(): unknown } };
}

/** A socket whose reader may be slow. */
export interface Reader {
  readonly conn: Connection;
  readonly data: { readonly user: { readonly id: string } };
}

/** What waits on one connection: what the line has taken and not yet sent, and what comes behind it. */
interface Waiting<Of extends Reader> {
  readonly reader: Of;
  onLine: number;
  behind: number;
  /** Runs once somebody was let go: then the connection is cut, read or not. */
  leaving: NodeJS.Timeout | null;
}

/**
 * Bounds what waits to be read. Whoever sends and does not read would otherwise fill the memory of the node. One message
 * of any size may always wait: who has read all before it is sent it.
 */
export class Backlog<Of extends Reader> {
  readonly #of = new Map<string, Set<Waiting<Of>>>();
  readonly #on = new WeakMap<Of, Waiting<Of>>();
  readonly #most: number;
  readonly #grace: number;
  readonly #dismiss: (reader: Of) => void;

  /**
   * @param dismiss takes the seat from somebody who is let go, and tells them why
   * @param bounds other than the usual ones
   */
  constructor(dismiss: (reader: Of) => void, { most = MOST, grace = GRACE }: Partial<Bounds> = {}) {
    this.#dismiss = dismiss;
    this.#grace = grace;
    this.#most = most;
  }

  /** Bytes that wait to be read, by anybody. */
  get bytes(): number {
    return [...this.#of.values()].reduce((sum, all) => sum + total(all), 0);
  }

  /** Counts from now on what waits on a connection. */
  watch(reader: Of): void {
    const { conn, data } = reader;
    const user = data.user.id;
    const waiting: Waiting<Of> = { reader, onLine: 0, behind: 0, leaving: null };
    const all = this.#of.get(user) ?? new Set();
    this.#of.set(user, all.add(waiting));
    this.#on.set(reader, waiting);
    conn.on('packetCreate', (packet) => {
      if (!waiting.leaving && total(all) > this.#most) this.#letGo(slowest(all));
      waiting.behind += sizeOf(packet.data);
    });
    conn.on('flush', () => {
      waiting.onLine += waiting.behind;
      waiting.behind = 0;
    });
    conn.transport.on('drain', () => {
      waiting.onLine = 0;
    });
    // Not when the connection says that it is closed: what waits on its line is held until the line is.
    conn.request.socket.once('close', () => {
      if (waiting.leaving) clearTimeout(waiting.leaving);
      all.delete(waiting);
      if (all.size === 0 && this.#of.get(user) === all) this.#of.delete(user);
    });
  }

  /** How many connections somebody holds. */
  connectionsOf(user: string): number {
    return this.#of.get(user)?.size ?? 0;
  }

  /** Whether so little waits on a connection that all a seat is shown may be sent to it. */
  maySit(reader: Of): boolean {
    const waiting = this.#on.get(reader);
    return !waiting || sum(waiting) <= BEFORE_SITTING;
  }

  /** Sends nothing more to a connection but that it is behind; cuts it if that is not read. */
  #letGo(waiting: Waiting<Of>): void {
    const { conn } = waiting.reader;
    const cut = () => conn.request.socket.destroy();
    if (waiting.leaving) return void cut();
    waiting.leaving = setTimeout(cut, this.#grace).unref();
    // Not in the midst of what is just being sent to a whole room.
    queueMicrotask(() => {
      this.#dismiss(waiting.reader);
      conn.close();
    });
  }
}

const sum = ({ onLine, behind }: Waiting<Reader>): number => onLine + behind;
const total = (all: Iterable<Waiting<Reader>>): number => [...all].reduce((bytes, one) => bytes + sum(one), 0);
const slowest = <Of extends Reader>(all: Iterable<Waiting<Of>>): Waiting<Of> =>
  [...all].reduce((most, one) => (sum(one) > sum(most) ? one : most));
const sizeOf = (data: unknown): number => {
  if (typeof data === 'string') return Buffer.byteLength(data);
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
};
