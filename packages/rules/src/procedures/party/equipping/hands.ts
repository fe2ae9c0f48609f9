/** How a second weapon is used: to strike, to ward off, or there is none. */
export type DualMode = 'offensive' | 'defensive' | 'none';

/** What is in the hands when a round begins. */
export interface Hands {
  /** The second weapon; null for none. */
  readonly offhand: string | null;
  readonly shield: boolean;
  readonly mainHands: 1 | 2;
}
