import { id, type Seat } from '../../core/index.ts';
import { rulesOf } from '../../play/index.ts';
import { countedAs } from '../../procedures/meeting/distance/rule.ts';
import { moodOf } from '../../procedures/meeting/reaction/words.ts';
import { isOnLine, placeOnLine } from '../../procedures/situation/reach/off-board.ts';
import { isHolding, momentFor, momentOf } from '../../procedures/situation/round/moment.ts';
import { placesShown, sidesShownAt } from '../../procedures/situation/round/shown-order.ts';
import { unitsOf } from '../../procedures/table/measures/outdoors.ts';
import { mayReferee } from '../../procedures/table/permission/permission.ts';
import type { CombatRound, Encounter, Side } from '../../state/encounter.ts';
import { membersOf } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import type { EncounterRecord, SideRecord } from '../records/index.ts';
import type { OwnSection } from './section.ts';

export const encounter: OwnSection = {
  shared: false,
  reads: (state) =>
    state.encounter ? [state.encounter, state.creatures, state.party, state.stayingHome, state.scene, state.seen] : [],
  entries: (state, seat) => (state.encounter ? [['encounter', recordOf(state, seat, state.encounter)]] : []),
};

function recordOf(state: GameState, seat: Seat, now: Encounter): EncounterRecord {
  const { step, mode, round, distance, setting, combat } = now;
  const referee = mayReferee(seat);
  return {
    type: 'encounter',
    step,
    mode,
    round,
    sides: now.sides.map((side) => sideOf(state, seat, side, round)),
    distance,
    unit: unitsOf(countedAs(rulesOf(state).distance, setting)),
    line: lineOf(state, now),
    reaction: reactionShown(state, now),
    combat: combat && (referee ? roundOf(combat) : roundSeen(state, now, combat)),
    acted: combat ? combat.acted.filter((creature) => creature in state.creatures) : [],
    holding: combat ? holdingIn(state, combat) : [],
    holdingOn: (now.holdingOn ?? []).map(({ creature }) => creature).filter((creature) => creature in state.creatures),
    declared: declaredIn(state, now),
    chase: chaseOf(now),
  };
}

/** In the book's word; nothing once it has come to a fight or a chase. */
const reactionShown = (state: GameState, { mode, reaction }: Encounter): string | null =>
  mode === 'combat' || mode === 'pursuit' || reaction === null ? null : moodOf(state, reaction);

const lineOf = (state: GameState, now: Encounter): EncounterRecord['line'] =>
  Object.fromEntries(
    now.sides
      .flatMap((side) => membersOf(state, side))
      .flatMap((one) => {
        const place = isOnLine(state, one) ? placeOnLine(now, one.id) : null;
        return place === null ? [] : [[one.id, place]];
      }),
  );

/** What the party says is said aloud; of the others the referee alone knows. */
const declaredIn = (state: GameState, { combat }: Encounter): EncounterRecord['declared'] =>
  Object.entries(combat?.declarations ?? {}).flatMap(([who, { action, words }]) => {
    const found = state.creatures[id<'creature'>(who)];
    return found ? [{ creature: who, action, ...(words ? { words } : {}) }] : [];
  });

const holdingIn = (state: GameState, combat: CombatRound): EncounterRecord['holding'] =>
  [...new Set(combat.holding?.map(({ creature }) => creature))].filter((who) => {
    const found = state.creatures[who];
    return found !== undefined && isHolding(combat, who, momentFor(state, combat, found));
  });

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

/** All see a chase that is on. Who slips away from the surprised is not chased, and not shown. */
function chaseOf({ mode, flight }: Encounter): EncounterRecord['chase'] {
  if (mode !== 'pursuit' || !flight || flight.gap === null) return null;
  return { fleeing: flight.fleeing, gap: flight.gap, rounds: flight.rounds };
}

function sideOf(state: GameState, seat: Seat, side: Side, round: number): SideRecord {
  const referee = mayReferee(seat);
  return {
    id: side.id,
    name: side.name,
    kind: side.kind,
    members: membersOf(state, side).map((one) => one.id),
    surprised: round > 1 ? null : side.surprised,
    initiative: side.initiative,
    aware: referee ? side.aware : null,
    moraleDue: referee ? side.morale.due : null,
  };
}
