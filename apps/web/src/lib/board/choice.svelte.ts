import type { Square } from '@lanthorn/geometry';
import { createContext } from 'svelte';
import { type SquareAsked, takes } from '../offers/command.ts';

/** Under which all that is asked by hand on the board waits and is refused. */
export const BY_HAND = 'board';

interface Choice {
  readonly label: string;
  readonly asked: SquareAsked;
  readonly settle: (square: Square | null) => void;
}

/** A form that may be answered by pointing at somebody on the board. */
export interface Picking {
  /** Ids of those who are chosen so far. */
  readonly chosen: readonly string[];
  /** Whether whoever is pointed at was an answer. */
  readonly pick: (id: string) => boolean;
  /** Whoever points at anything else has done with the form. */
  readonly leave: () => void;
}

/** A form that waits for a square or for somebody, and the board that is asked. */
export class BoardChoice {
  wanted = $state.raw<Choice | null>(null);
  picking = $state.raw<Picking | null>(null);

  /** Whether somebody who is clicked answers the form that is open. */
  pick(id: string): boolean {
    return this.picking?.pick(id) ?? false;
  }

  /** The form that is open is given up. */
  leave(): void {
    const { picking } = this;
    this.picking = null;
    picking?.leave();
  }

  /** Resolves with the square that is clicked, or null when the choice is given up. */
  choose(label: string, asked: SquareAsked): Promise<Square | null> {
    this.settle(null);
    return new Promise((settle) => {
      this.wanted = { label, asked, settle };
    });
  }

  /** The board says which square was clicked; one that is not to be had leaves the choice open. */
  settle(square: Square | null): void {
    const { wanted } = this;
    if (!wanted || (square && !takes(wanted.asked, square))) return;
    this.wanted = null;
    wanted.settle(square);
  }
}

export const [useBoardChoice, setBoardChoice] = createContext<BoardChoice>();
