import { ROLES } from '@lanthorn/rules';
import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Role } from '../campaigns/campaign.ts';
import { type Step, stepsFor } from './steps.ts';

const keyOf = (role: Role): string => `lanthorn.tour.${role}`;

/** The way around the table for somebody new. That it was taken or skipped is kept in this browser, role by role. */
export class Tour {
  readonly #role: () => Role;
  readonly #chooses: () => boolean;
  readonly #done = new SvelteSet(ROLES.filter(isDone));
  /** The stop that is shown; null while nobody is shown around. */
  place = $state<number | null>(null);

  /** Who sits here, and whether they may still choose whom to play. */
  constructor(role: () => Role, chooses: () => boolean) {
    this.#role = role;
    this.#chooses = chooses;
  }

  /** Whether it is still to be offered. */
  get offered(): boolean {
    return this.place === null && !this.#done.has(this.#role());
  }

  get steps(): readonly Step[] {
    return stepsFor(this.#role(), this.#chooses());
  }

  get step(): Step | null {
    return this.place === null ? null : (this.steps[this.place] ?? null);
  }

  start(): void {
    this.place = 0;
  }

  /** On, or back; past the last stop it ends. */
  go(by: 1 | -1): void {
    const next = (this.place ?? 0) + by;
    if (next >= this.steps.length) this.end();
    else this.place = Math.max(0, next);
  }

  end(): void {
    this.place = null;
    this.#done.add(this.#role());
    try {
      localStorage.setItem(keyOf(this.#role()), 'done');
    } catch {
      // A browser that keeps nothing offers it again.
    }
  }
}

function isDone(role: Role): boolean {
  try {
    return localStorage.getItem(keyOf(role)) !== null;
  } catch {
    return false;
  }
}

export const [useTour, setTour] = createContext<Tour>();
