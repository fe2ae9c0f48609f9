import { abilityBand } from '../../content/ose/abilities.ts';
import type { Roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import { id } from '../../ids.ts';
import { refereeOnly } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import type { Side } from '../../state/encounter.ts';
import { isCapable } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { enterPhase } from '../combat-round/phases.ts';
import { ableOf, sideNamed, sideOf } from '../encounter/sides.ts';
import type { InitiativeCommand, RollInitiative, SetInitiative } from './commands.ts';
import type { InitiativeRoll } from './events.ts';
import type { Contestant } from './rule.ts';

const rollInitiative: Procedure<RollInitiative> = (play) => {
  const refusal = refereeOnly(play) ?? declaring(play);
  if (refusal) return refusal;
  const thrown = new Map<string, Roll[]>();
  const face = (contestant: Contestant): number => {
    const roll = play.roll(1, play.rules.initiative.sides);
    thrown.set(contestant.id, [...(thrown.get(contestant.id) ?? []), roll]);
    return roll.total;
  };
  const places = play.rules.initiative.order(contestants(play), face);
  settle(
    play,
    places,
    [...thrown].map(([who, rolls]) => ({ who: id(who), rolls })),
    false,
  );
  return null;
};

const setInitiative: Procedure<SetInitiative> = (play, { first }) => {
  const refusal = refereeOnly(play) ?? declaring(play);
  if (refusal) return refusal;
  const side = sideNamed(play.state.encounter, first);
  if (!side) return impossible('no-such-thing', 'There is no such side.');
  const others = actingSides(play.state, play).filter((other) => other.id !== first);
  const sides = [side, ...others];
  const places = play.rules.initiative.individual
    ? sides.map((each) => ableOf(play.state, each).map((member) => member.id))
    : sides.map((each) => [each.id]);
  settle(play, places, [], true);
  return null;
};

/** The round waits for initiative. */
function declaring(play: Play): Refusal | null {
  const stage = play.state.encounter?.combat?.stage;
  if (stage === undefined) return impossible('no-encounter', 'No round has begun.');
  return stage === 'declarations'
    ? null
    : play.unless(byRule('OSE-CMB-03', 'out-of-turn', 'Initiative is settled for this round.'));
}

/** The sides with somebody who can act; in the first round without those who are surprised (OSE-EVT-04). */
export function actingSides(state: GameState, { rules }: Pick<Play, 'rules'>): readonly Side[] {
  const { encounter } = state;
  if (!encounter) return [];
  const lost =
    encounter.round > 1
      ? []
      : rules.surprise.loseFirstRound(
          encounter.sides.map((side) => ({ id: side.id, surprised: side.surprised === true })),
        );
  return encounter.sides.filter((side) => !lost.includes(side.id) && ableOf(state, side).length > 0);
}

function contestants(play: Play): readonly Contestant[] {
  const sides = actingSides(play.state, play);
  if (!play.rules.initiative.individual) return sides.map((side) => ({ id: side.id, modifier: 0, slow: false }));
  return sides
    .flatMap((side) => ableOf(play.state, side))
    .map((each) => ({ id: each.id, modifier: modifierOf(each), slow: isSlow(each) }));
}

/** OSE-CMB-06: dexterity for those who have it, what the description says for monsters; halflings are quick (OSE-APX-05). */
const modifierOf = ({ abilities, traits, class: calling }: Creature): number =>
  (abilities ? abilityBand(abilities.DEX).initiative : (traits?.initiative ?? 0)) + (calling === 'halfling' ? 1 : 0);

/** It has nothing to fight with but slow weapons. */
const isSlow = ({ attacks }: Creature): boolean => attacks.length > 0 && attacks.every((attack) => attack.slow);

const hasSlow = ({ attacks }: Creature): boolean => attacks.some((attack) => attack.slow);

function settle(
  play: Play,
  places: readonly (readonly string[])[],
  rolls: readonly InitiativeRoll[],
  ruled: boolean,
): void {
  const actors = places.map((place) => place.flatMap((who) => actorsOf(play.state, who)));
  const last = play.rules.initiative.slowPlaces(actors, (who) => actsAgainSlowly(play, who));
  const first = play.rules.initiative.individual
    ? actors.filter((place) => !slowPlace(play, place)).length
    : actors.length;
  const all = [...actors, ...last];
  const order = all.map((place) => [...new Set(place.flatMap((who) => sideOf(play.state.encounter, who)?.id ?? []))]);
  play.happen({ type: 'InitiativeSettled', rolls, order, actors: all, slowFrom: first, ruled });
  enterPhase(play);
}

/** A side's members, or the one combatant. */
function actorsOf(state: GameState, who: string): readonly CreatureId[] {
  const side = sideNamed(state.encounter, id<'side'>(who));
  return side ? ableOf(state, side).map((member) => member.id) : [id<'creature'>(who)];
}

/** Where sides act, anybody with a slow weapon has a place at the end too; where each acts alone, only who also has others. */
function actsAgainSlowly(play: Play, who: CreatureId): boolean {
  const found = play.state.creatures[who];
  if (!found || !isCapable(found) || !hasSlow(found)) return false;
  return !(play.rules.initiative.individual && isSlow(found));
}

const slowPlace = (play: Play, place: readonly CreatureId[]): boolean =>
  place.some((who) => {
    const found = play.state.creatures[who];
    return found !== undefined && isSlow(found);
  });

export const initiativeProcedures: Procedures<InitiativeCommand> = {
  RollInitiative: rollInitiative,
  SetInitiative: setInitiative,
};
