import { type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isPresent } from '../../../state/read.ts';
import { membersOf, sideOf, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { againstGrappling, cannotBe, mayBreak, strengthless } from './may.ts';

export const grapplingOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter?.combat || rulesOf(state).grappling.manners.length === 0) return [];
  const all = encounter.sides.flatMap((side) => membersOf(state, side));
  const rulings = mayReferee(seat) ? all.flatMap((creature) => ruling(state, creature)) : [];
  const doings = all
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => [
      ...(isCapable(creature) ? grapples(state, seat, creature) : []),
      ...(mayBreak(state, creature) ? [] : [breaks(creature, rulesOf(state).grappling.cites.breaking)]),
      ...letsGo(state, creature),
    ]);
  return [...doings, ...rulings];
};

function ruling(state: GameState, { id, kind, name, traits }: Creature): Offer[] {
  const rule = rulesOf(state).grappling.impossible;
  if (!rule || kind !== 'monster') return [];
  const possible = traits?.unwrestled === true;
  return [
    offer('RuleGrapple', possible ? `Let ${name} be wrestled with` : `Nobody wrestles ${name} down`, {
      place: 'palette',
      about: id,
      rule,
      fixed: { creature: id, possible },
    }),
  ];
}

function grapples(state: GameState, seat: Seat, creature: Creature): Offer[] {
  const { grappling } = rulesOf(state);
  return targetsOfBlows(state, creature.id)
    .filter((foe) => !foe.conditions.includes('held') && isPresent(state, foe))
    .filter((foe) => againstGrappling(state, creature, foe).length === 0)
    .flatMap((foe) => {
      const others = (sideOf(state.encounter, creature.id)?.members ?? [])
        .flatMap((member) => state.creatures[member] ?? [])
        .filter((other) => other.id !== creature.id && commands(seat, other) && isCapable(other))
        .filter((other) => againstGrappling(state, other, foe).length === 0);
      const least = grappling.fewest - 1;
      const manners = grappling.manners.filter(
        (manner) => !strengthless(manner, creature, foe) && !cannotBe(state, foe, manner),
      );
      if (others.length < least || manners.length === 0) return [];
      return [
        offer('Grapple', `Grapple with ${called(foe)}`, {
          place: 'creature',
          about: creature.id,
          rule: grappling.rule,
          key: `Grapple:${creature.id}:${foe.id}`,
          fixed: {
            creature: creature.id,
            target: foe.id,
            ...(others.length > 0 ? {} : { others: [] }),
            ...(mayReferee(seat) ? {} : { bothHold: false }),
          },
          inputs: {
            manner: manners.map(({ value, label }) => ({ value, label })),
            ...(others.length > 0 && { others: { of: others, least } }),
            ...(mayReferee(seat) && { bothHold: false }),
          },
        }),
      ];
    });
}

const breaks = ({ id }: Creature, rule: RuleId): Offer =>
  offer('BreakFree', 'Try to break free', {
    place: 'creature',
    about: id,
    rule,
    next: true,
    fixed: { creature: id },
  });

function letsGo(state: GameState, { id }: Creature): Offer[] {
  return (state.encounter?.holds ?? [])
    .filter(({ holder }) => holder === id)
    .flatMap(({ held }) => state.creatures[held] ?? [])
    .filter((held) => isPresent(state, held))
    .map((held) =>
      offer('LetGo', `Let go of ${held.name}`, {
        place: 'creature',
        about: id,
        key: `LetGo:${id}:${held.id}`,
        fixed: { creature: id, held: held.id },
      }),
    );
}
