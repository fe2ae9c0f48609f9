import type { SharedSection } from '../../../play/index.ts';
import type { Downtime, Pastime } from '../../../state/downtime.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { pastimeOf } from './may.ts';
import { doing } from './tell.ts';

/** The days between two adventures. */
export interface DowntimeRecord extends Omit<Downtime, 'pastimes' | 'made'> {
  readonly type: 'downtime';
  /** How each spends them, in words that follow the name. */
  readonly pastimes: readonly { readonly creature: string; readonly kind: Pastime['kind']; readonly text: string }[];
}

/** The days between two adventures, and how those whom all know spend them. */
export const downtimeShown: SharedSection<DowntimeRecord> = {
  shared: true,
  reads: (state) => [state.downtime, ...(state.downtime ? [state.creatures, state.party.members] : [])],
  entries: (state) => {
    const { downtime: running } = state;
    if (!running) return [];
    const { place, guarded, wanderingFree, began, days } = running;
    const pastimes = partyOf(state)
      .filter((creature) => !isDead(creature))
      .map(({ id }) => ({ creature: id, kind: pastimeOf(running, id).kind, text: doing(pastimeOf(running, id)) }));
    return [['downtime', { type: 'downtime', place, guarded, wanderingFree, began, days, pastimes }]];
  },
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly downtime: DowntimeRecord;
  }
}
