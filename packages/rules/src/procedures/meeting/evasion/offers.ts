import { type Offer, offer, type Refusal, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { ableOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { tooManyLed } from '../../table/scene/led.ts';
import { coverOfCountry, pursuersOf } from '../pursuit/flight.ts';
import { mayDecide, mayEvade } from './may.ts';

export const evasionOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter) return [];
  if (!encounter.flight) return fleeing(state, encounter, seat);
  return [...deciding(state, encounter, seat), ...leadingAway(state, encounter, seat)];
};

function fleeing(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const { cites } = rulesOf(state).evasion;
  return encounter.sides
    .filter((side) => ableOf(state, side).length > 0)
    .flatMap((side) => {
      const [against] = mayEvade(state, { side: side.id }, seat);
      if (against && !isExplained(side, against)) return [];
      return offer('Evade', side.kind === 'party' ? 'Flee with the party' : `${side.name} would flee`, {
        place: against ? 'palette' : 'encounter',
        rule: against?.rule ?? cites.fleeing,
        key: `Evade:${side.id}`,
        fixed: { side: side.id },
        barred: against?.sentence ?? null,
      });
    });
}

/** Whoever speaks for the party is told how else one gets away, where a rule stands against flight. */
const isExplained = ({ kind }: Side, { kind: of }: Refusal): boolean => kind === 'party' && of === 'rule';

/** The referee is told what the reaction suggests. */
function deciding(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  if (mayDecide(state, { pursue: true }, seat).length > 0) return [];
  const byParty = pursuersOf(encounter).some((side) => side.kind === 'party');
  const keen = encounter.reaction === 'attacks' || encounter.reaction === 'hostile';
  const judged = mayReferee(seat) ? circumstances(state, encounter) : [];
  const rule = rulesOf(state).evasion.deciding[byParty ? 'party' : 'monsters'];
  return [
    offer('DecidePursuit', byParty ? 'Go after them' : 'They go after the party', {
      place: 'encounter',
      rule,
      key: 'DecidePursuit:pursue',
      next: byParty || keen,
      fixed: { pursue: true },
      inputs: judged,
    }),
    offer('DecidePursuit', byParty ? 'Let them go' : 'They let the party go', {
      place: 'encounter',
      rule,
      key: 'DecidePursuit:let-go',
      next: byParty || !keen,
      fixed: { pursue: false },
    }),
  ];
}

/** A party that has got away still stands on the map of those whom it fled from, or in sight of them, as the board has it. */
const isStillByThem = (state: GameState, encounter: Encounter, { id }: Scene): boolean =>
  pursuersOf(encounter)
    .flatMap((side) => ableOf(state, side))
    .some((foe) => foe.at?.scene === id || isInSightOfAll(state, foe));

/** The referee brings a party that has got away to where it fled. */
function leadingAway(state: GameState, encounter: Encounter, seat: Seat): readonly Offer[] {
  const scene = sceneNamed(state);
  const { flight } = encounter;
  if (!scene || flight?.outcome !== 'evaded' || !mayReferee(seat)) return [];
  if (sideNamed(encounter, flight.fleeing)?.kind !== 'party') return [];
  if (!isStillByThem(state, encounter, scene)) return [];
  return [
    offer('BringParty', 'Bring the party to where it fled', {
      place: 'encounter',
      key: 'BringParty:fled',
      next: true,
      barred: tooManyLed(state, scene)?.sentence ?? null,
      fixed: { scene: scene.id },
      inputs: { square: null },
    }),
  ];
}

const circumstances = (state: GameState, { setting }: Encounter) => ({
  ...(setting === 'dungeon' && { forcedToStop: false }),
  ...(setting === 'wilderness' && { environment: coverOfCountry(state), granted: 0 }),
  ...(setting === 'water' && state.journey?.vessel && { afloat: 0 }),
});
