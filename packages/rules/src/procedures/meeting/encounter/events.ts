import type { CreatureId, Note } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type Adventure, withAdventure } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter, EncounterMode, EncounterStep, Side } from '../../../state/encounter.ts';
import { turnOf, withCreature } from '../../../state/read.ts';
import { ableOf, withCombat, withEncounter, withoutMembers } from '../../../state/sides.ts';
import { boardAt, isApart } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { metNow } from './met-before.ts';
import { helplessBefore, overcomeBy, overcomeIn } from './overcome.ts';

export interface EncounterBegan {
  readonly type: 'EncounterBegan';
  readonly encounter: Encounter;
  /** Those whom the players see from now on. */
  readonly revealed: readonly CreatureId[];
}

/** Somebody came into it, or left another side of it; the side is new when no side has its id. */
export interface EncounterJoined {
  readonly type: 'EncounterJoined';
  readonly side: Side;
  readonly joining: readonly CreatureId[];
  /** Who called them: they act beside this one from now on; absent for those who act from the next round on. */
  readonly beside?: CreatureId;
  /** The table does not see them yet; absent for those it sees from now on. */
  readonly unseen?: true;
}

/** Monsters have come, as all could see, while rounds run: the referee says whether they take part. */
export interface NewcomersCame {
  readonly type: 'NewcomersCame';
  readonly creatures: readonly CreatureId[];
}

/** Those who came take no part. */
export interface NewcomersLeftOut {
  readonly type: 'NewcomersLeftOut';
  readonly creatures: readonly CreatureId[];
}

/** Some of those who were met take no further part: they neither fled nor fell, and are no loss to their side. */
export interface EncounterLeft {
  readonly type: 'EncounterLeft';
  readonly creatures: readonly CreatureId[];
}

/** Those who are hidden where the party looks as a turn ends, and whom the referee lets lurk; nobody where there were such before. */
export interface LeftLurking {
  readonly type: 'LeftLurking';
  readonly creatures: readonly CreatureId[];
}

export interface EncounterStepBegan {
  readonly type: 'EncounterStepBegan';
  readonly step: EncounterStep;
}

export interface EncounterStepSkipped {
  readonly type: 'EncounterStepSkipped';
  readonly step: EncounterStep;
}

export interface EncounterModeChanged {
  readonly type: 'EncounterModeChanged';
  readonly mode: EncounterMode;
  /** Who speaks to the others; absent where nobody does by name. */
  readonly speaker?: CreatureId;
}

export interface EncounterConcluded {
  readonly type: 'EncounterConcluded';
  readonly rounds: number;
  readonly turns: number;
  /** Experience that the defeated are worth to those who overcame them. */
  readonly experience: number;
  /** What the book says of how they stand; absent for nothing. */
  readonly notes?: readonly Note[];
  /** Nobody is left to fight but on the party's side, and somebody there; older logs leave it out, and asked for nobody there. */
  readonly won?: boolean;
}

export type EncounterEvent =
  | EncounterBegan
  | EncounterJoined
  | NewcomersCame
  | NewcomersLeftOut
  | EncounterLeft
  | LeftLurking
  | EncounterStepBegan
  | EncounterStepSkipped
  | EncounterModeChanged
  | EncounterConcluded;

export const encounterEvolvers: Evolvers<EncounterEvent> = {
  EncounterBegan: (state, { encounter, revealed }) => ({
    ...boardWith(shown(state, revealed), encounter),
    encounter,
    drawnUp: null,
  }),
  EncounterJoined: (state, { side, joining, beside, unseen }) =>
    withEncounter(unseen ? state : shown(state, joining), (encounter) => ({
      ...takingPart(encounter, joining),
      combat: encounter.combat && beside ? actingBeside(encounter.combat, beside, joining) : encounter.combat,
      sides: encounter.sides.some((found) => found.id === side.id)
        ? encounter.sides.map((found) => (found.id === side.id ? side : found))
        : [...encounter.sides.map((found) => withoutMembers(found, joining)), side],
    })),
  NewcomersCame: (state, { creatures }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      newcomers: [...new Set([...(encounter.newcomers ?? []), ...creatures])],
    })),
  NewcomersLeftOut: (state, { creatures }) =>
    withEncounter(state, (encounter) => ({
      ...withoutNewcomers(encounter, creatures),
      leftOut: [...new Set([...(encounter.leftOut ?? []), ...creatures])],
    })),
  EncounterLeft: (state, { creatures }) =>
    withCombat(
      withEncounter(state, (encounter) => ({
        ...encounter,
        sides: encounter.sides.map((side) => withoutMembers(side, creatures)),
        leftOut: [...new Set([...(encounter.leftOut ?? []), ...creatures])],
      })),
      (combat) => ({
        ...combat,
        actors: combat.actors.map((actors) => actors.filter((one) => !creatures.includes(one))),
      }),
    ),
  LeftLurking: ({ lurking: _, ...state }, { creatures }) =>
    creatures.length > 0 ? { ...state, lurking: creatures } : state,
  EncounterStepBegan: (state, { step }) => withEncounter(state, (encounter) => ({ ...encounter, step })),
  EncounterStepSkipped: (state) => state,
  EncounterModeChanged: (state, { mode, speaker }) =>
    withEncounter(mode === 'combat' ? withoutRouted(state) : state, ({ answered: _, ...encounter }) => ({
      ...encounter,
      mode,
      flight: mode === 'combat' ? null : encounter.flight,
      ...(speaker ? { speaker } : {}),
    })),
  EncounterConcluded: (state, { won = foesAreOut(state) }) => ({
    ...metNow(withoutRouted(withAdventure(state, (adventure) => wonOver(state, adventure, won)))),
    encounter: null,
  }),
};

