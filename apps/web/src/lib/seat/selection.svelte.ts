import { createContext } from 'svelte';
import { handOf } from './hand.ts';
import type { SeatView } from './seat.svelte.ts';

/** Whom the page is looking at, and whom it has in hand. Its own business: the server is not told. */
export class Selection {
  /** Whose sheet is open. */
  sheet = $state<string | null>(null);
  /** Whose key the referee reads at the desk: a room's, by its number or name. */
  room = $state<string | null>(null);
  #looked = $state<string | null>(null);
  /** Whoever was looked at was dead already. */
  #wasDead = $state(false);
  /** Whom the fight waited for when somebody was looked at last: the next turn opens the card of who is to act then. */
  #dueThen = $state<string | undefined>(undefined);
  #chosen = $state.raw<readonly string[]>([]);
  /** Whether they met somebody when they were taken in hand: several who were taken before a meeting each go by themselves in it. */
  #metThen = $state(false);
  /** Whoever was in hand last. */
  #last = $state<string | null>(null);
  /** The card that was open has been closed. */
  #closed = $state(false);
  readonly #seat: SeatView;

  constructor(seat: SeatView) {
    this.#seat = seat;
  }

  /** Those that go where the floor is clicked, the leading one first. */
  readonly hand = $derived.by<readonly string[]>(() =>
    handOf({
      chosen: this.#stillChosen.filter((id) => this.#goes(id)),
      due: this.#due,
      own: this.#own,
      last: this.#last,
    }),
  );

  get #stillChosen(): readonly string[] {
    return this.#chosen.length > 1 && this.#metThen !== this.#meets ? [] : this.#chosen;
  }

  get #meets(): boolean {
    return this.#seat.one('encounter') !== null;
  }

  /** Whether somebody is there whom this seat may send; the dead go nowhere, but where the referee lays them. */
  #goes(id: string): boolean {
    const there = this.#seat.about('creature', id) !== null;
    return there && this.#seat.commands(id) && (this.#seat.role === 'referee' || !this.#isDead(id));
  }

  #isDead(id: string): boolean {
    return this.#seat.about('creature', id)?.conditions.includes('dead') ?? false;
  }

  /** The own characters that can be sent. */
  get #own(): readonly string[] {
    if (this.#seat.role !== 'player') return [];
    return (this.#seat.one('you')?.characters ?? []).filter((id) => this.#goes(id));
  }

  /** The own characters whom the fight waits for. */
  get #due(): readonly string[] {
    const prompt = this.#seat.one('prompt');
    if (this.#seat.role !== 'player' || !prompt?.yours || !this.#seat.one('encounter')) return [];
    return prompt.who.filter((id) => this.#seat.commands(id));
  }

  /**
   * Whose card is open: who was looked at last, or who leads those in hand; of one's own the first, until it is closed.
   * The card of somebody who dies closes; that of the dead can be opened again.
   */
  get creature(): string | null {
    const due = this.#due[0];
    const looked = due === undefined || due === this.#dueThen ? this.#looked : null;
    const died = looked !== null && !this.#wasDead && this.#isDead(looked);
    return (died ? null : looked) ?? this.hand.find((id) => !this.#isDead(id)) ?? (this.#closed ? null : this.#first);
  }

  get #first(): string | null {
    if (this.#seat.role !== 'player') return null;
    return this.#seat.one('you')?.characters.find((id) => !this.#isDead(id)) ?? null;
  }

  set creature(creature: string | null) {
    this.#looked = creature;
    this.#wasDead = creature !== null && this.#isDead(creature);
    this.#closed = creature === null;
    this.#dueThen = this.#due[0];
    if (creature !== null && !this.#seat.commands(creature)) return;
    this.#chosen = creature === null ? [] : [creature];
    this.#last = creature ?? this.#last;
  }

  /** Takes all of these in hand, and no others. */
  take(creatures: readonly string[]): void {
    this.#looked = null;
    this.#chosen = creatures;
    this.#metThen = this.#meets;
    this.#last = creatures[0] ?? this.#last;
  }

  /** Whoever is in hand stays so, whoever else becomes one's own; and several are no longer together once a meeting begins or ends. */
  keep(): void {
    if (this.#chosen.length !== this.#stillChosen.length) this.#chosen = [];
    this.#last = this.hand[0] ?? this.#last;
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
