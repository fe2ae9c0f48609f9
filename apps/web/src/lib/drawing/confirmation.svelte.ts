import type { Scene } from '@lanthorn/rules';
import type { Drawn } from './acts.svelte.ts';
import { isSeen } from './seen.ts';

/** The question whether it is meant that something is taken off a map: put to the referee where players have seen it. */
export class Confirmation {
  #waits = $state.raw<{ readonly parts: readonly Drawn[]; readonly afterwards: () => void } | null>(null);
  readonly #act: (drawn: Drawn) => Promise<void>;

  constructor(act: (drawn: Drawn) => Promise<void>) {
    this.#act = act;
  }

  /** Whether the question is put, and waits for its answer. */
  get asks(): boolean {
    return this.#waits !== null;
  }

  letGo(): void {
    this.#waits = null;
  }

  /** It is meant, or not. */
  async answer(meant: boolean): Promise<void> {
    const taken = meant ? this.#waits : null;
    this.#waits = null;
    for (const part of taken?.parts ?? []) await this.#act(part);
    taken?.afterwards();
  }

  /** @param playedOn the scene, where players play on it; @param afterwards once it is answered */
  take(playedOn: Scene | null, parts: readonly Drawn[], afterwards: () => void): void {
    const takes = (part: Drawn, of: Scene) => (typeof part === 'function' ? part(of) : part).take;
    this.#waits = { parts, afterwards };
    if (!playedOn || !parts.some((part) => isSeen(playedOn, takes(part, playedOn)))) void this.answer(true);
  }
}
