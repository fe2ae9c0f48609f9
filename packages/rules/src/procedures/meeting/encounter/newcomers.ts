import type { CreatureId } from '../../../core/index.ts';
import type { Following } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isOut, isPresent } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';

/**
 * Whoever comes to where an encounter is under way takes part in it: one of the party on its side; monsters, as soon as
 * the table sees them, with those who are met, where these are of one side. On which of several the referee says.
 */
export const newcomersJoin: Following = (play, before) => {
  const { encounter } = play.state;
  if (!encounter || before.encounter?.id !== encounter.id) return;
  const come = Object.values(play.state.creatures).filter(
    (one) => !sideOf(encounter, one.id) && isThere(play.state, one) && !wasThere(before, play.state, one.id),
  );
  const inParty = ({ id }: Creature) => isMember(play.state, id);
  const monsters = come.filter((one) => one.kind === 'monster' && !inParty(one) && isWatched(play.state, one));
  for (const [side, creatures] of [
    [onlySide(encounter, 'party'), come.filter(inParty)],
    [onlySide(encounter, 'monsters'), monsters],
  ] as const)
    if (side && creatures.length > 0)
      play.happen({
        type: 'EncounterJoined',
        ...joined(
          side,
          creatures.map(({ id }) => id),
        ),
      });
};

/** A side with these besides, and who they are. */
export const joined = (side: Side, joining: readonly CreatureId[]) => ({
  side: { ...side, members: [...side.members, ...joining], initial: side.initial + joining.length },
  joining,
});

const isThere = (state: GameState, one: Creature): boolean =>
  one.at !== null && isPresent(state, one) && !one.hidden && !isOut(one);

const isMember = ({ party }: GameState, creature: CreatureId): boolean => party.members.includes(creature);

/** Whoever stood there already and took no part goes on doing so, unless they have come into the party since. */
function wasThere(before: GameState, now: GameState, creature: CreatureId): boolean {
  const one = before.creatures[creature];
  return one !== undefined && isThere(before, one) && isMember(before, creature) === isMember(now, creature);
}

/** The side of a kind, where there is one alone. */
function onlySide({ sides }: Encounter, wanted: Side['kind']): Side | null {
  const [first, more] = sides.filter(({ kind }) => kind === wanted);
  return first && !more ? first : null;
}
