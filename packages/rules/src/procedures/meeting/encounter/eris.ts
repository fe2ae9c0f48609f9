import { distancesOf } from '../../dungeon/movement/eris.ts';
import type { EncounterRule } from './rule.ts';

/** ERI-MOV-01, 03 as one slot: a round's move is a run, for as many rounds as it takes. The rest the book leaves open. */
export const erisEncounter = (silent: EncounterRule): EncounterRule => ({
  ...silent,
  movement: (base) => ({ max: distancesOf(base).perRound, allowed: true }),
});
