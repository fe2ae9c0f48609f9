import type { RuleId, RulesetId } from '../core/index.ts';

/** What each book lays down for the whole of play, or leaves to the referee: no procedure asks for it. */
export const GROUND_RULES: Readonly<Record<RulesetId, readonly RuleId[]>> = {
  ose: [],
  gorman: ['GOR-RUL-01', 'GOR-RUL-02', 'GOR-EXP-04'],
  eris: [
    ...(['ERI-RUL-01', 'ERI-RUL-02', 'ERI-RUL-03', 'ERI-RUL-04', 'ERI-RUL-05'] as const),
    ...(['ERI-CMB-04', 'ERI-GRP-07', 'ERI-GRP-08'] as const),
    ...(['ERI-SKL-01', 'ERI-SKL-02', 'ERI-ADV-05'] as const),
  ],
};
