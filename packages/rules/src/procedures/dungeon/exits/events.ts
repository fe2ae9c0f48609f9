import { addSquares } from '@lanthorn/geometry';
import type { CreatureId, ExitId, SceneId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { Place } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import type { ExitKind } from '../../../state/scene.ts';
import { goneTo } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { withScene } from '../../table/scene/events.ts';

export interface Arrival {
  readonly creature: CreatureId;
  readonly at: Place;
}

/** Some took a way out, and have arrived where it leads. */
export interface ExitUsed {
  readonly type: 'ExitUsed';
  readonly scene: SceneId;
  readonly exit: ExitId;
  readonly kind: ExitKind;
  readonly arrivals: readonly Arrival[];
}

/** Some in service did not take a way out into the dark: they are more than their leader may lead there. */
export interface StayedBehind {
  readonly type: 'StayedBehind';
  readonly creatures: readonly CreatureId[];
  readonly leader: CreatureId;
  readonly most: number;
}

/** The referee set some down on a map, where they play on. */
export interface CreaturesSent {
  readonly type: 'CreaturesSent';
  readonly arrivals: readonly Arrival[];
}

export interface ViewShared {
  readonly type: 'ViewShared';
  readonly shared: boolean;
}

export type ExitsEvent = ExitUsed | StayedBehind | CreaturesSent | ViewShared;

export const exitsEvolvers: Evolvers<ExitsEvent> = {
  ExitUsed: (state, { arrivals }) => arrived(state, arrivals),
  StayedBehind: (state) => state,
  CreaturesSent: (state, { arrivals }) => arrived(state, arrivals),
  ViewShared: ({ sharedView: _before, ...state }, { shared }) => ({
    ...state,
    ...(shared ? { sharedView: true } : {}),
  }),
};

function arrived(state: GameState, arrivals: readonly Arrival[]): GameState {
  const moved = arrivals.reduce(
    (now, { creature, at }) => withCreature(now, creature, (found) => elsewhere(found, { at })),
    state,
  );
  const party = arrivals.filter(({ creature }) => isOfParty(state, creature));
  const [first] = party;
  if (!first) return moved;
  const scene = first.at.scene;
  const walked = withScene(moved, scene, (found) => ({
    ...found,
    walked: addSquares(
      found.walked,
      party.map(({ at }) => at.square),
    ),
  }));
  return goneTo(
    walked,
    party.map(({ creature }) => creature),
    scene,
  );
}

const isOfParty = ({ party, creatures }: GameState, creature: CreatureId): boolean =>
  party.members.includes(creature) || (creatures[creature]?.owner ?? null) !== null;

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly exits: ExitsEvent;
  }
}
