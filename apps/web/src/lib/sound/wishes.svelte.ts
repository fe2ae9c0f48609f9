import { createContext } from 'svelte';

const KEY = 'lanthorn:dice-and-sounds';
const MODERATE = 0.4;

/** What somebody wants to see of dice and hear of the table; kept in this browser. */
export class Wishes {
  dice = $state(true);
  /** From 0 to 1. */
  volume = $state(MODERATE);

  constructor() {
    const kept = keptIn(localStorage);
    if (typeof kept?.dice === 'boolean') this.dice = kept.dice;
    if (typeof kept?.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume));
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ dice: this.dice, volume: this.volume }));
  }
}

function keptIn(storage: Storage): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export const [useWishes, setWishes] = createContext<Wishes>();
