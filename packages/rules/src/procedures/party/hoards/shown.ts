import type { Square } from '@lanthorn/geometry';
import type { SharedSection } from '../../../play/index.ts';
import { guardOf, hoardsOf } from '../../../state/hoard.ts';
import { inHoard } from '../../table/treasure-tables/words.ts';

/** Treasure that lies on the map. */
export interface HoardRecord {
  readonly type: 'hoard';
  readonly id: string;
  /** What one sees of it. */
  readonly name: string;
  readonly at: Square;
  /** Out of the players' sight; only ever true on the referee's board. */
  readonly hidden: boolean;
  /** What is in it, in words. Referee only. */
  readonly holds: string | null;
  /** A trap guards it that is set; only ever true on the referee's board. */
  readonly trapped: boolean;
}

/** Treasure on the map; what is in it, the referee alone sees. */
export const hoardsShown: SharedSection<HoardRecord> = {
  shared: true,
  reads: (state) => [state.hoards, state.scene, state.scenes],
  entries: (state, eye) =>
    hoardsOf(state)
      .filter(({ at }) => at.scene === state.scene)
      .map((hoard) => [
        `hoard:${hoard.id}`,
        {
          type: 'hoard',
          id: hoard.id,
          name: hoard.name,
          at: hoard.at.square,
          hidden: hoard.hidden,
          holds: eye === 'referee' ? inHoard(hoard, 'name') : null,
          trapped: eye === 'referee' && guardOf(state, hoard) !== undefined,
        },
      ]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly hoards: HoardRecord;
  }
}
