import type { CreatureId, SideId } from '../../ids.ts';
import { momentOf } from '../../procedures/combat-round/moment.ts';
import { contenders, placesShown, sidesShownAt } from '../../procedures/combat-round/shown-order.ts';
import { countedAs } from '../../procedures/distance/rule.ts';
import { unitsOf } from '../../procedures/measures/outdoors.ts';
import { isKnown } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import type { CombatRound, Encounter, Side } from '../../state/encounter.ts';
import type { GameState } from '../../state/state.ts';
import type { EncounterRecord, SideRecord } from '../records.ts';
import type { OwnSection } from './section.ts';

export const encounter: OwnSection = {
  shared: false,
  reads: (state, eye) =>
    state.encounter
      ? [state.encounter, state.creatures, state.party, state.scene, eye === 'referee' ? null : seenByParty(state)]
      : [],
  entries: (state, seat) => (state.encounter ? [['encounter', recordOf(state, seat, state.encounter)]] : []),
};

function recordOf(state: GameState, seat: Seat, now: Encounter): EncounterRecord {
  const { step, mode, round, distance, setting, combat } = now;
  const referee = seat.role === 'referee';
  const rolling = combat ? contenders(state, now, combat) : new Set<SideId>();
  return {
    type: 'encounter',
    step,
    mode,
    round,
    sides: now.sides.map((side) => sideOf(state, seat, side, referee || rolling.has(side.id))),
    distance,
    unit: unitsOf(countedAs(rulesFor(state.ruleset).distance, setting)),
    reaction: referee ? now.reaction : null,
    combat: combat && (referee ? roundOf(combat) : roundSeen(state, now, combat)),
    acted: combat ? combat.acted.filter((creature) => knows(state, seat, creature)) : [],
    chase: chaseOf(now),
  };
}

type RoundShown = NonNullable<EncounterRecord['combat']>;

function roundOf(combat: CombatRound): RoundShown {
  const { stage, order, slowFrom } = combat;
  const { acting, phase } = momentOf(combat);
  return { stage, order, slowFrom, acting, phase };
}

/** The round without the places at which the table sees nobody act. */
function roundSeen(state: GameState, encounter: Encounter, { stage, phase, ...round }: CombatRound): RoundShown {
  const places = placesShown(state, encounter, round);
  const before = (place: number): number => places.filter((shown) => shown < place).length;
  const order = places.map((place) => sidesShownAt(state, encounter, round, place));
  return { stage, order, slowFrom: before(round.slowFrom), acting: before(round.acting), phase };
}

/** All see a chase that is on. Who slips away from the surprised is not chased, and not shown (OSE-PUR-10). */
function chaseOf({ mode, flight }: Encounter): EncounterRecord['chase'] {
  if (mode !== 'pursuit' || !flight || flight.gap === null) return null;
  return { fleeing: flight.fleeing, gap: flight.gap, rounds: flight.rounds };
}

function sideOf(state: GameState, seat: Seat, side: Side, rolled: boolean): SideRecord {
  const referee = seat.role === 'referee';
  return {
    id: side.id,
    name: side.name,
    kind: side.kind,
    members: side.members.filter((creature) => knows(state, seat, creature)),
    surprised: side.surprised,
    initiative: rolled ? side.initiative : null,
    aware: referee ? side.aware : null,
    moraleDue: referee ? side.morale.due : null,
  };
}

function knows(state: GameState, seat: Seat, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return found !== undefined && isKnown(state, seat, found);
}
