import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic, ofParty } from '../../situation/sight/known.ts';
import { isPlaceSeen, seesOne } from '../../situation/sight/sight.ts';

/**
 * After whatever a command did: monsters that have come into the table's view are told of, each once. Those whom an
 * encounter begins with are told of by that, and those whom the referee lays before all by the board.
 */
export function noticeNewcomers(play: Play, before: GameState): void {
  const { state } = play;
  const met = state.encounter?.id === before.encounter?.id ? [] : membersOf(state);
  const fresh = Object.values(state.creatures).filter(
    (one) => isNew(state, before, one) && !met.includes(one.id) && inView(state, one),
  );
  // Whoever came and struck at once is told of by the blow.
  const struck = new Set(play.events.flatMap((event) => (event.type === 'AttackRolled' ? [event.attacker] : [])));
  see(
    play,
    fresh.filter(({ id }) => struck.has(id)),
    { quiet: true },
  );
  see(
    play,
    fresh.filter(({ id }) => !struck.has(id)),
  );
}

function see(play: Play, fresh: readonly Creature[], telling: { readonly quiet?: true } = {}): void {
  const creatures = fresh.map(({ id }) => id);
  if (fresh.length > 0) play.happen({ type: 'NewcomersSeen', creatures, by: seenBy(play.state, fresh), ...telling });
}

const membersOf = ({ encounter }: GameState): readonly CreatureId[] =>
  encounter?.sides.flatMap(({ members }) => members) ?? [];

/** A living monster of the board that was there before, out of the table's sight, and has not been told of. */
function isNew(state: GameState, before: GameState, one: Creature): boolean {
  const was = before.creatures[one.id];
  return (
    one.kind === 'monster' &&
    one.at !== null &&
    !one.hidden &&
    !isDead(one) &&
    !ofParty(state, one) &&
    !state.newcomersSeen?.includes(one.id) &&
    was !== undefined &&
    was.at !== null &&
    !inView(before, was)
  );
}

/** Whether the table sees it where it stands; whoever is only felt in the dark is not seen. */
const inView = (state: GameState, one: Creature): boolean => isPublic(state, one) && isPlaceSeen(state, one.at);

/** Who of those whom the table knows sees the first of them; null where it is nobody's eyes that show them. */
function seenBy(state: GameState, [first]: readonly Creature[]): CreatureId | null {
  const scene = first?.at && state.scenes[first.at.scene];
  if (!scene || !first.at) return null;
  const { square } = first.at;
  const eyes = partyOf(state).filter((member) => isPublic(state, member) && member.at?.scene === scene.id);
  return eyes.find((member) => seesOne(state, scene, member, [square]))?.id ?? null;
}
