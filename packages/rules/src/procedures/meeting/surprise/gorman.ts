import type { SurpriseRule } from './rule.ts';

/** The die of each side, and the roll up to which it is surprised (GOR-ENC-02). */
export const SURPRISE = { sides: 6, upTo: 2 } as const;

/** GOR-ENC-02, 04 as one slot: both sides throw, and light gives nobody away but by option (GOR-RUL-01). On doors, ships and encircling the book is silent (GOR-RUL-01). */
export const gormanSurprise = (
  silent: SurpriseRule,
  { lightGivesAway }: { readonly lightGivesAway: boolean },
): SurpriseRule => ({
  cites: { lostRound: 'GOR-ENC-04', surrounded: silent.cites.surrounded },
  id: 'GOR-ENC-02',
  roll: {
    rolls: (sides) => sides.map(({ id }) => id),
    sides: SURPRISE.sides,
    surprisedOn: SURPRISE.upTo,
    surprised: (face, surprisedOn) => face <= surprisedOn,
  },
  giveaways: {
    surprisesOn: (lights, dark) => (lightGivesAway ? silent.giveaways.surprisesOn(lights, dark) : SURPRISE.upTo),
    canSurpriseBehindDoor: silent.giveaways.canSurpriseBehindDoor,
    noticesShip: silent.giveaways.noticesShip,
    expects: silent.giveaways.expects,
  },
  lost: {
    rule: 'GOR-ENC-04',
    sides: (sides) => sides.filter((side) => side.surprised).map((side) => side.id),
  },
  mayEncircle: silent.mayEncircle,
});
