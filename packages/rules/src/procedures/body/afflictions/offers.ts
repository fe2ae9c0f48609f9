import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { curedBy } from './cured-by.ts';
import { curable, rousingObjection, shakingObjections } from './may.ts';

/** The referee brings ailments and cures them; comrades help those who have any. */
export const afflictionsOffers: Offers = (state, seat) => [
  ...(mayReferee(seat) ? referees(state, seat) : []),
  ...(Object.keys(state.ailments ?? {}).length > 0 ? helping(state, seat) : []),
];

const referees: Offers = remembered(
  (state) => {
    const living = Object.values(state.creatures).filter((creature) => !isDead(creature));
    return [
      ...afflicting(state, living),
      ...living.flatMap((creature) => [...cures(state, creature), ...bites(state, creature)]),
    ];
  },
  (state, seat) => [
    ...rosterOf(state, seat),
    state.ailments,
    ...Object.values(state.creatures).map(({ traits }) => traits?.biteDrainsForAWhile),
  ],
);

function helping(state: GameState, seat: Seat): readonly Offer[] {
  const all = Object.values(state.creatures);
  const ailing = all.filter(({ id }) => state.ailments?.[id] !== undefined);
  return all
    .filter((creature) => commands(seat, creature) && isCapable(creature))
    .flatMap((helper) => helps(state, helper, ailing));
}

function afflicting(state: GameState, living: readonly Creature[]): Offer[] {
  const { known, rule } = rulesOf(state).afflictions;
  if (known.length === 0 || living.length === 0) return [];
  return [
    offer('Afflict', 'Poison or afflict somebody', {
      place: 'palette',
      rule,
      inputs: { creature: living, by: known.map(({ value, label }) => ({ value, label })), modifier: 0 },
    }),
  ];
}

function cures(state: GameState, creature: Creature): Offer[] {
  const [kind] = curable(state, creature);
  if (!kind) return [];
  return [
    offer('Cure', `Cure ${creature.name}`, {
      place: 'palette',
      about: creature.id,
      rule: curedBy(rulesOf(state), kind),
      fixed: { creature: creature.id },
    }),
  ];
}

function bites(state: GameState, monster: Creature): Offer[] {
  const rule = rulesOf(state).afflictions.biteRuling(monster);
  if (!rule) return [];
  const forGood = monster.traits?.biteDrainsForAWhile === true;
  return [
    offer('RuleBite', `Let the bite of ${monster.name} drain ${forGood ? 'for good' : 'until a week of rest'}`, {
      place: 'palette',
      about: monster.id,
      rule,
      fixed: { creature: monster.id, forGood },
    }),
  ];
}

function helps(state: GameState, helper: Creature, ailing: readonly Creature[]): Offer[] {
  const others = ailing.filter(({ id }) => id !== helper.id);
  const about = { place: 'creature', about: helper.id } as const;
  const shaken = others.filter((victim) => shakingObjections(state, helper, victim).length === 0);
  const roused = others.filter((patient) => rousingObjection(state, helper, patient) === null);
  return [
    ...shaken.map((victim) =>
      offer('ShakeOut', `Shake ${victim.name} out of the fear`, {
        ...about,
        rule: rulesOf(state).afflictions.cites.roused,
        key: `ShakeOut:${helper.id}:${victim.id}`,
        fixed: { creature: helper.id, victim: victim.id },
      }),
    ),
    ...roused.map((patient) =>
      offer('Rouse', `Rouse ${patient.name}`, {
        ...about,
        rule: rulesOf(state).afflictions.cites.revived,
        key: `Rouse:${helper.id}:${patient.id}`,
        fixed: { creature: helper.id, patient: patient.id },
      }),
    ),
  ];
}
