import { type Offer, offer, type RuleId, type Ruleset } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { written } from '../../../core/written.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Downtime, PASTIMES } from '../../../state/downtime.ts';
import { isCapable, isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { noticeInputs, scopesFor } from '../../party/retainers/notice-inputs.ts';
import { goldOf } from '../../table/ledger/ledger.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { FORMS } from '../scribing/rule.ts';
import { upkeepDue } from '../upkeep/due.ts';
import { barredPastimes, barredTime } from './barred-offers.ts';
import { pastimeNotReady, pastimeOf, tooBusyToMake } from './may.ts';
import { INSTEAD, PASTIME_NAMES } from './names.ts';
import { cannotPassTime } from './untimely.ts';

/** Days that go by at once, unless the referee says otherwise. */
const WEEK = 7;

const PLACES = { settlement: 'in a settlement', camp: 'in camp', dungeon: 'in a dungeon' } as const;

export const downtimeOffers: Offers = remembered(
  (state, seat) => {
    const { downtime } = state;
    const rules = rulesOf(state);
    const referee = mayReferee(seat);
    const against = cannotPassTime(state)?.sentence;
    if (against && (referee || downtime)) return referee ? [barredTime(downtime, against)] : [];
    const own = partyOf(state).filter((creature) => isCapable(creature) && commands(seat, creature));
    return [
      ...(referee ? (downtime ? passing(state, rules) : begin(rules.healing.cites.safety)) : []),
      ...own.flatMap((creature) => (downtime ? ofOne(state, rules, downtime, creature) : [])),
      ...own.flatMap((creature) => barredPastimes(state, creature)),
    ];
  },
  (state, seat) => [
    state.encounter === null,
    state.metElsewhere,
    state.downtime,
    state.research,
    state.lessons,
    state.studies,
    state.inventions,
    state.journey?.day,
    ...meansOf(state, seat),
  ],
);

const begin = (rule: RuleId): Offer[] => [
  offer('BeginDowntime', 'Go home to town', {
    place: 'downtime',
    rule,
    fixed: { place: 'settlement', guarded: false, wanderingFree: false },
  }),
  offer('BeginDowntime', 'Spend days in camp or in the dungeon', {
    place: 'downtime',
    rule,
    key: 'BeginDowntime:away',
    inputs: { place: labelled(['camp', 'dungeon'], PLACES), guarded: false, wanderingFree: false },
  }),
];

function passing(state: GameState, rules: Ruleset): Offer[] {
  const rest = { place: 'downtime', rule: rules.time.cites.units } as const;
  const goesBy = (days: number) => ({ ...rest, fixed: { days, rations: false } });
  const payers = partyOf(state).filter((one) => one.kind === 'character' && !isDead(one) && upkeepDue(rules, one) > 0);
  const scholars = partyOf(state).filter(({ id }) => state.research[id]?.state === 'researching');
  const all = (of: readonly Creature[], least = 0) => ({ of, least, preset: of.map(({ id }) => id) });
  const charge = offer('ChargeUpkeep', 'Charge a period of upkeep', {
    place: 'downtime',
    rule: rules.upkeep?.id ?? null,
    inputs: { creatures: all(payers, 1) },
  });
  return [
    offer('PassDowntime', 'Let a day go by', { ...goesBy(1), key: 'PassDowntime:day' }),
    offer('PassDowntime', 'Let a week go by', { ...goesBy(7), key: 'PassDowntime:week', next: true }),
    offer('PassDowntime', 'Let several days go by', {
      ...rest,
      key: 'PassDowntime:days',
      inputs: { days: WEEK, rations: false },
    }),
    ...(rules.upkeep && payers.length > 0 ? [charge] : []),
    offer('EndDowntime', 'Begin the next adventure', {
      place: 'downtime',
      inputs: { staying: all(scholars) },
    }),
  ];
}

function ofOne(state: GameState, rules: Ruleset, downtime: Downtime, creature: Creature): Offer[] {
  const { id, name } = creature;
  const now = pastimeOf(downtime, id).kind;
  if (now === 'make') return [];
  const open = PASTIMES.filter((pastime) => pastime !== now && pastimeNotReady(state, id, pastime) === null);
  const [first, ...others] = open;
  // Where there is no choice the button says what it comes to; it can be chosen again until days go by.
  const label = first && others.length === 0 ? `${name} ${INSTEAD[first]}` : `How ${name} spends the time`;
  const pastime = offer('ChoosePastime', label, {
    place: 'downtime',
    about: id,
    fixed: { creature: id },
    inputs: { pastime: labelled(open, PASTIME_NAMES) },
  });
  return [pastime, ...making(state, rules, downtime, creature), ...seeking(rules, downtime, creature)];
}

/** What is known, brewable and paid for. */
function making(state: GameState, { scribing, equipment }: Ruleset, downtime: Downtime, creature: Creature): Offer[] {
  const { id, name } = creature;
  if (!scribing || downtime.made.includes(id) || creature.items.length >= MOST_ITEMS) return [];
  if (tooBusyToMake(state, downtime, id)) return [];
  const gold = goldOf({ equipment }, creature);
  return FORMS.flatMap((form) => {
    const spells = scribing
      .makeable(creature, form, state.inventions)
      .filter(({ level }) => scribing.price(level) <= gold);
    if (spells.length === 0) return [];
    return [
      offer('MakeItem', `${name} makes a ${form}`, {
        place: 'downtime',
        rule: scribing.cites.making,
        about: id,
        key: `MakeItem:${id}:${form}`,
        fixed: { creature: id, form },
        inputs: {
          spell: spells.map(({ spell, level }) => ({
            value: spell,
            label: `${spell}, ${written(scribing.price(level))} gold`,
          })),
        },
      }),
    ];
  });
}

function seeking({ retainers, equipment }: Ruleset, { place }: Downtime, creature: Creature): Offer[] {
  const { id, name, kind } = creature;
  const rule = retainers.seeking;
  if (!rule || kind !== 'character') return [];
  const where = { settlement: place === 'settlement', advertised: true, stronghold: false };
  const kinds = retainers.kinds.filter((help) => rule.available(help.name, where) !== 'no');
  const scopes = scopesFor(retainers, goldOf({ equipment }, creature));
  if (kinds.length === 0 || scopes.length === 0) return [];
  return [
    offer('SeekHelp', `${name} looks for help by notices`, {
      place: 'downtime',
      rule: rule.cites.notice,
      about: id,
      fixed: { creature: id, promised: 0 },
      inputs: noticeInputs(retainers, kinds, scopes),
    }),
  ];
}
