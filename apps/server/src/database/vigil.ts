import { setTimeout as pause } from 'node:timers/promises';
import { saidBy, Trouble } from './trouble.ts';

/** Milliseconds between two looks, and between two tries to start what has died. */
const LOOK = 250;
const AGAIN = 500;
/** Tries before it is given up: what is left of one that was killed may hold its memory for a while. */
const TRIES = 20;
/** So many deaths within so many milliseconds are no accident. */
const MOST_DEATHS = 5;
const WITHIN = 60_000;

/** Told how it goes with a PostgreSQL that died alone. */
export interface Watcher {
  revived(): void;
  /** It died, and cannot be started again. */
  lost(trouble: Trouble): void;
}

interface Watched {
  alive(): boolean;
  revive(): Promise<void>;
}

export interface Vigil {
  stop(): Promise<void>;
}

/** Looks whether something lives, and starts it again when it does not. */
export function keepVigil({ alive, revive }: Watched, { revived, lost }: Watcher): Vigil {
  let over = false;
  let reviving: Promise<void> | null = null;
  let deaths: readonly number[] = [];

  const again = async () => {
    deaths = [...deaths.filter((at) => at > Date.now() - WITHIN), Date.now()];
    if (deaths.length > MOST_DEATHS) throw new Trouble(`it has died ${deaths.length} times within a minute`);
    for (let tries = 1; !over; tries += 1) {
      try {
        await revive();
        return revived();
      } catch (error) {
        if (tries === TRIES) throw error;
        await pause(AGAIN);
      }
    }
  };
  const giveUp = (error: unknown) => {
    over = true;
    clearInterval(looking);
    lost(new Trouble(`PostgreSQL has died and cannot be started again: ${saidBy(error)}.`));
  };
  const looking = setInterval(() => {
    if (reviving || alive()) return;
    reviving = again()
      .catch(giveUp)
      .finally(() => {
        reviving = null;
      });
  }, LOOK).unref();

  return {
    stop: async () => {
      over = true;
      clearInterval(looking);
      await reviving;
    },
  };
}
