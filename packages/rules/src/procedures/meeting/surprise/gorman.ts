import type { SurpriseRule } from './rule.ts';

/** The die of each side, and the roll up to which it is surprised (GOR-ENC-02). */
export const SURPRISE = { sides: 6, upTo: 2 } as const;

/** GOR-ENC-02, 04 as one slot: both sides throw, and light gives nobody away but by option (GOR-RUL-01). On doors and numbers the book is silent. */
export const gormanSurprise = (
  silent: SurpriseRule,
  { lightGivesAway }: { readonly lightGivesAway: boolean },
): SurpriseRule => ({
  cites: { lostRound: 'GOR-ENC-04', surrounded: silent.cites.surrounded },
  id: 'GOR-ENC-02',
  rolls: (sides) => sides.map(({ id }) => id),
  sides: SURPRISE.sides,
  surprisedOn: SURPRISE.upTo,
  surprised: (face, surprisedOn) => face <= surprisedOn,
  surprisesOn: (lights, dark) => (lightGivesAway ? silent.surprisesOn(lights, dark) : SURPRISE.upTo),
  frozen: 'GOR-ENC-04',
  loseFirstRound: (sides) => sides.filter((side) => side.surprised).map((side) => side.id),
  // On doors, ships and encircling the book is silent (GOR-RUL-01).
  canSurpriseBehindDoor: silent.canSurpriseBehindDoor,
  mayEncircle: silent.mayEncircle,
  noticesShip: silent.noticesShip,
  expects: silent.expects,
});
