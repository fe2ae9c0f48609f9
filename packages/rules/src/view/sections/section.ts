import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state/state.ts';
import type { RecordKey, ViewRecord } from '../records.ts';

export type Entries = readonly (readonly [RecordKey, ViewRecord])[];

/**
 * A part of what a seat is shown. It names the slices of the state that it reads: while they are the same objects,
 * its records are kept as they are.
 */
export interface Section {
  reads(state: GameState, seat: Seat): readonly unknown[];
  entries(state: GameState, seat: Seat): Entries;
}
