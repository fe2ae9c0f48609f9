import type { AreaShape, Square } from '@lanthorn/geometry';
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
  /** Over what a spell would burst that the form aims; null for all else. */
  readonly area: AreaShape | null;
  /** Whether whoever is pointed at was an answer. */
  readonly pick: (id: string) => boolean;
  /** Whether the square that is pointed at was an answer. */
  readonly place: (square: Square) => boolean;
  /** Whether it asks for a place, or for one of those who stand on the board. */
  readonly aims: (there: readonly string[]) => boolean;
  /** Of a form that asks for nothing on the board: whoever points there has done with it. */
  readonly leave: () => void;
}

/** A form that waits for a square or for somebody, and the board that is asked. */
export class BoardChoice {
  wanted = $state.raw<Choice | null>(null);
  picking = $state.raw<Picking | null>(null);
  /** Whether the page has a board that can be clicked. */
  hasBoard = $state(false);

  /** Whether somebody who is clicked answers the form that is open. */
  pick(id: string): boolean {
    return this.picking?.pick(id) ?? false;
  }

  /** Whether a click belongs to the form that is open: it answers it, or does nothing where another place would answer. */
  holds(id: string | null, square: Square, there: readonly string[]): boolean {
    const { picking } = this;
    if (!picking) return false;
    return (id !== null && picking.pick(id)) || picking.place(square) || picking.aims(there);
  }

  /** Whether the form that is open asks for something on the board. */
  aims(there: readonly string[]): boolean {
    return this.picking?.aims(there) ?? false;
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
