import type { GameEvent, Line } from '@lanthorn/rules';

/** A line as it is stored: for whom, and what they are told. */
export interface StoredLine {
  /** Random, and all that a seat learns of where the line stands. */
  readonly id: string;
  /** Lines of the same event have the same part: a person's own stands instead of the table's. */
  readonly part: number;
  /** `referee`, `table` (players and spectators) or `user:<id>`. */
  readonly audience: string;
  /** Null: this person is told nothing where the table is told something. */
  readonly line: Line | null;
}

/** A granted command on its way into the log. */
export interface NewEntry {
  readonly campaign: string;
  readonly seq: number;
  readonly commandId: string;
  /** Who asked: a user's id. */
  readonly by: string;
  readonly events: readonly GameEvent[];
  readonly lines: readonly StoredLine[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * - `appended`: it stands in the log
 * - `clash`: another entry has its number; catch up and decide again
 * - `repeated`: its command stands in the log already
 */
export type Appended = 'appended' | 'clash' | 'repeated';
