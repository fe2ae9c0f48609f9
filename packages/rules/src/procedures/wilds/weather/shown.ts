import type { SharedSection } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { DAYS, type Sky } from './skies.ts';
import { hindrance } from './tell.ts';
import { skyToday } from './today.ts';

/** The weather of this day. */
export interface WeatherRecord {
  readonly type: 'weather';
  readonly sky: Sky;
  readonly name: string;
  /** What it does to those on their way; null for nothing. */
  readonly hindrance: string | null;
}

export const weatherShown: SharedSection<WeatherRecord> = {
  shared: true,
  reads: (state) => [state.weather, dayOf(state)],
  entries: (state) => {
    const sky = skyToday(state);
    return sky ? [['weather', { type: 'weather', sky, name: DAYS[sky].name, hindrance: hindrance(sky) }]] : [];
  },
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly weather: WeatherRecord;
  }
}
