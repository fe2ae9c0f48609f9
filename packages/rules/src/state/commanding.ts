import type { CreatureId, Seat, TakenPart, UserId } from '../core/index.ts';
import type { Creature } from './creature.ts';
import type { GameState } from './state.ts';

/** Does this seat look on, and nothing more? */
export const watches = (seat: Seat): boolean => seat.role === 'spectator';

/** May this seat give orders to this creature? The referee to all, a player to the own characters. */
export function commands(seat: Seat, creature: Creature): boolean {
  if (seat.role !== 'player') return seat.role === 'referee';
  return seat.as ? isPartOf(seat.as, creature) : creature.owner === seat.user;
}

/** Whether a creature is among those whose part the referee takes. */
function isPartOf(part: TakenPart, { id, kind, owner, hidden }: Creature): boolean {
  switch (part.kind) {
    case 'party':
      return kind !== 'monster' && !hidden;
    case 'creature':
      return id === part.creature && !hidden;
    case 'player':
      return owner === part.user;
    case 'spectator':
      return false;
    default:
      return part satisfies never;
  }
}

/** Who plays a creature, to be told what is theirs to know; nobody for those of the referee. */
export function ownersOf({ creatures }: Pick<GameState, 'creatures'>, creature: CreatureId): readonly UserId[] {
  const owner = creatures[creature]?.owner;
  return owner ? [owner] : [];
}
