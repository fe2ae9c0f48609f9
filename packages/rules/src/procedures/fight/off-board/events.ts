import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import type { LineStep } from './steps.ts';

/** Somebody went nearer to the foes, or back from them, in an encounter on no map. */
export interface StoodOnLine extends LineStep {
  readonly type: 'StoodOnLine';
  /** It is told of with those who close in together; absent for one by itself. */
  readonly quiet?: true;
}

export type OffBoardEvent = StoodOnLine;

export const offBoardEvolvers: Evolvers<OffBoardEvent> = {
  StoodOnLine: (before, { creature, from, to }) => {
    const moved = withCreature(before, creature, (found) => ({ ...found, moved: found.moved + Math.abs(to - from) }));
    const state = withEncounter(moved, (encounter) => ({ ...encounter, line: { ...encounter.line, [creature]: to } }));
    return state.encounter?.combat?.stage === 'acting' && !state.encounter.combat.walked?.includes(creature)
      ? withCombat(state, (combat) => ({ ...combat, walked: [...(combat.walked ?? []), creature] }))
      : state;
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly offBoard: OffBoardEvent;
  }
}
