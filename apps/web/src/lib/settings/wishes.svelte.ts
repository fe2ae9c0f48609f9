import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { keep, keptValue } from '../ui/kept.ts';

const KEY = 'lanthorn:dice-and-sounds';
const MODERATE = 0.4;

export const THEMES = ['lamplight', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What somebody wants to see and hear of the table; kept in this browser. */
export class Wishes {
  /** Dice roll over the board. */
  dice = $state(true);
  sounds = $state(true);
  /** From 0 to 1. */
  volume = $state(MODERATE);
  theme = $state<Theme>('lamplight');
  /** Asked for here, whatever the system says. */
  lessMotion = $state(false);
  readonly #system = new MediaQuery('prefers-reduced-motion: reduce');

  constructor() {
    const kept = wishesKept();
    if (typeof kept?.dice === 'boolean') this.dice = kept.dice;
    if (typeof kept?.sounds === 'boolean') this.sounds = kept.sounds;
    if (typeof kept?.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume));
    if (typeof kept?.lessMotion === 'boolean') this.lessMotion = kept.lessMotion;
    this.theme = THEMES.find((theme) => theme === kept?.theme) ?? 'lamplight';
    this.#show();
  }

  /** Nothing glides, flickers or tumbles: wished for here, or of the whole system. */
  get still(): boolean {
    return this.lessMotion || this.#system.current;
  }

  /** From 0 to 1; 0 where no sound is wished for. */
  get loudness(): number {
    return this.sounds ? this.volume : 0;
  }

  keep(): void {
    const { dice, sounds, volume, theme, lessMotion } = this;
    keep(KEY, JSON.stringify({ dice, sounds, volume, theme, lessMotion }));
    this.#show();
  }

  /** The styles of the page read it there. */
  #show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.theme;
    dataset.motion = this.lessMotion ? 'less' : 'system';
  }
}

function wishesKept(): Readonly<Record<string, unknown>> | null {
  const kept = keptValue(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : null;
}

export const [useWishes, setWishes] = createContext<Wishes>();
