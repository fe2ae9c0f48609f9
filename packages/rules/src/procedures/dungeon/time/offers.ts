import { type Offer, offer } from '../../../core/index.ts';
import { named } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { isTravelling } from '../../../state/on-the-road.ts';
import { livingParty } from '../../../state/read.ts';
import { isInCamp, turnsTillMorning } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { hasRations } from '../../party/provisions/provisions.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';
import { midEncounter } from './mid-encounter.ts';

export const timeOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const against = midEncounter(state)?.sentence;
    if (against) return barred(against);
    const living = named(livingParty(state));
    const { turn, healing } = rulesOf(state);
    return [
      offer('PassTurns', 'Let turns go by', {
        confirm: 'Let {turns} turns go by',
        place: 'desk',
        rule: turn.inFight.rule,
        ...(state.drawnUp ? { fixed: { resting: false } } : {}),
        inputs: { turns: 6, ...(!state.drawnUp && { resting: false }) },
      }),
      ...studying(state),
      // On the way the night is slept as the day ends.
      ...(isTravelling(state) ? [] : [camping(state)]),
      offer('PassDay', 'Let a day go by', {
        place: 'desk',
        rule: healing.id,
        inputs: {
          resting: { of: living, preset: living.map(({ value }) => value) },
          food: hasRations(state),
          water: false,
          safe: false,
        },
      }),
    ];
  },
  (state, seat) => [
    state.encounter === null,
    state.metElsewhere,
    state.drawnUp,
    state.party.turnsOfRest,
    state.study,
    state.dayBegun,
    isTravelling(state),
    hasRations(state),
    ...rosterOf(state, seat),
  ],
);

/** The night in camp, or what is left of it where something came by and went; not while it is still there. */
function camping(state: GameState): Offer {
  const { party } = state;
  const waiting = drawnUpAlready(state);
  return offer('PassTurns', isInCamp(party) && state.dayBegun ? 'Sleep on until the morning' : 'Camp for the night', {
    place: 'desk',
    rule: rulesOf(state).turn.inFight.rule,
    key: 'PassTurns:night',
    fixed: { turns: turnsTillMorning(state), resting: true },
    ...(waiting ? { barred: waiting.sentence } : {}),
  });
}

/** What is left of the time that it takes to memorise spells after a night in camp, where somebody has cast some. */
function studying(state: GameState): Offer[] {
  const { study, party } = state;
  const waiting = drawnUpAlready(state);
  if (!study?.casters.some((caster) => party.members.includes(caster))) return [];
  return [
    offer('PassTurns', 'Rest until spells are memorised', {
      place: 'desk',
      rule: rulesOf(state).spells.memory.id,
      key: 'PassTurns:study',
      fixed: { turns: study.turns, resting: true },
      ...(waiting ? { barred: waiting.sentence } : {}),
    }),
  ];
}

/** What cannot go by now, by its reason. */
const barred = (reason: string): Offer[] => [
  offer('PassTurns', 'Let turns go by', {
    place: 'desk',
    key: 'PassTurns:barred',
    fixed: { turns: 1, resting: false },
    barred: reason,
  }),
  offer('PassDay', 'Let a day go by', {
    place: 'desk',
    key: 'PassDay:barred',
    fixed: { resting: [], food: false, water: false },
    barred: reason,
  }),
];
