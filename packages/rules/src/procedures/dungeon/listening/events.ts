import type { CreatureId, DoorId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withAttempt } from '../../../state/attempts.ts';

export interface ListenedAtDoor {
  readonly type: 'ListenedAtDoor';
  readonly creature: CreatureId;
  readonly door: DoorId;
  readonly roll: Roll;
  /** There was something to hear. */
  readonly sound: boolean;
  readonly hears: boolean;
  readonly why: Why;
}

export type ListeningEvent = ListenedAtDoor;

export const listeningEvolvers: Evolvers<ListeningEvent> = {
  ListenedAtDoor: (state, { creature, door }) => withAttempt(state, { creature, target: door, kind: 'listen' }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly listening: ListeningEvent;
  }
}
