import { type Offer, offer, type Ruleset, type Seat, written } from '../../../core/index.ts';
import { labelled, named } from '../../../core/inputs.ts';
import { atFirst, counted } from '../../../core/words.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { householdOf, staysHome } from '../../../state/members.ts';
import { isAtHome } from '../../../state/on-the-road.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { Applicants } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { goldOf } from '../../table/ledger/ledger.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { abroad } from '../stores/may.ts';
import { MOST_GOLD } from './commands.ts';
import { countedApplicants } from './counted-applicants.ts';
import { mayEmploy, roomFor } from './employer.ts';
import { finding } from './finding-offers.ts';
import { mayMoveRetainer, wagesDue } from './may.ts';
import { helpNamed, type RetainersRule } from './rule.ts';
import { leastGold, termsInWords } from './terms.ts';

/** Those who may have others in their service, and whom this seat commands. */
const employersOf = (state: GameState, seat: Seat, rule: RetainersRule): readonly Creature[] =>
  partyOf(state).filter((creature) => mayEmploy(creature, rule) && !isDead(creature) && commands(seat, creature));

/** Hiring waits while an encounter runs. */
const APPROACHES = { group: 'all at once', individual: 'one by one' } as const;

export const retainersOffers: Offers = remembered(
  (state, seat) => {
    if (state.encounter) return [];
    const rules = rulesOf(state);
    const employers = employersOf(state, seat, rules.retainers);
    return [
      ...(mayReferee(seat)
        ? [...finding(state, rules.retainers, rules), ...leaving(state), ...loyalty(state, rules.retainers)]
        : []),
      ...state.hiring.applicants.flatMap((applicants) =>
        employers.flatMap((one) => terms(state, rules, seat, one, applicants)),
      ),
      ...employers.flatMap((employer) => wages(state, rules, seat, employer)),
      ...parting(state, seat),
      ...staying(state, seat),
    ];
  },
  (state, seat) => [state.hiring, state.engagements, dayOf(state), ...homeReads(state), ...meansOf(state, seat)],
);

const leaving = ({ hiring }: GameState): Offer[] => [
  ...hiring.applicants.map((applicants) =>
    offer('TurnAway', `Send away ${countedApplicants(applicants, applicants.count)}`, {
      place: 'downtime',
      about: applicants.id,
      fixed: { applicants: applicants.id },
    }),
  ),
  ...(hiring.applicants.length > 0 || hiring.illWill > 0 || hiring.looked !== null
    ? [offer('LeaveTown', 'The party goes elsewhere: nobody waits any longer', { place: 'downtime' })]
    : []),
];

/** An offer that would be granted: the least that brings them in, or as much more as the purse holds. */
function terms(state: GameState, rules: Ruleset, seat: Seat, employer: Creature, applicants: Applicants): Offer[] {
  const kind = helpNamed(rules.retainers, applicants.kind);
  if (!kind) return [];
  const least = leastGold(kind, applicants);
  const gold = goldOf(rules, employer);
  const most = Math.min(
    applicants.count,
    roomFor(state, rules, employer, kind),
    least > 0 ? Math.floor(gold / least) : applicants.count,
  );
  if (most < 1) return [];
  const goods = kind.enticement.goods?.replaceAll('-', ' ');
  return [
    offer(
      'OfferTerms',
      `${atFirst(called(employer))} offers terms to ${countedApplicants(applicants, applicants.count)}${goods ? ` and gives ${goods}` : ''}`,
      {
        place: 'downtime',
        rule: rules.retainers.cites.offer ?? kind.rule,
        about: employer.id,
        key: `OfferTerms:${employer.id}:${applicants.id}`,
        confirm: 'Offer the terms',
        hint: termsInWords(kind, least),
        fixed: {
          applicants: applicants.id,
          employer: employer.id,
          goods: true,
          ...(mayReferee(seat) ? {} : { modifier: 0 }),
          // Of a lone one there is nothing to choose.
          ...(most === 1 ? { approach: 'group' as const, count: 1 } : {}),
        },
        inputs: {
          ...(most > 1 && {
            approach: labelled(['group', 'individual'], APPROACHES),
            count: { least: 1, most, preset: most },
          }),
          gold: { least, most: Math.min(MOST_GOLD, Math.max(least, Math.floor(gold / most))), preset: least },
          ...(mayReferee(seat) && { modifier: 0 }),
        },
      },
    ),
  ];
}

