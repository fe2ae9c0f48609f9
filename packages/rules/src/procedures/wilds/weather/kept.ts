import type { MagicId } from '../../../core/index.ts';
import type { Season } from '../../table/calendar/kept.ts';
import type { Climate } from './climates.ts';
import type { Sky } from './skies.ts';

/** The weather of a campaign; all may know it, but for the magic that makes it. */
export interface Weather {
  /** By which it is rolled for each day on the way; null where the referee says it day by day. */
  readonly climate: Climate | null;
  /** Counts where the calendar has no seasons. */
  readonly season: Season;
  /** What it was last said to be, and of which day, from 1. */
  readonly last: { readonly day: number; readonly sky: Sky } | null;
  /** What spells make of it, day after day, the newest last: that one counts. Absent while none does. */
  readonly byMagic?: readonly MadeByMagic[];
}

/** The weather that one spell in force makes. */
export interface MadeByMagic {
  readonly magic: MagicId;
  readonly sky: Sky;
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** Absent while nobody has spoken of it. */
    readonly weather?: Weather;
  }
}
