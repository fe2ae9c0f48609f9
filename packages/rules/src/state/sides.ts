import type { CreatureId, SideId } from '../core/index.ts';
import { nameOfOne } from './called.ts';
import type { Creature } from './creature.ts';
import type { CombatRound, Encounter, Side } from './encounter.ts';
import { hasYielded, isCapable, isOut, withCreature } from './read.ts';
import type { GameState } from './state.ts';
import { insideOf } from './swallowed.ts';

export const sideOf = (encounter: Encounter | null, creature: CreatureId): Side | null =>
  encounter?.sides.find((side) => side.members.includes(creature)) ?? null;

export const sideNamed = (encounter: Encounter | null, side: SideId): Side | null =>
  encounter?.sides.find((found) => found.id === side) ?? null;

/** Whether a creature stands with the party or against it; who is on no side is met. */
export const sideKind = (encounter: Encounter | null, creature: CreatureId): Side['kind'] =>
  sideOf(encounter, creature)?.kind ?? 'monsters';

export const membersOf = (state: GameState, side: Side): readonly Creature[] =>
  side.members.flatMap((member) => state.creatures[member] ?? []);

/** Whether a side went after those who flee, and has let them go while others go on. */
export const hasLetGo = (encounter: Encounter | null, side: SideId): boolean =>
  encounter?.flight?.left?.includes(side) === true;

/** Whether the party has got away from those it met: of the meeting nothing is left but to conclude it. */
export const hasGotAway = (encounter: Encounter | null): boolean =>
  encounter?.flight?.outcome === 'evaded' && sideNamed(encounter, encounter.flight.fleeing)?.kind === 'party';

/** A side that some have left, who no longer count among those it began with. */
export function withoutMembers(side: Side, leaving: readonly CreatureId[]): Side {
  const members = side.members.filter((member) => !leaving.includes(member));
  const left = side.members.length - members.length;
  return left === 0 ? side : { ...side, members, initial: side.initial - left };
}

/** Those of a side who can still act. */
export const ableOf = (state: GameState, side: Side): readonly Creature[] => membersOf(state, side).filter(isCapable);

/** Whether somebody of the party in an encounter can still act. */
export const partyStands = (state: GameState, { sides }: Encounter): boolean =>
  sides.some((side) => side.kind === 'party' && ableOf(state, side).length > 0);

/** Against whom somebody confused is bent in this round; null for all others. */
export function bentOn(encounter: Encounter | null, creature: CreatureId): 'foes' | 'friends' | null {
  const found = encounter?.bent?.[creature];
  return found && found.round === encounter?.round ? found.on : null;
}

/**
 * Everybody in the encounter who is neither on this creature's side nor out of it, and has not given up. Whoever has been
 * swallowed has no foe but what swallowed them, and is nobody's.
 */
export function foesOf(state: GameState, creature: CreatureId): readonly Creature[] {
  const within = insideOf(state, creature);
  const own = sideOf(state.encounter, creature);
  return standing(state, (side) => side.id !== own?.id).filter((foe) => within === null || foe.id === within);
}

/** Whom this creature strikes at: its foes, or the others of its side where it is confused and bent on friends. What has swallowed it is struck at either way. */
export function targetsOfBlows(state: GameState, creature: CreatureId): readonly Creature[] {
  if (bentOn(state.encounter, creature) !== 'friends' || insideOf(state, creature)) return foesOf(state, creature);
  const own = sideOf(state.encounter, creature);
  return standing(state, (side) => side.id === own?.id).filter((friend) => friend.id !== creature);
}

/** Those of some sides who are neither out of the fight nor swallowed, and have not given up. */
const standing = (state: GameState, which: (side: Side) => boolean): readonly Creature[] =>
  (state.encounter?.sides ?? [])
    .filter(which)
    .flatMap((side) => membersOf(state, side))
    .filter((one) => !isOut(one) && !hasYielded(one) && insideOf(state, one.id) === null);

export const withEncounter = (state: GameState, change: (found: Encounter) => Encounter): GameState =>
  state.encounter ? { ...state, encounter: change(state.encounter) } : state;

export const withSide = (state: GameState, side: SideId, change: (found: Side) => Side): GameState =>
  withEncounter(state, (encounter) => ({
    ...encounter,
    sides: encounter.sides.map((found) => (found.id === side ? change(found) : found)),
  }));

export const withCombat = (state: GameState, change: (found: CombatRound) => CombatRound): GameState =>
  withEncounter(state, (encounter) =>
    encounter.combat ? { ...encounter, combat: change(encounter.combat) } : encounter,
  );

/** The state in which some are no longer bent on anybody. */
export const withoutBent = (state: GameState, which: (creature: CreatureId) => boolean): GameState =>
  withEncounter(state, (encounter) => {
    if (!encounter.bent) return encounter;
    const left = Object.entries(encounter.bent).filter(([creature]) => !which(creature as CreatureId));
    return { ...encounter, bent: Object.fromEntries(left) };
  });

/** Somebody is stunned till a round of the fight is over, or longer where they are stunned longer already. */
export const stunnedTill = (state: GameState, creature: CreatureId, round: number): GameState =>
  withCreature(
    withEncounter(state, ({ stunned, ...encounter }) => ({
      ...encounter,
      stunned: { ...stunned, [creature]: Math.max(round, stunned?.[creature] ?? round) },
    })),
    creature,
    (found) => ({ ...found, conditions: [...found.conditions.filter((each) => each !== 'stunned'), 'stunned'] }),
  );

/** What a side is called whose members stay hidden. */
export const UNSEEN = 'The unseen';

/**
 * `is` or `are`, as the side's name needs it. It goes by the name alone: how many are on the side, the hidden ones
 * included, must not show.
 */
export const isOrAre = (state: GameState, side: Side): string =>
  side.name === UNSEEN || (side.kind === 'monsters' && isPlural(state, side)) ? 'are' : 'is';

const isPlural = (state: GameState, side: Side): boolean =>
  /(s|men|mice)$/.test(side.name) && !membersOf(state, side).some((member) => nameOfOne(member) === side.name);
