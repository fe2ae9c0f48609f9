import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import { isNameOfHelp } from '../../../state/called.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { staysHome, withMember, withoutMember } from '../../../state/members.ts';
import { isOvercome, stillCounted } from '../../../state/overcome.ts';
import { withCreature } from '../../../state/read.ts';
import { withIcon } from '../../../state/shape.ts';
import {
  membersOf,
  sideOf,
  withCombat,
  withEncounter,
  withoutBent,
  withoutMembers,
  withSide,
} from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { nameOfShown } from '../../situation/sight/side-name.ts';
import type { CreatureFacts } from './commands.ts';

export interface CreatureAdded {
  readonly type: 'CreatureAdded';
  readonly creature: Creature;
}

export interface CreaturePlaced {
  readonly type: 'CreaturePlaced';
  readonly creature: CreatureId;
  readonly at: Place | null;
}

export interface CreatureHidden {
  readonly type: 'CreatureHidden';
  readonly creature: CreatureId;
  readonly hidden: boolean;
  /** Whom its line names, where several are shown at once: all of them at the last, nobody before; absent where it is one alone. */
  readonly named?: readonly CreatureId[];
}

export interface FaceSet {
  readonly type: 'FaceSet';
  readonly creature: CreatureId;
  readonly icon: string | null;
}

export interface PoseSet {
  readonly type: 'PoseSet';
  readonly creature: CreatureId;
  /** Eighths of a turn from north, clockwise; null for where they look now. */
  readonly facing: number | null;
  /** Feet above the floor. */
  readonly elevation: number;
  /** Squares from side to side; 0 for what the size takes. @most 6 */
  readonly across: number;
}

export interface CreatureRenamed {
  readonly type: 'CreatureRenamed';
  readonly creature: CreatureId;
  readonly name: string;
  readonly icon: string | null;
  /** Of a monster: it is theirs alone, and no word for what they are. */
  readonly ownName: boolean;
}

export interface CreatureEdited {
  readonly type: 'CreatureEdited';
  readonly creature: CreatureId;
  readonly facts: CreatureFacts;
}

export interface HitPointsSet {
  readonly type: 'HitPointsSet';
  readonly creature: CreatureId;
  readonly now: number;
  readonly max: number;
}

