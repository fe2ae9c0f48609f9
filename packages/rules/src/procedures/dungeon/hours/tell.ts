import { rulesOf, type Tellers, toNobody, toReferee } from '../../../play/index.ts';
import type { HoursEvent } from './events.ts';

export const hoursTellers: Tellers<HoursEvent> = {
  PlayCounted: () => toNobody,
  HoursPaused: ({ paused }, after) =>
    toReferee({
      kind: 'time',
      text: paused
        ? 'The hours of play are not counted for now.'
        : 'The hours of play are counted again: each brings a wandering check.',
      why: { rule: rulesOf(after).wandering.cites.hours, formula: 'one check for each real hour of play' },
    }),
};