function wages(state: GameState, rules: Ruleset, seat: Seat, employer: Creature): Offer[] {
  const due = wagesDue(state, rules.retainers, employer.id);
  if (due.length === 0) return [];
  const gold = due.reduce((sum, one) => sum + one.gold, 0);
  const rest = {
    place: 'downtime',
    about: employer.id,
    rule: rules.retainers.id,
    fixed: { employer: employer.id },
  } as const;
  const barred =
    goldOf(rules, employer) >= gold ? null : `${called(employer)} cannot pay ${counted(gold, 'gold piece')}.`;
  return [
    offer('PayWages', `${atFirst(called(employer))} pays wages: ${written(gold)} gold`, { ...rest, barred }),
    ...(mayReferee(seat) ? [offer('WithholdWages', `${atFirst(called(employer))} pays no wages`, rest)] : []),
  ];
}

function loyalty(state: GameState, rule: RetainersRule): Offer[] {
  const loyal = partyOf(state).filter(({ id }) => typeof state.engagements[id]?.loyalty === 'number');
  if (loyal.length === 0) return [];
  const options = named(loyal);
  const grows = offer('RewardService', 'Reward loyal service', {
    place: 'downtime',
    rule: rule.cites.growth,
    inputs: {
      creatures: { of: options, least: 1, preset: options.map(({ value }) => value) },
      expeditions: 1,
      battles: 0,
      ...(rule.loyalty.countsFights && { fights: 0 }),
    },
  });
  return [
    ...(rule.loyalty.grown ? [grows] : []),
    ...loyal.flatMap((one) => [
      ...([1, -1] as const).map((by) =>
        offer('AdjustLoyalty', `The loyalty of ${called(one)} ${by > 0 ? 'rises' : 'sinks'}`, {
          place: 'downtime',
          about: one.id,
          rule: rule.cites.adjusts,
          key: `AdjustLoyalty:${one.id}:${by}`,
          fixed: { creature: one.id, by },
        }),
      ),
      offer('TryLoyalty', `What ${called(one)} does, if loyal no longer`, {
        place: 'downtime',
        about: one.id,
        rule: rule.cites.betrays,
        fixed: { creature: one.id },
      }),
    ]),
  ];
}

/** What decides whether the party is at home, and who stays there. */
const homeReads = (state: GameState): readonly unknown[] => [
  state.stayingHome,
  state.encounter === null,
  abroad(state)?.id,
  isAtHome(state, { at: null }),
];

const staying = (state: GameState, seat: Seat): Offer[] =>
  householdOf(state).flatMap((one) => {
    const fixed = { creature: one.id, along: staysHome(state, one.id) } as const;
    if (mayMoveRetainer(state, fixed, seat).length > 0) return [];
    const label = fixed.along ? `Take ${called(one)} along` : `Leave ${called(one)} at home`;
    return [offer('MoveRetainer', label, { place: 'creature', about: one.id, fixed })];
  });

const parting = (state: GameState, seat: Seat): Offer[] =>
  householdOf(state).flatMap((one) => {
    const { id } = one;
    const employer = state.creatures[state.engagements[id]?.employer ?? id];
    if (!employer || !state.engagements[id] || !commands(seat, employer)) return [];
    const ways = mayReferee(seat) ? (['dismissed', 'deserted', 'fled'] as const) : (['dismissed'] as const);
    return [
      offer('PartWith', `${atFirst(called(one))} leaves`, {
        place: 'downtime',
        about: id,
        fixed: { creature: id },
        inputs: { how: ways },
      }),
    ];
  });
