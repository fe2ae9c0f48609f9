import type { SurpriseRule } from './rule.ts';

/** BFR-SUR as one slot. What gives a side away, and who is surrounded, the referee finds in the chapter. */
export const basicSurprise = (chapter: SurpriseRule): SurpriseRule => ({
  id: 'BFR-SUR-01',
  roll: { sides: 6, surprisedOn: 2, rolls: chapter.roll.rolls, surprised: (face, surprisedOn) => face <= surprisedOn },
  lost: { rule: 'BFR-SUR-02', sides: chapter.lost.sides },
  cites: { lostRound: 'BFR-SUR-02', surrounded: chapter.cites.surrounded },
  giveaways: chapter.giveaways,
  mayEncircle: chapter.mayEncircle,
});
