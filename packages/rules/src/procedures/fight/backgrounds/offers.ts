import { type Offer, offer, type Ruleset, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isPresent, partyOf } from '../../../state/read.ts';
import { foesOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { attacksLeft } from '../attack/routine.ts';
import { isNew, mayAssassinate, mayJoin, mayLayOnHands, mayRage } from './may.ts';

export const backgroundsOffers: Offers = (state, seat) => {
  const rules = rulesOf(state);
  const own = Object.values(state.creatures).filter(
    (creature) => creature.kind === 'character' && commands(seat, creature),
  );
  return own.flatMap((creature) => [
    ...joining(state, rules, seat, creature),
    ...(isCapable(creature)
      ? [
          ...touching(state, rules, seat, creature),
          ...rage(state, rules, seat, creature),
          ...strokes(state, seat, creature),
        ]
      : []),
  ]);
};

/** The most days that are asked about. */
const MOST_DAYS = 10_000;

function joining(state: GameState, { backgrounds }: Ruleset, seat: Seat, creature: Creature): Offer[] {
  const about = { place: 'palette', about: creature.id, fixed: { creature: creature.id } } as const;
  const referee = mayReferee(seat);
  if (creature.background !== undefined)
    return referee
      ? [
          offer('LeaveBackground', `${creature.name} is a ${creature.background} no more`, {
            ...about,
            rule: backgrounds.cites.touch,
          }),
        ]
      : [];
  const open = backgrounds.joining.known.filter(
    (background) => mayJoin(state, { creature: creature.id, background }, seat).length === 0,
  );
  if (open.length === 0) return [];
  const {
    joining: { training },
  } = backgrounds;
  return [
    offer('JoinBackground', `${creature.name} takes a background on`, {
      ...about,
      rule: backgrounds.cites.background,
      inputs: {
        background: open,
        ...(training &&
          !isNew(creature) && { trained: { least: training.days, most: MOST_DAYS, preset: training.days } }),
      },
    }),
  ];
}

function touching(state: GameState, { backgrounds }: Ruleset, seat: Seat, healer: Creature): Offer[] {
  const hurt = partyOf(state).filter(
    ({ id }) => mayLayOnHands(state, { healer: healer.id, touched: id }, seat).length === 0,
  );
  if (hurt.length === 0) return [];
  return [
    offer('LayOnHands', 'Lay on hands', {
      place: 'creature',
      about: healer.id,
      rule: backgrounds.cites.touch,
      fixed: { healer: healer.id },
      inputs: { touched: hurt },
    }),
  ];
}

const rage = (state: GameState, { backgrounds }: Ruleset, seat: Seat, creature: Creature): Offer[] =>
  mayRage(state, { creature: creature.id }, seat).length === 0
    ? [
        offer('Rage', 'Rage', {
          place: 'creature',
          about: creature.id,
          rule: backgrounds.cites.rage,
          fixed: { creature: creature.id },
        }),
      ]
    : [];

function strokes(state: GameState, seat: Seat, killer: Creature): Offer[] {
  if (!state.encounter?.combat || killer.background === undefined) return [];
  return attacksLeft(state, killer)
    .filter(({ attack }) => attack.kind === 'melee')
    .flatMap((blow) => {
      const targets = foesOf(state, killer.id).filter(
        (foe) =>
          isPresent(state, foe) &&
          mayAssassinate(state, { creature: killer.id, target: foe.id, attack: blow.index }, seat).length === 0,
      );
      const rule = targets[0] && rulesOf(state).backgrounds.stroke(killer, targets[0])?.rule;
      if (!rule) return [];
      return [
        offer('Assassinate', `Assassinate with ${blow.attack.name}`, {
          place: 'creature',
          about: killer.id,
          rule,
          key: `Assassinate:${killer.id}:${blow.index}`,
          fixed: { creature: killer.id, attack: blow.index },
          inputs: { target: targets },
        }),
      ];
    });
}
