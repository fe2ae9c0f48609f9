import { type CreatureId, id, impossible, objections, type Roll, type RuleId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { ableOf, sideNamed, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { losesRound } from '../../situation/round/lost-round.ts';
import { showsAnybody } from '../../situation/round/shown-order.ts';
import { hasOnlySlow, isAlwaysLast } from '../../situation/round/slow.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { initiativeCommands } from './commands.ts';
import type { InitiativeRoll } from './events.ts';
import { firstPlaces, outshotNote } from './first-fire.ts';
import { declaring, mayRollInitiative } from './may.ts';
import { quickNote } from './quick.ts';
import type { Contestant } from './rule.ts';

/** The places of the round, as the dice have them or as they stand; then it goes on to the first phase. */
export function throwInitiative(play: Play): void {
  const standing = standingPlaces(play);
  if (standing) {
    settle(play, standing, [], false);
    return;
  }
  const thrown = new Map<string, Roll[]>();
  const face = (contestant: Contestant): number => {
    const roll = play.roll(1, play.rules.initiative.die.sides);
    const { modifier: plus } = contestant;
    thrown.set(contestant.id, [...(thrown.get(contestant.id) ?? []), { ...roll, plus, total: roll.total + plus }]);
    return roll.total;
  };
  const {
    standing: { stands },
    order,
  } = play.rules.initiative;
  const thrownFor = order(contestants(play, stands ? ableSides(play.state) : actingSides(play.state)), face);
  const places = quickFirst(play.state, thrownFor);
  settle(
    play,
    places,
    [...thrown].map(([who, rolls]) => ({ who: id(who), rolls })),
    false,
  );
}

/** Those who always act first do, whatever was thrown for them: a whole side of them, or each by itself; of a side of which the table sees nobody it would tell what they are. */
function quickFirst(state: GameState, places: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isQuick = (who: string): boolean =>
    actorsOf(state, who).every((actor) => shownOf(state, actor)?.traits?.first === true);
  const quick = places.map((place) => place.filter(isQuick)).filter((place) => place.length > 0);
  const others = places.map((place) => place.filter((who) => !isQuick(who))).filter((place) => place.length > 0);
  return quick.length > 0 ? [...quick, ...others] : places;
}

const setInitiative: Handler<'SetInitiative'> = (play, { first }) => {
  const side = sideNamed(play.state.encounter, first);
  if (!side) return;
  const others = ableSides(play.state).filter((other) => other.id !== first);
  const sides = [side, ...others];
  const places = play.rules.initiative.die.individual
    ? sides.map((each) => ableOf(play.state, each).map((member) => member.id))
    : sides.map((each) => [each.id]);
  settle(play, places, [], true);
};

/** The places that stand for the whole encounter; null where none do, or somebody has come who has none. */
function standingPlaces(play: Play): readonly (readonly string[])[] | null {
  const standing = play.rules.initiative.standing.stands ? play.state.encounter?.standing : undefined;
  if (!standing) return null;
  const known = standing.flat();
  const all = contestants(play, ableSides(play.state));
  return all.every(({ id: who }) => known.includes(who)) ? standing : null;
}

const ableSides = (state: GameState): readonly Side[] =>
  state.encounter?.sides.filter((side) => ableOf(state, side).length > 0) ?? [];

/** The sides with somebody who can act; in the first round without those who are surprised. */
export function actingSides(state: GameState): readonly Side[] {
  return ableSides(state).filter((side) => !losesRound(state, side));
}

function contestants(play: Play, sides: readonly Side[]): readonly Contestant[] {
  if (!play.rules.initiative.die.individual) return sides.map((side) => ({ id: side.id, modifier: 0, slow: false }));
  return sides
    .flatMap((side) => ableOf(play.state, side))
    .map((each) => ({ id: each.id, modifier: play.rules.initiative.die.modifier(each), slow: isSlow(play, each) }));
}

/** It has nothing to fight with but slow weapons, and may use them in this round. */
const isSlow = (play: Play, creature: Creature): boolean =>
  mayUseWeapons(play, creature) && hasOnlySlow(play.state, creature);

const hasSlow = (play: Play, creature: Creature): boolean =>
  mayUseWeapons(play, creature) && creature.attacks.some((attack) => play.rules.initiative.slow.isSlow(attack));

/** A slow weapon that is carried and not used in the round delays nobody. */
const mayUseWeapons = ({ state }: Play, { id: who }: Creature): boolean => {
  const action = state.encounter?.combat?.declarations[who]?.action;
  return action !== 'spell' && action !== 'retreat';
};

function settle(
  play: Play,
  places: readonly (readonly string[])[],
  rolls: readonly InitiativeRoll[],
  ruled: boolean,
): void {
  const acting = actingSides(play.state).flatMap((side) => ableOf(play.state, side).map((member) => member.id));
  const all = places
    .flatMap((place) => stepsOf(play, place))
    .map((place) => place.filter((who) => acting.includes(who)))
    .filter((place) => place.length > 0);
  const last = play.rules.initiative.slow.places(all, (who) => actsAgainSlowly(play, who));
  const actors = play.rules.initiative.die.individual ? all : inNaturalOrder(play, all, ruled);
  const early = firstPlaces(play.state, ruled ? null : (of) => rankOf(play, places, of));
  const first = play.rules.initiative.die.individual
    ? actors.filter((place) => !slowPlace(play, place)).length
    : early.length + actors.length;
  const round = [...early, ...actors, ...last];
  const order = round.map((place) => [...new Set(place.flatMap((who) => sideOf(play.state.encounter, who)?.id ?? []))]);
  const {
    standing: { stands, note: stood },
    die: { note: added },
    formula,
  } = play.rules.initiative;
  const quick = actors[0]?.every((who) => shownOf(play.state, who)?.traits?.first === true) && !ruled;
  const notes = [
    ...(quick ? [quickNote(play.rules)] : []),
    ...(stands && stood && !ruled ? [stood] : []),
    ...(added && rolls.length > 0 ? [added] : []),
    ...(hasTied(places, rolls) ? (play.rules.initiative.ties.notes ?? []) : []),
    ...(early.length > 1 ? [outshotNote(play.rules)] : []),
    ...(isFrozen(play.state)
      ? [{ rule: play.rules.surprise.lost.rule, text: 'the surprised do nothing in this round' }]
      : []),
  ];
  play.happen({
    type: 'InitiativeSettled',
    rolls,
    order,
    actors: round,
    slowFrom: first,
    ruled,
    rule: ruleNow(play),
    ...(formula ? { formula } : {}),
    ...(stands ? { standing: places } : {}),
    ...(early.length > 0 ? { early: early.length } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  });
}

/**
 * Of a side of which the table sees somebody, those who always act first come before everyone unless the referee has
 * ruled who does, and those who always act last are left for the end. Of another the place must not tell what they are.
 */
function inNaturalOrder(
  { state }: Play,
  places: readonly (readonly CreatureId[])[],
  ruled: boolean,
): readonly (readonly CreatureId[])[] {
  const isFirst = (who: CreatureId) => shownOf(state, who)?.traits?.first === true;
  const isLast = (who: CreatureId) => {
    const found = shownOf(state, who);
    return found !== null && isAlwaysLast(state, found);
  };
  const isParted = !ruled && places.some((place) => place.some(isFirst) && !place.every(isFirst));
  const first = isParted ? places.flatMap((place) => place.filter(isFirst)) : [];
  const others = places.map((place) => place.filter((who) => !first.includes(who) && !isLast(who)));
  return [first, ...others].filter((place) => place.length > 0);
}

/** One of a side of which the table sees somebody; null for others. */
function shownOf(state: GameState, who: CreatureId): Creature | null {
  const side = sideOf(state.encounter, who);
  return side && showsAnybody(state, side) ? (state.creatures[who] ?? null) : null;
}

/** Whether some share a place, or threw again not to. */
const hasTied = (places: readonly (readonly string[])[], rolls: readonly InitiativeRoll[]): boolean =>
  rolls.length > 1 && (places.some((place) => place.length > 1) || rolls.some((each) => each.rolls.length > 1));

/** How soon a side acts, or the soonest of several: the more, the sooner. */
function rankOf({ state }: Play, places: readonly (readonly string[])[], of: 'party' | 'enemy'): number {
  const sides = (state.encounter?.sides ?? []).filter(({ kind }) => (kind === 'party') === (of === 'party'));
  const own = sides.flatMap(({ id: side, members }): readonly string[] => [side, ...members]);
  const at = places.findIndex((place) => place.some((who) => own.includes(who)));
  return at < 0 ? 0 : places.length - at;
}

/** Sides that share a place act in steps, where the book has them. */
function stepsOf(play: Play, place: readonly string[]): readonly (readonly CreatureId[])[] {
  const all = place.flatMap((who) => actorsOf(play.state, who));
  if (place.length < 2) return [all];
  const tied = all.flatMap((who) => play.state.creatures[who] ?? []);
  return play.rules.initiative.ties.steps(tied).map((step) => step.map((who) => id<'creature'>(who)));
}

/** Some of them stand still in the first round. */
const isFrozen = ({ encounter }: GameState): boolean =>
  encounter?.round === 1 && encounter.sides.some((side) => side.surprised === true);

/** The rule in force: another one while the surprised stand still. */
function ruleNow({ state, rules }: Play): RuleId {
  const { id: usual, idInSurprise } = rules.initiative;
  return isFrozen(state) && idInSurprise ? idInSurprise : usual;
}

/** A side's members, or the one combatant. */
function actorsOf(state: GameState, who: string): readonly CreatureId[] {
  const side = sideNamed(state.encounter, id<'side'>(who));
  return side ? ableOf(state, side).map((member) => member.id) : [id<'creature'>(who)];
}

/** Where sides act, anybody with a slow weapon has a place at the end too, and whoever is slow by nature whatever they do; where each acts alone, only who also has others. */
function actsAgainSlowly(play: Play, who: CreatureId): boolean {
  const found = play.state.creatures[who];
  if (!found || !isCapable(found)) return false;
  if (play.rules.initiative.die.individual) return hasSlow(play, found) && !isSlow(play, found);
  return hasSlow(play, found) || isAlwaysLast(play.state, found);
}

const slowPlace = (play: Play, place: readonly CreatureId[]): boolean =>
  place.some((who) => {
    const found = play.state.creatures[who];
    return found !== undefined && isSlow(play, found);
  });

export const initiativeHandlers: Handlers<typeof initiativeCommands> = {
  RollInitiative: { may: mayRollInitiative, play: (play) => throwInitiative(play) },
  SetInitiative: {
    may: (state, { first }, seat) =>
      objections(
        onlyReferee(seat),
        declaring(state),
        sideNamed(state.encounter, first) ? null : impossible('no-such-thing', 'There is no such side.'),
      ),
    play: setInitiative,
  },
};
