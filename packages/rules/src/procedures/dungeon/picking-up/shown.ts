import type { Square } from '@lanthorn/geometry';
import type { SharedSection } from '../../../play/index.ts';
import { lyingThings } from '../../../state/lying.ts';

export interface ThingRecord {
  readonly type: 'thing';
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Null off the board. */
  readonly at: Square | null;
}

/** What lies about, on the board or off it. */
export const thingsShown: SharedSection<ThingRecord> = {
  shared: true,
  reads: (state) => [state.lying, state.scene],
  entries: (state) =>
    lyingThings(state)
      .filter(({ at }) => at === null || at.scene === state.scene)
      .map(({ item: { id, name, quantity }, at }) => [
        `thing:${id}`,
        { type: 'thing', id, name, quantity, at: at?.square ?? null },
      ]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly pickingUp: ThingRecord;
  }
}
