import { type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { things } from '../../../core/words.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf, isOrAre } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isChase } from '../../situation/round/on-the-run.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { coverOfCountry } from './flight.ts';
import { roundsOfGo } from './gap.ts';
import { lureOf, mayStopChase } from './may.ts';
import { lostByFleers, lostByPursuers } from './on-the-run.ts';
import { THROUGH } from './passages.ts';
import type { Passage, PursuitRule } from './rule.ts';

export const pursuitOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!isChase(encounter)) return [];
  return [
    ...(mayReferee(seat) ? running(state, encounter) : []),
    ...lures(state, encounter, seat),
    ...stopping(state, encounter, seat),
  ];
};

/** To turn and fight, or to let them go: a side of each. */
function stopping(state: GameState, { sides, flight }: Encounter, seat: Seat): Offer[] {
  const { turning, lettingGo } = rulesOf(state).pursuit.cites;
  return sides
    .filter((side) => ableOf(state, side).length > 0 && mayStopChase(state, { side: side.id }, seat).length === 0)
    .map((side) => {
      const flees = side.id === flight?.fleeing;
      const own = flees ? 'Turn and fight' : 'Let them go';
      const plural = isOrAre(state, side) === 'are';
      const others = `${side.name} ${flees ? (plural ? 'turn and fight' : 'turns and fights') : plural ? 'give up the chase' : 'gives up the chase'}`;
      return offer('StopChase', side.kind === 'party' ? own : others, {
        place: 'encounter',
        rule: flees ? turning : lettingGo,
        key: `StopChase:${side.id}`,
        fixed: { side: side.id },
      });
    });
}

/** The other ways of running a round: through what may shake pursuers off. */
const through = (passages: readonly Passage[], rule: RuleId): Offer[] =>
  passages.map((passage) =>
    offer('RunOn', `They run ${THROUGH[passage]}`, {
      place: 'encounter',
      rule,
      key: `RunOn:${passage}`,
      fixed: { goOn: true, obstacle: 'none', lostSight: false, through: passage },
    }),
  );

/** As play has counted them; the referee may have a group go on without whoever shoots. */
const lost = (state: GameState, most: number) => ({
  fleersLost: { most, preset: lostByFleers(state) },
  pursuersLost: { most, preset: lostByPursuers(state) },
});

/** A day of flight, or a round or a turn of it: a round with nothing in the way at once, what hinders it on its own. */
function run(state: GameState, { setting }: Encounter, rule: PursuitRule, cover: number): Offer[] {
  const { cites } = rule;
  const rounds = roundsOfGo(rule, setting);
  if (setting === 'wilderness')
    return [
      offer('RunOn', 'Another day of flight', {
        place: 'encounter',
        rule: cites.days,
        next: true,
        fixed: { obstacle: 'none', lostSight: false },
        inputs: { goOn: true, environment: cover },
      }),
    ];
  const ran = { place: 'encounter', rule: setting === 'water' ? cites.onWater : cites.running } as const;
  const asked = offer('RunOn', rounds > 1 ? 'Run another turn' : 'They run, and something hinders or hides them', {
    ...ran,
    next: rounds > 1,
    key: rounds > 1 ? 'RunOn' : 'RunOn:hindered',
    fixed: { goOn: true },
    inputs: {
      obstacle: {
        of: [
          { value: 'none', label: 'nothing' },
          { value: 'slow', label: 'something that slows them' },
          { value: 'stop', label: 'something that stops them' },
        ],
        preset: 'none',
      },
      lostSight: false,
      ...(rounds > 1 && lost(state, rounds)),
    },
  });
  if (rounds > 1) return [asked];
  const clear = { goOn: true, obstacle: 'none', lostSight: false } as const;
  return [offer('RunOn', 'Run another round', { ...ran, next: true, key: 'RunOn:clear', fixed: clear }), asked];
}

function running(state: GameState, encounter: Encounter): Offer[] {
  const rule = rulesOf(state).pursuit;
  const indoors = encounter.setting === 'dungeon';
  return [
    ...run(state, encounter, rule, coverOfCountry(state)),
    ...(indoors ? through(rule.escape.passages, rule.cites.passages) : []),
  ];
}

function lures(state: GameState, { sides, flight }: Encounter, seat: Seat): Offer[] {
  return sides
    .filter((side) => side.id === flight?.fleeing)
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => {
      const lures = (['coins', 'pool', ...creature.items.map((item) => item.id)] as const).flatMap((what) => {
        const lure = lureOf(state, creature, what);
        return lure ? [{ value: what, label: lure.quantity ? things(lure.quantity, lure.name) : lure.name }] : [];
      });
      if (lures.length === 0) return [];
      return [
        offer('DropLure', 'Drop something to stop them', {
          place: 'creature',
          about: creature.id,
          rule: rulesOf(state).pursuit.cites.treasure,
          fixed: { creature: creature.id },
          inputs: { what: lures },
        }),
      ];
    });
}
