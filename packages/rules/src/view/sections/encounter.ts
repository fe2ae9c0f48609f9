import type { CreatureId } from '../../ids.ts';
import { momentOf } from '../../procedures/combat-round/moment.ts';
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
      ? [state.encounter, state.creatures, state.party, eye === 'referee' ? null : seenByParty(state)]
      : [],
  entries: (state, seat) => (state.encounter ? [['encounter', recordOf(state, seat, state.encounter)]] : []),
};

function recordOf(state: GameState, seat: Seat, now: Encounter): EncounterRecord {
  const { step, mode, round, distance, setting, combat } = now;
  const referee = seat.role === 'referee';
  return {
    type: 'encounter',
    step,
    mode,
    round,
    sides: now.sides.map((side) => sideOf(state, seat, side)),
    distance,
    unit: unitsOf(countedAs(rulesFor(state.ruleset).distance, setting)),
    reaction: referee ? now.reaction : null,
    combat: combat && roundOf(combat, referee ? momentOf(combat) : combat),
    acted: combat ? combat.acted.filter((creature) => knows(state, seat, creature)) : [],
    chase: chaseOf(now),
  };
}

const roundOf = (
  { stage, order, slowFrom }: CombatRound,
  { acting, phase }: Pick<CombatRound, 'acting' | 'phase'>,
): EncounterRecord['combat'] => ({ stage, order, slowFrom, acting, phase });

/** All see a chase that is on. Who slips away from the surprised is not chased, and not shown (OSE-PUR-10). */
function chaseOf({ mode, flight }: Encounter): EncounterRecord['chase'] {
  if (mode !== 'pursuit' || !flight || flight.gap === null) return null;
  return { fleeing: flight.fleeing, gap: flight.gap, rounds: flight.rounds };
}

function sideOf(state: GameState, seat: Seat, side: Side): SideRecord {
  const referee = seat.role === 'referee';
  return {
    id: side.id,
    name: side.name,
    kind: side.kind,
    members: side.members.filter((creature) => knows(state, seat, creature)),
    surprised: side.surprised,
    initiative: side.initiative,
    aware: referee ? side.aware : null,
    moraleDue: referee ? side.morale.due : null,
  };
}

function knows(state: GameState, seat: Seat, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return found !== undefined && isKnown(state, seat, found);
}
