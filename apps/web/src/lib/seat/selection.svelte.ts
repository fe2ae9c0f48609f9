import { createContext } from 'svelte';
import type { SeatView } from './seat.svelte.ts';

/** Whom the page is looking at, and whom it has in hand. Its own business: the server is not told. */
export class Selection {
  /** Whose sheet is open. */
  sheet = $state<string | null>(null);
  /** Whose key the referee reads at the desk: a room's, by its number or name. */
  room = $state<string | null>(null);
  #looked = $state<string | null>(null);
  /** Whom the fight waited for when somebody was looked at last: the next turn opens the card of who is to act then. */
  #dueThen = $state<string | undefined>(undefined);
  #chosen = $state.raw<readonly string[]>([]);
  /** The card that was open has been closed. */
  #closed = $state(false);
  readonly #seat: SeatView;

  constructor(seat: SeatView) {
    this.#seat = seat;
  }

  /**
   * Those that go where the floor is clicked, the leading one first. Who plays a single character always has it in hand,
   * and in a fight whoever is to act comes to hand by itself.
   */
  readonly hand = $derived.by<readonly string[]>(() => {
    const chosen = this.#chosen.filter((id) => this.#seat.commands(id) && this.#seat.records.has(`creature:${id}`));
    const [due, ...others] = this.#due;
    const acts = due === undefined || chosen.some((id) => id === due || others.includes(id));
    if (chosen.length > 0 && acts) return chosen;
    if (due !== undefined) return [due];
    const own = this.#seat.one('you')?.characters ?? [];
    return this.#seat.role === 'player' && own.length === 1 ? own : [];
  });

  /** The own characters whom the fight waits for. */
  get #due(): readonly string[] {
    const prompt = this.#seat.one('prompt');
    if (this.#seat.role !== 'player' || !prompt?.yours || !this.#seat.one('encounter')) return [];
    return prompt.who.filter((id) => this.#seat.commands(id));
  }

  /** Whose card is open: who was looked at last, or who leads those in hand; of one's own the first, until it is closed. */
  get creature(): string | null {
    const due = this.#due[0];
    const looked = due === undefined || due === this.#dueThen ? this.#looked : null;
    return looked ?? this.hand[0] ?? (this.#closed ? null : this.#first);
  }

  get #first(): string | null {
    return this.#seat.role === 'player' ? (this.#seat.one('you')?.characters[0] ?? null) : null;
  }

  set creature(creature: string | null) {
    this.#looked = creature;
    this.#closed = creature === null;
    this.#dueThen = this.#due[0];
    if (creature === null || this.#seat.commands(creature)) this.#chosen = creature === null ? [] : [creature];
  }

  /** Takes all of these in hand, and no others. */
  take(creatures: readonly string[]): void {
    this.#looked = null;
    this.#chosen = creatures;
  }

  /** One more in hand, or one less. */
  join(creature: string): void {
    const { hand } = this;
    this.take(hand.includes(creature) ? hand.filter((id) => id !== creature) : [...hand, creature]);
  }

  toggle(creature: string): void {
    this.creature = this.creature === creature ? null : creature;
  }
}

export const [useSelection, setSelection] = createContext<Selection>();
