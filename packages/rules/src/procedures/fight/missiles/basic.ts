import { roundsToReload } from '../../../books/basic/content/weapons.ts';
import { MELEE_FEET } from '../../situation/reach/melee-feet.ts';
import type { MissilesRule } from './rule.ts';

/** What each band adds (BFR-MIS-01). */
const BANDS = [
  ['short', 1],
  ['medium', 0],
  ['long', -2],
] as const;

/** BFR-MIS-02. */
const WITHIN_REACH = -5;

/** BFR-MIS as one slot. Who may be shot at, shots into a melee and the quiver are the chapter's. */
export const basicMissiles = (chapter: MissilesRule): MissilesRule => ({
  reach: {
    rule: 'BFR-MIS-01',
    yardsOutdoors: chapter.reach.yardsOutdoors,
    range: ({ ranges }, distance) => {
      if (!ranges) return { band: 'unmeasured', modifier: 0, allowed: true };
      if (distance <= MELEE_FEET) return { band: 'melee', modifier: WITHIN_REACH, allowed: true };
      const found = BANDS.find((_, place) => distance <= (ranges[place] ?? 0));
      return found
        ? { band: found[0], modifier: found[1], allowed: true }
        : { band: 'beyond', modifier: 0, allowed: false };
    },
    lob: chapter.reach.lob,
  },
  pace: {
    rule: 'BFR-MIS-03',
    rate: (shooter, attack, round, last) =>
      last === null || round - last >= roundsToReload(attack.name)
        ? chapter.pace.rate(shooter, attack, round, last)
        : 0,
    mayFireFirst: chapter.pace.mayFireFirst,
    firesFirst: chapter.pace.firesFirst,
  },
  mayShoot: () => true,
  cites: { near: 'BFR-MIS-02', cover: chapter.cites.cover, arc: chapter.cites.arc },
  shooting: chapter.shooting,
  fray: chapter.fray,
  hurling: chapter.hurling,
  spends: chapter.spends,
});
