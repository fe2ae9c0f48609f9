import type { CreatureId } from '../../../core/index.ts';
import type { Following, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isOut } from '../../../state/read.ts';
import { membersOf, sideOf, UNSEEN } from '../../../state/sides.ts';
import { isInPlay } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { nameOfShown } from '../../situation/sight/side-name.ts';

/**
 * Whoever comes to where an encounter is under way takes part in it: one of the party on its side; monsters, as soon as
 * the table sees them, with those who are met, where these are of one side. Once rounds run, the referee is asked of them
 * instead. Of several sides, or on no map (nobody is seen to come), the referee says.
 */
export const newcomers: Following = (play, before) => {
  const { encounter } = play.state;
  if (!encounter || before.encounter?.id !== encounter.id) return;
  const come = Object.values(play.state.creatures).filter(
    (one) => !sideOf(encounter, one.id) && isThere(play.state, encounter, one) && !wasThere(before, play.state, one),
  );
  const inParty = ({ id }: Creature) => isMember(play.state, id);
  const isLeftOut = ({ id }: Creature) => encounter.leftOut?.includes(id) ?? false;
  const monsters = come.filter(
    (one) => one.kind === 'monster' && !inParty(one) && !isLeftOut(one) && isWatched(play.state, one),
  );
  joinAtOnce(play, onlySide(encounter, 'party'), come.filter(inParty));
  if (encounter.combat) askOf(play, monsters);
  else joinAtOnce(play, onlySide(encounter, 'monsters'), monsters);
};

/** These take part on a side from now on; none of them where there is no such side. */
function joinAtOnce(play: Play, side: Side | null, creatures: readonly Creature[]): void {
  const joining = creatures.map(({ id }) => id);
  if (side && joining.length > 0) play.happen({ type: 'EncounterJoined', ...joined(play.state, side, joining) });
}

/** The referee is to say whether these take part, and on whose side. */
function askOf(play: Play, monsters: readonly Creature[]): void {
  if (monsters.length > 0) play.happen({ type: 'NewcomersCame', creatures: monsters.map(({ id }) => id) });
}

/** Those who came while rounds ran and are still in view, of whom the referee has not said whether they take part. */
export const newcomersIn = (state: GameState, encounter: Encounter): readonly Creature[] =>
  (encounter.newcomers ?? [])
    .flatMap((one) => state.creatures[one] ?? [])
    .filter((one) => isThere(state, encounter, one) && isWatched(state, one) && !sideOf(encounter, one.id));

/** A side with these besides, and who they are. @param shown the table sees them from now on, hidden though they were */
export const joined = (state: GameState, side: Side, joining: readonly CreatureId[], shown = false) => ({
  side: {
    ...side,
    name: nameWith(
      state,
      side,
      joining.flatMap((one) => state.creatures[one] ?? []).map((one) => (shown ? { ...one, hidden: false } : one)),
    ),
    members: [...side.members, ...joining],
    initial: side.initial + joining.length,
  },
  joining,
});

/** A side of monsters goes by its newcomers too, unless it is called unseen though they are not hidden. */
function nameWith(state: GameState, side: Side, joining: readonly Creature[]): string {
  const members = membersOf(state, side);
  if (side.kind !== 'monsters' || (side.name === UNSEEN && nameOfShown(members) !== UNSEEN)) return side.name;
  return nameOfShown([...members, ...joining]);
}

/** Whether somebody stands, for all to see, on a map where one of the encounter does. */
const isThere = ({ creatures }: GameState, { sides }: Encounter, one: Creature): boolean =>
  !one.hidden &&
  !isOut(one) &&
  sides.some(({ members }) => members.some((member) => isOnMapOf(one, creatures[member])));

const isOnMapOf = ({ at }: Creature, other: Creature | undefined): boolean =>
  at !== null && other !== undefined && !isOut(other) && other.at?.scene === at.scene;

const isMember = ({ party }: GameState, creature: CreatureId): boolean => party.members.includes(creature);

/**
 * Whoever stood on that map already and took no part goes on doing so: a monster that was in view, or whose map is only
 * now played on; one of the party unless they have come into it since. Whoever is raised or freed has not come.
 */
function wasThere(before: GameState, now: GameState, one: Creature): boolean {
  const was = before.creatures[one.id];
  if (!was?.at || was.hidden || was.at.scene !== one.at?.scene || isMember(before, one.id) !== isMember(now, one.id))
    return false;
  return one.kind !== 'monster' || isMember(now, one.id) || !isInPlay(before, was.at.scene) || isWatched(before, was);
}

/** The side of a kind, where there is one alone. */
function onlySide({ sides }: Encounter, wanted: Side['kind']): Side | null {
  const [first, more] = sides.filter(({ kind }) => kind === wanted);
  return first && !more ? first : null;
}
