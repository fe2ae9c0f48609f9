import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { Befalls } from '../../situation/sight/unseen.ts';
import type { WayOut } from './commands.ts';

/** Those who gave up, or lay helpless, are led away by those they met. */
export interface CaptivesTaken {
  readonly type: 'CaptivesTaken';
  readonly captives: readonly CreatureId[];
}

/** A prisoner was let go, and is gone; one of the party who gave up is free again. */
export interface CaptiveReleased extends Befalls {
  readonly type: 'CaptiveReleased';
  readonly creature: CreatureId;
  /** How one of the party came free; absent where nobody said. */
  readonly how?: WayOut;
}

export type CaptivesEvent = CaptivesTaken | CaptiveReleased;

/** No longer what it was before, off the board. */
const become =
  (was: Condition, now: Condition) =>
  (found: Creature): Creature => ({
    ...found,
    conditions: [...found.conditions.filter((each) => each !== was && each !== now), now],
    at: null,
  });

const freed = (found: Creature): Creature => ({
  ...found,
  conditions: found.conditions.filter((each) => each !== 'captive' && each !== 'surrendered'),
});

export const captivesEvolvers: Evolvers<CaptivesEvent> = {
  CaptivesTaken: (state, { captives }) =>
    captives.reduce<GameState>((now, one) => withCreature(now, one, become('surrendered', 'captive')), state),
  /** One of the party is free again; a foe goes its own way. */
  CaptiveReleased: (state, { creature }) =>
    withCreature(state, creature, isOfHousehold(state, creature) ? freed : become('captive', 'fled')),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly captives: CaptivesEvent;
  }
}
