import { wireRefusal } from '@lanthorn/protocol';
import type { TableSocket } from './seated.ts';

/** The messages that are answered: each brings what is asked, and where to answer. */
const ASKED: readonly string[] = ['sit', 'command'];

/** Stops messages of no known form before anyone reads them. Whoever asks for an answer is given one. */
export function refuseStray(socket: TableSocket): void {
  socket.use(([name, ...sent], next) => {
    const reply: unknown = sent.at(-1);
    const answered = typeof reply === 'function';
    if (ASKED.includes(name) ? answered && sent.length === 2 : !answered) return next();
    if (answered) reply({ ok: false, refusal: wireRefusal('bad-message', 'There is no such message.') });
  });
}
