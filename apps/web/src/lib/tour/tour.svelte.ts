import { ROLES } from '@lanthorn/rules';
import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Role } from '../campaigns/campaign.ts';
import { keep, kept } from '../ui/kept.ts';

const keyOf = (role: Role): string => `lanthorn.tour.${role}`;

/** The way around the table for somebody new. That it was taken or skipped is kept in this browser, role by role. */
export class Tour {
  readonly #role: () => Role;
  readonly #done = new SvelteSet(ROLES.filter(isDone));
  /** The stop that is shown; null while nobody is shown around. */
  place = $state<number | null>(null);

  /** @param role who sits here */
  constructor(role: () => Role) {
    this.#role = role;
  }

  /** Whether it is still to be offered. */
  get offered(): boolean {
    return this.place === null && !this.#done.has(this.#role());
  }

  start(): void {
    this.place = 0;
  }

  /** On, or back. */
  go(by: 1 | -1): void {
    this.place = Math.max(0, (this.place ?? 0) + by);
  }

  end(): void {
    this.place = null;
    this.#done.add(this.#role());
    keep(keyOf(this.#role()), 'done');
  }
}

const isDone = (role: Role): boolean => kept(keyOf(role)) !== null;

export const [useTour, setTour] = createContext<Tour>();
