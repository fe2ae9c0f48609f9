import type { Roll } from './dice.ts';
import type { CreatureId, OutcomeId, PageId, RandomTableId, UserId } from './ids.ts';
import type { Why } from './ruling.ts';

/** A line of the log, as one audience is told it. */
export interface Line {
  readonly kind: 'ruling' | 'roll' | 'speech' | 'whisper' | 'time' | 'encounter' | 'table';
  readonly text: string;
  /** Who speaks or acts, where the line is theirs. */
  readonly speaker?: string;
  /** Dice that this audience may see. */
  readonly rolls?: readonly Roll[];
  /** Who threw each of `rolls`, by the name that this audience has for them, where several throw. */
  readonly throwers?: readonly string[];
  readonly why?: Why;
  /** The others were told less, or nothing. */
  readonly secret?: true;
  /** Who reads a secret line. Absent: the referee alone. */
  readonly ears?: { readonly people: readonly UserId[]; readonly referee: boolean };
  /** What the others were told instead: the same words where only the dice are kept from them. The referee's alone. */
  readonly instead?: string;
  /** What happened, for whoever reads no words: headings, dice in view, sounds. */
  readonly what?: LineSubject;
  readonly tone?: 'good' | 'bad' | 'grave';
  /** The entry of the log that time was turned back to. The referee's alone. */
  readonly backTo?: number;
  /**
   * The line that time was turned back to, for those who are told no entries: the last that they were told and that holds
   * still; null where none does.
   */
  readonly backToLine?: string | null;
}

/** What a line is of. It tells no more than the words of the line do. */
export type LineSubject =
  /** `at` is whom the words name; absent where they name nobody, and in lines that were kept before it was told. */
  | { readonly type: 'attack'; readonly hit: boolean; readonly natural: number | null; readonly at?: CreatureId }
  /** `to` is whom the words name; absent in lines that were kept before it was told. */
  | { readonly type: 'damage'; readonly amount: number; readonly to?: CreatureId }
  | { readonly type: 'death'; readonly name: string }
  | { readonly type: 'rout'; readonly name: string; readonly many: boolean; readonly flees: boolean }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly turn: number }
  /** A day of a journey. */
  | { readonly type: 'day'; readonly day: number }
  /** Days between two adventures begin, go on or end. */
  | { readonly type: 'downtime' }
  | { readonly type: 'phase' }
  /** Dice outside any rule, whose sum is in the words. */
  | { readonly type: 'free-dice' }
  /** A page of the journal was opened before whoever reads the line. */
  | { readonly type: 'page'; readonly page: PageId }
  /** Something came up on a random table that can be brought into play. The referee's alone. */
  | { readonly type: 'outcome'; readonly table: RandomTableId; readonly outcome: OutcomeId }
  /** Something of the table's keeping, not of the adventure. `stands`: it is so whatever is taken back. */
  | { readonly type: 'keeping'; readonly stands?: true };
