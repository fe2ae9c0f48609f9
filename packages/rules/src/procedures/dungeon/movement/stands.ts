import { type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId, GameEvent, Line, UserId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { lyingThings } from '../../../state/lying.ts';
import type { GameState } from '../../../state/state.ts';
import { isPlaced, isPublic, ofParty, SPECTATOR } from '../../situation/sight/known.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';

/**
 * After whatever a command did: moves from which something followed that their players may know of stand. What they may
 * not know of, such as a die thrown behind the screen, leaves them as they are: so that a move can be taken back or not
 * tells nothing.
 */
export function letMovesStand(play: Play, before: GameState): void {
  const { lastMoves, rounds } = play.state;
  if (!lastMoves) return;
  const open = (Object.keys(lastMoves) as UserId[]).filter((user) => lastMoves[user]?.against === null);
  if (open.length === 0) return;
  if (rounds !== before.rounds) return play.happen({ type: 'MovesStood', of: open, against: 'followed' });
  const seen = hasSeenMore(play, before) ? open : [];
  const told = open.filter((user) => !seen.includes(user) && isToldMore(play, before, user));
  if (seen.length > 0) play.happen({ type: 'MovesStood', of: seen, against: 'seen' });
  if (told.length > 0) play.happen({ type: 'MovesStood', of: told, against: 'followed' });
}

const DISCOVERIES: readonly GameEvent['type'][] = ['SquaresExplored', 'DoorRecognised', 'SecretDoorSeen'];

/** Whether the table sees ground, a door, a creature or a thing that it did not see. */
function hasSeenMore({ events, state }: Play, before: GameState): boolean {
  if (events.some(({ type }) => DISCOVERIES.includes(type))) return true;
  const others = othersInSight(before);
  for (const [other, square] of othersInSight(state)) {
    const was = others.get(other);
    if (!was || !sameSquare(was, square)) return true;
  }
  const lay = thingsInSight(before);
  return thingsInSight(state).some((thing) => !lay.includes(thing));
}

function othersInSight(state: GameState): ReadonlyMap<CreatureId, Square> {
  const others = Object.values(state.creatures).filter((creature) => !ofParty(state, creature));
  return new Map(
    others.flatMap(({ id, at }) => {
      const found = state.creatures[id];
      return at && found && isPublic(state, found) && isPlaced(state, SPECTATOR, found)
        ? [[id, at.square] as const]
        : [];
    }),
  );
}

const thingsInSight = (state: GameState): readonly string[] =>
  lyingThings(state)
    .filter((thing) => isLyingKnown(state, SPECTATOR, thing))
    .map(({ item }) => item.id);

/** Whether somebody is told of more than walks and words. */
function isToldMore({ events, after, game }: Play, before: GameState, user: UserId): boolean {
  const seat = { role: 'player', user, name: '' } as const;
  return events.some((event, at) => {
    const [then, now] = [after[at - 1] ?? before, after[at] ?? before];
    const line = IDLE.includes(event.type) ? null : game.tell(event, seat, now, then);
    return line !== null && !isTalk(line);
  });
}

/** Moves with the rooms they lead into, and dice that somebody throws for the joy of it. */
const IDLE: readonly GameEvent['type'][] = [
  'CreatureMoved',
  'FallenBorne',
  'MoveTakenBack',
  'RoomEntered',
  'DiceRolled',
  'Narrated',
];

const isTalk = ({ kind, what }: Line): boolean => kind === 'speech' || kind === 'whisper' || what?.type === 'keeping';
