import type { CreatureId } from '../../ids.ts';

/** An illusion works on some: each saves for belief, in secret or in the open (ERI-ILL-01, 04, 05). Referee. */
export interface ShowIllusion {
  readonly type: 'ShowIllusion';
  readonly creatures: readonly CreatureId[];
  /** What they see, in words. */
  readonly source: string;
  /** Dice notation of what it would do if it were real; `0` for nothing. */
  readonly damage: string;
  /** It breathes fire or the like: believers save once more, for half. */
  readonly breath: boolean;
  readonly secret: boolean;
}

/** A character declares not to believe what is seen (ERI-ILL-02): true of illusions, and no help against what is real. */
export interface Disbelieve {
  readonly type: 'Disbelieve';
  readonly creature: CreatureId;
  readonly on: boolean;
}

export type IllusionsCommand = ShowIllusion | Disbelieve;
