import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { choosable } from '../../../state/called.ts';
import { CONDITIONS, type Creature, SAVES } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';

/** The referee deals out harm and healing to anybody; whom is asked, so that the list stays short. */
export const damageOffers: Offers = remembered(
  (state, seat) => (mayReferee(seat) ? [...dealing(state), ...guarding(state)] : []),
  rosterOf,
);

function guarding(state: GameState): readonly Offer[] {
  const rule = rulesOf(state).damage.worst.guarding;
  const monsters = Object.values(state.creatures).filter(
    (creature) => creature.kind === 'monster' && !isDead(creature),
  );
  if (!rule || monsters.length === 0) return [];
  return [
    offer('SetGuard', 'Say what guards a monster from critical hits', {
      place: 'palette',
      rule,
      inputs: { creature: monsters, guard: GUARDS },
    }),
  ];
}

const GUARDS = [
  { value: 'helmet', label: 'a helmet' },
  { value: 'scale', label: 'scales over a weak point' },
  { value: 'none', label: 'nothing' },
] as const;

function dealing(state: GameState): readonly Offer[] {
  const all = Object.values(state.creatures);
  const living = all.filter((creature) => !isDead(creature));
  return [
    ...(living.length > 0 ? hurting(state, living) : []),
    ...CONDITIONS.flatMap((condition) => befalling(all, condition)),
  ];
}

const DESTRUCTIVE = [
  { value: 'none', label: 'no' },
  ...SAVES.map((value) => ({ value, label: `yes, items save against ${value}` })),
] as const;

function hurting(state: GameState, living: readonly Creature[]): Offer[] {
  const { cites } = rulesOf(state).damage;
  return [
    offer('DealDamage', 'Deal damage', {
      confirm: 'Deal {amount} to {creature}',
      place: 'palette',
      rule: cites.taken,
      inputs: {
        creature: choosable(living),
        amount: amountOf('1d6'),
        source: '',
        destructive: { of: DESTRUCTIVE, preset: 'none' },
      },
    }),
    offer('Heal', 'Heal somebody', {
      confirm: 'Heal {creature} by {amount}',
      place: 'palette',
      rule: cites.healed,
      inputs: { creature: choosable(living), amount: amountOf('1d6+1') },
    }),
  ];
}

/** What is asked for an amount: the usual ones are listed, and any other may be typed. @param more listed before them */
export const amountOf = (preset: string, more: readonly string[] = []) =>
  ({ of: [...new Set([...more, ...AMOUNTS])], preset, amount: true }) as const;

const AMOUNTS: readonly string[] = [
  ...['1', '2', '3', '4', '5', '6', '1d2', '1d3', '1d4', '1d6', '1d6+1', '1d8', '1d10', '1d12'],
  ...['2d4', '2d6', '2d6+2', '2d8', '3d6', '4d6', '5d6', '6d6', '8d6', '10d6'],
];

function befalling(all: readonly Creature[], condition: Creature['conditions'][number]): Offer[] {
  return [true, false].flatMap((on) => {
    const open = all.filter((creature) => creature.conditions.includes(condition) !== on);
    if (open.length === 0) return [];
    return [
      offer('SetCondition', on ? `Make ${condition}` : `No longer ${condition}`, {
        place: 'palette',
        key: `SetCondition:${condition}:${on ? 'on' : 'off'}`,
        fixed: { condition, on },
        inputs: { creature: open },
      }),
    ];
  });
}