export interface CreatureRemoved {
  readonly type: 'CreatureRemoved';
  readonly creature: CreatureId;
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface MembershipSet {
  readonly type: 'MembershipSet';
  readonly creature: CreatureId;
  readonly member: boolean;
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface NotesWritten {
  readonly type: 'NotesWritten';
  readonly creature: CreatureId;
  readonly notes: string;
}

export type CreatureEvent =
  | CreatureAdded
  | CreaturePlaced
  | CreatureHidden
  | CreatureRenamed
  | FaceSet
  | PoseSet
  | CreatureEdited
  | HitPointsSet
  | CreatureRemoved
  | MembershipSet
  | NotesWritten;

export const creatureEvolvers: Evolvers<CreatureEvent> = {
  CreatureAdded: (state, { creature }) => {
    const there = { ...state, creatures: { ...state.creatures, [creature.id]: creature } };
    return creature.kind === 'monster' || creature.hidden ? there : withMember(there, creature.id);
  },
  CreaturePlaced: (state, { creature, at }) =>
    withCreature(at ? fromHome(state, creature) : state, creature, ({ fresh, elevation, ...found }) => ({
      ...found,
      at,
      ...(fresh && !at ? { fresh } : {}),
      ...(elevation !== undefined && at?.scene === found.at?.scene ? { elevation } : {}),
    })),
  CreatureHidden: (state, { creature, hidden }) =>
    renamedSide(
      state,
      veiled(
        withCreature(state, creature, (found) => ({ ...found, hidden })),
        creature,
      ),
      creature,
    ),
  FaceSet: (state, { creature, icon }) => withCreature(state, creature, (found) => withIcon(found, icon)),
  PoseSet: (state, { creature, facing, elevation, across }) =>
    withCreature(state, creature, ({ elevation: _height, across: _room, ...found }) => ({
      ...found,
      ...(facing === null ? {} : { facing }),
      ...(elevation === 0 ? {} : { elevation }),
      ...(across === 0 ? {} : { across }),
    })),
  CreatureRenamed: (state, { creature, name, icon, ownName }) =>
    withCreature(state, creature, ({ ownName: _before, ...found }) => ({
      ...withIcon(found, icon),
      name,
      ...(ownName && found.kind === 'monster' ? { ownName } : {}),
      ...(isNameOfHelp(state.engagements[creature]?.kind, name) ? { ownName: false } : {}),
    })),
  CreatureEdited: (state, { creature, facts }) =>
    veiled(
      withCreature(state, creature, (found) => ({ ...bare(found), ...facts })),
      creature,
    ),
  HitPointsSet: (state, { creature, now, max }) =>
    withCreature(state, creature, (found) => ({ ...found, hitPoints: { now, max } })),
  CreatureRemoved: (state, { creature }) =>
    without(
      withoutBent(stillCounted(state, creature), (one) => one === creature),
      creature,
    ),
  MembershipSet: (state, { creature, member }) =>
    veiled(member ? withMember(state, creature) : withoutMember(state, creature), creature),
  NotesWritten: (state, { creature, notes }) => withCreature(state, creature, (found) => ({ ...found, notes })),
};

/** What somebody was called by older logs stays as it was told: bare. */
export const creatureLifts: Lifts<CreatureEvent> = {
  CreatureRenamed: () => ({ ownName: true }),
};

/** What an edit leaves as it is: the name of the thing, its place and how it stands there, what it has walked, which things it wears, and what it is by itself. */
const bare = ({ id, at, moved, facing = null, across, elevation, worn, shifted }: Creature) => ({
  id,
  at,
  moved,
  facing,
  ...(across === undefined ? {} : { across }),
  ...(elevation === undefined ? {} : { elevation }),
  ...(worn ? { worn } : {}),
  ...(shifted ? { shifted } : {}),
});

/** Whoever is put on a map stays at home no longer. */
const fromHome = (state: GameState, creature: CreatureId): GameState =>
  staysHome(state, creature) ? withMember(state, creature) : state;

/** Old logs hide members of the party, whom its list and its order would name to all: they have left it. */
const veiled = (state: GameState, creature: CreatureId): GameState =>
  state.creatures[creature]?.hidden && state.party.members.includes(creature) ? withoutMember(state, creature) : state;

/** A side that goes by those of it who are not hidden goes by one more, or one less, of them. */
function renamedSide(before: GameState, now: GameState, creature: CreatureId): GameState {
  const side = sideOf(now.encounter, creature);
  if (side?.kind !== 'monsters' || side.name !== nameOfShown(membersOf(before, side))) return now;
  return withSide(now, side.id, (found) => ({ ...found, name: nameOfShown(membersOf(now, side)) }));
}

/** Out of everything that names it: the party, the encounter, its lights. Its side began without it, unless it was overcome: that is a loss. */
function without(state: GameState, creature: CreatureId): GameState {
  const { [creature]: found, ...creatures } = state.creatures;
  const { [creature]: _over, ...engagements } = state.engagements;
  const lights = Object.values(state.lights).filter(({ carriedBy }) => carriedBy !== creature);
  const isLoss = found !== undefined && isOvercome(found);
  const leaves = (side: Side): Side => {
    const left = withoutMembers(side, [creature]);
    return isLoss ? { ...left, initial: side.initial } : left;
  };
  const gone = withCombat(
    withEncounter(state, (encounter) => ({ ...encounter, sides: encounter.sides.map(leaves) })),
    (combat) => ({ ...combat, actors: combat.actors.map((place) => place.filter((actor) => actor !== creature)) }),
  );
  return {
    ...withoutMember(gone, creature),
    creatures,
    engagements,
    lights: Object.fromEntries(lights.map((light) => [light.id, light])),
  };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly creature: CreatureEvent;
  }
}
