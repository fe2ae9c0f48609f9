import { distancesOf } from '../../dungeon/movement/eris.ts';
import type { EncounterRule } from './rule.ts';

/** ERI-MOV-01, 03, 05 as one slot: a round's move is a run, for as many rounds as it takes. On the order of an encounter the book is silent (ERI-RUL-03). */
export const erisEncounter = (silent: EncounterRule): EncounterRule => ({
  movement: (base) => ({ max: distancesOf(base).perRound, allowed: true }),
  // Rounds are counted while anybody fights.
  cites: { order: silent.cites.order, actions: silent.cites.actions, fighting: 'ERI-MOV-05' },
  steps: silent.steps,
  reactionAfter: silent.reactionAfter,
  choosing: silent.choosing,
  modeAfter: silent.modeAfter,
  isRoleplayed: silent.isRoleplayed,
  evasion: silent.evasion,
});
