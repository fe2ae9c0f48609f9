import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, StartError } from '../start-error.ts';

/** Milliseconds between two looks whether it lives. */
const CHECK_EVERY = 250;
/** Milliseconds between two tries to start what has died. */
const RETRY_AFTER = 500;
/** Tries before it is given up: what is left of one that was killed may hold its memory for a while. */
const TRIES = 20;
/** So many deaths within so many milliseconds are no accident. */
const MOST_DEATHS = 5;
const WITHIN = 60_000;

/** Told how it goes with a PostgreSQL that died alone. */
export interface Watcher {
  revived(): void;
  /** It died, and cannot be started again. */
  lost(trouble: StartError): void;
}

interface Supervised {
  alive(): boolean;
  revive(): Promise<void>;
}

export interface Supervisor {
  stop(): Promise<void>;
}

/** Looks whether something lives, and starts it again when it does not. */
export function supervise({ alive, revive }: Supervised, { revived, lost }: Watcher): Supervisor {
  let over = false;
  let reviving: Promise<void> | null = null;
  let deaths: readonly number[] = [];

  const reviveWithRetries = async () => {
    deaths = [...deaths.filter((at) => at > Date.now() - WITHIN), Date.now()];
    if (deaths.length > MOST_DEATHS) throw new StartError(`it has died ${deaths.length} times within a minute`);
    for (let tries = 1; !over; tries += 1) {
      try {
        await revive();
        return revived();
      } catch (error) {
        if (tries === TRIES) throw error;
        await pause(RETRY_AFTER);
      }
    }
  };
  const giveUp = (error: unknown) => {
    over = true;
    clearInterval(looking);
    lost(new StartError(`PostgreSQL has died and cannot be started again: ${messageOf(error)}.`));
  };
  const looking = setInterval(() => {
    if (reviving || alive()) return;
    reviving = reviveWithRetries()
      .catch(giveUp)
      .finally(() => {
        reviving = null;
      });
  }, CHECK_EVERY).unref();

  return {
    stop: async () => {
      over = true;
      clearInterval(looking);
      await reviving;
    },
  };
}
