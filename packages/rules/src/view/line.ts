import type { Roll } from '../dice.ts';
import type { Why } from '../ruling.ts';

/** A line of the log, as one audience is told it. */
export interface Line {
  readonly kind: 'ruling' | 'roll' | 'speech' | 'whisper' | 'time' | 'encounter' | 'table';
  readonly text: string;
  /** Who speaks or acts, where the line is theirs. */
  readonly speaker?: string;
  /** Dice that this audience may see. */
  readonly rolls?: readonly Roll[];
  readonly why?: Why;
  /** The others were told less, or nothing. */
  readonly secret?: true;
  readonly tone?: 'good' | 'bad' | 'grave';
  /** The entry of the log that time was turned back to. The referee's alone. */
  readonly backTo?: number;
}