/** An encounter without these among those of whom the referee is still to be asked. */
function withoutNewcomers({ newcomers = [], ...encounter }: Encounter, these: readonly CreatureId[]): Encounter {
  const left = newcomers.filter((one) => !these.includes(one));
  return left.length > 0 ? { ...encounter, newcomers: left } : encounter;
}

/** An encounter in which these take part: nobody has left them out, nor is asked about them. */
function takingPart(encounter: Encounter, these: readonly CreatureId[]): Encounter {
  const { leftOut = [], ...others } = withoutNewcomers(encounter, these);
  const left = leftOut.filter((one) => !these.includes(one));
  return left.length > 0 ? { ...others, leftOut: left } : others;
}

/** Some act in a round wherever another does. */
const actingBeside = (combat: CombatRound, other: CreatureId, some: readonly CreatureId[]): CombatRound => ({
  ...combat,
  actors: combat.actors.map((actors) => (actors.includes(other) ? [...actors, ...some] : actors)),
});

/** With the scene on the board where those of the party stand who are met: that is where the action is. */
function boardWith(state: GameState, { sides }: Encounter): GameState {
  const met = sides.filter(({ kind }) => kind === 'party').flatMap(({ members }) => members);
  const [first] = met.flatMap((member) => state.creatures[member] ?? []).filter((one) => isApart(state, one));
  return first?.at ? boardAt(state, first.at.scene) : state;
}

/** Those of the encounter who were overcome, with those of the encounters before. */
function wonOver(state: GameState, before: Adventure, won: boolean): Partial<Adventure> {
  const fallen = overcomeBy(state, state.encounter);
  const overcome = overcomeIn(state, state.encounter);
  const helpless = helplessSince(state, before, fallen);
  const had = before.helpless ?? [];
  const now = {
    overcome: [...before.overcome, ...overcome],
    ...(helpless.length > 0 || had.length > 0 ? { helpless } : {}),
  };
  return won && (overcome.length > 0 || helpless.length > had.length) ? { ...now, wonIn: turnOf(state) } : now;
}

/** Whoever lies helpless now, and of those before whoever has not been met again. */
function helplessSince(state: GameState, { helpless = [] }: Adventure, fallen: readonly Creature[]) {
  const now = helplessBefore(state, state.encounter).map(({ id }) => id);
  return [...new Set([...helpless.filter((one) => fallen.every(({ id }) => id !== one)), ...now])];
}

/** Nobody who was met is left to fight. */
export const foesAreOut = (state: GameState): boolean =>
  (state.encounter?.sides ?? []).every((side) => side.kind === 'party' || ableOf(state, side).length === 0);

/** Without those who lost heart, and whom nobody goes after any more. */
const withoutRouted = (state: GameState): GameState =>
  (state.encounter?.flight?.routed ?? []).reduce(
    (now, creature) => withCreature(now, creature, (found) => (isGone(found) ? { ...found, at: null } : found)),
    state,
  );

const isGone = ({ conditions }: Creature): boolean => conditions.includes('fled') && !conditions.includes('dead');

const shown = (state: GameState, creatures: readonly CreatureId[]): GameState =>
  creatures.reduce(
    (now, creature) => withCreature(now, creature, (found) => (found.hidden ? { ...found, hidden: false } : found)),
    state,
  );

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly encounter: EncounterEvent;
  }
}
