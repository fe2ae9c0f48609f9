import type { SceneId } from '@lanthorn/rules';
import type { WireCommand } from '../check/command.ts';
import type { Reply } from '../messages.ts';
import { wireRefusal } from '../refusals.ts';
import type { TableSocket } from './socket.ts';

interface Waiting {
  readonly command: WireCommand;
  readonly override: boolean;
  readonly looking: SceneId | null;
  readonly answer: (reply: Reply) => void;
}

/** Milliseconds after which an answer that has not come is asked for again, with the same id. */
const PATIENCE = 8_000;
/** Milliseconds before a command is sent again that could not be ruled on. */
const AGAIN = 500;
/** Refusals of a command that is sent again: the log was out of reach, or the seat was just becoming another. */
const PASSING: readonly string[] = ['unavailable', 'not-seated'];

/** The commands that wait for an answer: each is sent until one comes, always by the same id, and answered once. */
export class Asked {
  readonly #socket: TableSocket;
  readonly #isSeated: () => boolean;
  readonly #waiting = new Map<string, Waiting>();

  /** @param isSeated whether whoever asks has a seat now: without one nothing is sent */
  constructor(socket: TableSocket, isSeated: () => boolean) {
    this.#socket = socket;
    this.#isSeated = isSeated;
  }

  add(waiting: Waiting): void {
    const id = crypto.randomUUID();
    this.#waiting.set(id, waiting);
    if (this.#isSeated()) void this.#send(id);
  }

  /** A seat is taken: all that wait are sent, and whoever was asked before does not play them twice. */
  sendAll(): void {
    for (const id of this.#waiting.keys()) void this.#send(id);
  }

  /** Nobody will answer any more. */
  drop(): void {
    const closed: Reply = { ok: false, refusal: wireRefusal('closed', 'You have no seat at the table any more.') };
    for (const [id, { answer }] of this.#waiting) {
      this.#waiting.delete(id);
      answer(closed);
    }
  }

  async #send(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { command, override, looking, answer } = waiting;
    const submission = {
      commandId: id,
      command,
      ...(override ? { override } : {}),
      ...(looking ? { looking } : {}),
    };
    const reply: Reply | null = await this.#socket
      .timeout(PATIENCE)
      .emitWithAck('command', submission)
      .catch(() => null);
    const lost = !reply || (!reply.ok && PASSING.includes(reply.refusal.code));
    if (lost) return void setTimeout(() => this.#isSeated() && void this.#send(id), AGAIN);
    if (this.#waiting.delete(id)) answer(reply);
  }
}
