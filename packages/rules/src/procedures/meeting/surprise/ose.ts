import type { SurpriseRule } from './rule.ts';

/** OSE-DUN-04: a door that was tried in vain gives the party away to those behind it. */
export const canSurpriseBehindDoor = (failedForcings: number): boolean => failedForcings === 0;

/** OSE-WLD-12: three or more may have surrounded those whom they surprised. */
export const mayEncircle = (partySurprised: boolean, monsters: number): boolean => partySurprised && monsters >= 3;

/** The roll up to which a side is surprised when nothing else is said (OSE-EVT-03). */
const USUAL = 2;

/** OSE-EVT-05, OSE-HAZ-05: in the dark a light gives away whoever carries it. */
export const canSurprise = (lightGivesAway: boolean, carriesLight: boolean, dark: boolean): boolean =>
  !(lightGivesAway && carriesLight && dark);

/** OSE-SEA-04: creatures of the water notice a ship, unless something special such as fog hides it. */
export const rollsSurpriseAtSea = (aquatic: boolean, partyOnShip: boolean, special: boolean): boolean =>
  !(aquatic && partyOnShip) || special;

/** OSE-EVT-02…05, OSE-DUN-04, OSE-WLD-12. `lightGivesAway` is the option lightPreventsSurprise. */
export const oseSurprise = ({ lightGivesAway }: { readonly lightGivesAway: boolean }): SurpriseRule => ({
  cites: { lostRound: 'OSE-EVT-04', surrounded: 'OSE-WLD-12' },
  id: 'OSE-EVT-03',
  roll: {
    sides: 6,
    surprisedOn: USUAL,
    rolls: (sides) => sides.filter((side) => !side.aware).map((side) => side.id),
    surprised: (face, surprisedOn) => face <= surprisedOn,
  },
  giveaways: {
    surprisesOn: (lights, dark) => (canSurprise(lightGivesAway, lights.length > 0, dark) ? USUAL : 0),
    canSurpriseBehindDoor,
    noticesShip: (aquatic, special) => !rollsSurpriseAtSea(aquatic, true, special),
    expects: { any: 'OSE-EVT-02', bearers: 'OSE-EVT-05', light: 'OSE-HAZ-05', door: 'OSE-DUN-04', ship: 'OSE-SEA-04' },
  },
  mayEncircle,
  lost: {
    rule: 'OSE-EVT-04',
    sides: (sides) =>
      sides.every((side) => side.surprised) ? [] : sides.filter((side) => side.surprised).map((side) => side.id),
  },
});
