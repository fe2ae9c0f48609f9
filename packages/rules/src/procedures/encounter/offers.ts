import { id } from '../../ids.ts';
import { choice, choices, flag, named } from '../../inputs.ts';
import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { speaksForParty } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { Encounter } from '../../state/encounter.ts';
import { isCapable, isDead, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { feetApart } from '../attack/reach.ts';
import { expecting } from '../surprise/giveaways.ts';
import { isDecided } from './decided.ts';
import { mayTalk } from './encounter.ts';
import { sideOf } from './sides.ts';

export const encounterOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter) return seat.role === 'referee' ? beginning(state) : [];
  return [...(seat.role === 'referee' ? conducting(state, encounter) : []), ...talking(state, encounter, seat)];
};

const SETTINGS = [
  { value: 'dungeon', label: 'Dungeon (feet)' },
  { value: 'wilderness', label: 'Wilderness (yards)' },
  { value: 'water', label: 'On the water (yards)' },
];
const AWARE = [
  { value: 'none', label: 'Nobody' },
  { value: 'party', label: 'The party' },
  { value: 'monsters', label: 'Those they meet' },
  { value: 'both', label: 'Both' },
];

/** Those drawn up by a check come first; else the referee chooses among all who are not of the party. */
function beginning(state: GameState): Offer[] {
  const party = partyOf(state).filter(isCapable);
  const others = Object.values(state.creatures).filter(
    (creature) =>
      !isDead(creature) && !creature.conditions.includes('fled') && !state.party.members.includes(creature.id),
  );
  if (party.length === 0 || others.length === 0) return [];
  const drawn = (state.drawnUp?.creatures ?? []).filter((creature) => others.some((other) => other.id === creature));
  return [
    offer(
      'BeginEncounter',
      state.drawnUp && drawn.length > 0 ? `Begin the encounter: ${state.drawnUp.name}` : 'Begin an encounter',
      {
        place: 'encounter',
        rule: 'OSE-EVT-01',
        next: drawn.length > 0,
        inputs: [
          choices('creatures', 'Who is met', named(others), {
            least: 1,
            preset: drawn.length > 0 ? drawn : near(state, others),
          }),
          choice('setting', 'Where', SETTINGS, settingNow(state)),
          choice(
            'aware',
            'Who expects it',
            AWARE,
            awareFor(state, party, drawn.length > 0 ? drawn : others.map((other) => other.id)),
          ),
          flag('reveal', 'The players see them', true),
        ],
      },
    ),
  ];
}

/** Where the party meets somebody, as far as its journey tells. */
const settingNow = ({ journey }: GameState): string =>
  journey?.vessel ? 'water' : journey?.day ? 'wilderness' : 'dungeon';

/** Those on the board whom the players know of; else those just brought in, or whoever is nearest to the party. */
function near(state: GameState, others: readonly Creature[]): readonly string[] {
  const here = others.filter(({ at }) => at !== null && at.scene === state.scene);
  const seen = here.filter(({ hidden }) => !hidden);
  const absent = others.filter(({ at }) => at === null);
  const met = [seen, absent, nearestGroup(state, here), others].find(({ length }) => length > 0);
  return (met ?? []).map(({ id: one }) => one);
}

/** Feet within which creatures belong together. */
const TOGETHER = 30;

/** Whoever is nearest to the party, with those around. */
function nearestGroup(state: GameState, here: readonly Creature[]): readonly Creature[] {
  const party = partyOf(state);
  const apart = (one: Creature, other: Creature) => feetApart(state, one, other) ?? Number.POSITIVE_INFINITY;
  const away = (creature: Creature): number => Math.min(...party.map((member) => apart(member, creature)));
  const [nearest] = here.toSorted((one, other) => away(one) - away(other));
  return nearest ? here.filter((creature) => apart(nearest, creature) <= TOGETHER) : [];
}

function awareFor(state: GameState, party: readonly Creature[], met: readonly Creature['id'][]): string {
  const sides = [
    { id: id<'side'>('party'), kind: 'party', members: party.map((member) => member.id) },
    { id: id<'side'>('monsters'), kind: 'monsters', members: met },
  ] as const;
  const aware = expecting(state, rulesFor(state.ruleset), sides);
  if (aware.length === sides.length) return 'both';
  return aware[0] ?? 'none';
}

function conducting(state: GameState, encounter: Encounter): Offer[] {
  const begun = encounter.round > 0;
  const decided = begun && isDecided(state, encounter);
  const skip = offer('SkipStep', `Leave out the ${encounter.step} step`, { place: 'encounter', rule: 'OSE-EVT-01' });
  const end = offer('ConcludeEncounter', 'Conclude the encounter', {
    place: 'encounter',
    rule: rulesFor(state.ruleset).turn.charging,
    next: decided || encounter.flight?.outcome === 'evaded',
  });
  return [...(begun ? [] : [skip]), end, ...joining(state, encounter)];
}

/** Any number of sides may meet, and more may come. */
function joining(state: GameState, encounter: Encounter): Offer[] {
  const others = Object.values(state.creatures).filter(
    (creature) => !isDead(creature) && !sideOf(encounter, creature.id),
  );
  if (others.length === 0) return [];
  const options = named(others);
  const who = choices('creatures', 'Who', options, { least: 1 });
  return [
    offer('JoinEncounter', 'Somebody joins the encounter', {
      place: 'encounter',
      rule: 'OSE-EVT-01',
      key: 'JoinEncounter:side',
      inputs: [who, choice('side', 'On whose side', named(encounter.sides))],
    }),
    offer('JoinEncounter', 'A side of their own joins', {
      place: 'encounter',
      rule: 'OSE-EVT-01',
      key: 'JoinEncounter:new',
      fixed: { side: null },
      inputs: [who],
    }),
  ];
}

function talking(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rule = rulesFor(state.ruleset).encounter;
  const open = encounter.mode === 'meeting' && encounter.round > 0 && mayTalk(rule, encounter);
  return open && speaksForParty(state, seat)
    ? [offer('Parley', 'Talk to them', { place: 'encounter', rule: rule.choosing.rule })]
    : [];
}
