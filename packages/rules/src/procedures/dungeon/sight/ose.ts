import type { HeatSeen, SightRule, Warmth } from './rule.ts';

/** OSE-HAZ-03: feet that usual sources of light reach. */
export const USUAL_RADIUS = 30;

/** OSE-HAZ-04. */
const LOOKS: Readonly<Record<Warmth, NonNullable<HeatSeen['appearance']>>> = {
  warm: 'bright',
  cool: 'grey',
  cold: 'black',
};

/** OSE-HAZ-03, OSE-HAZ-04: any light in view, and any great heat, blinds the eye for lesser heat. */
export const oseSight: SightRule = {
  cites: { dark: 'OSE-HAZ-03', map: 'OSE-MOV-03' },
  figures: ({ infravision }) =>
    infravision > 0
      ? [
          {
            name: 'Infravision',
            value: `${infravision}′`,
            rule: 'OSE-HAZ-04',
            why: 'warmth in the dark, away from any light',
          },
        ]
      : [],
  isLit: (distance, radius) => distance <= radius,
  infravision: ({ range, distance, visibleLight, largeHeat, warmth }) => {
    const works = range > 0 && distance <= range && !visibleLight && !largeHeat;
    return { works, appearance: works ? LOOKS[warmth] : null, canRead: false };
  },
};
