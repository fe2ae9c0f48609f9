import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import type { Creature } from '../../state/creature.ts';
import { CONDITIONS, SAVES } from '../../state/creature.ts';
import { isDead } from '../../state/read.ts';

const DESTRUCTIVE = [
  { value: 'none', label: 'no' },
  ...SAVES.map((value) => ({ value, label: `yes, items save against ${value}` })),
];

/** The referee deals out harm and healing to anybody. */
export const damageOffers: Offers = (state, seat) =>
  seat.role === 'referee'
    ? Object.values(state.creatures).flatMap((creature) => [...hurting(creature), ...conditions(creature)])
    : [];

function hurting(creature: Creature): Offer[] {
  if (isDead(creature)) return [];
  const about = { place: 'palette', about: creature.id, fixed: { creature: creature.id } } as const;
  const amount = (label: string, preset: string) =>
    ({
      kind: 'choice',
      name: 'amount',
      label,
      preset,
      options: AMOUNTS.map((value) => ({ value, label: value })),
    }) as const;
  return [
    offer('DealDamage', `Hurt ${creature.name}`, {
      ...about,
      rule: 'OSE-DMG-01',
      inputs: [
        amount('Damage', '1d6'),
        { kind: 'text', name: 'source', label: 'What does it', maxLength: 80, preset: '' },
        {
          kind: 'choice',
          name: 'destructive',
          label: 'Destroys what the dead carry',
          options: DESTRUCTIVE,
          preset: 'none',
        },
      ],
    }),
    offer('Heal', `Heal ${creature.name}`, { ...about, rule: 'OSE-HEA-02', inputs: [amount('Healing', '1d6+1')] }),
  ];
}

/** The amounts offered; any other notation can be asked for too. */
export const AMOUNTS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '1d2',
  '1d3',
  '1d4',
  '1d6',
  '1d6+1',
  '1d8',
  '1d10',
  '1d12',
  '2d4',
  '2d6',
  '2d6+2',
  '2d8',
  '3d6',
  '4d6',
  '5d6',
  '6d6',
  '8d6',
  '10d6',
];

function conditions(creature: Creature): Offer[] {
  const about = { place: 'palette', about: creature.id } as const;
  const options = (on: boolean) =>
    CONDITIONS.filter((condition) => creature.conditions.includes(condition) !== on).map((value) => ({
      value,
      label: value,
    }));
  return [true, false].flatMap((on) =>
    options(on).length === 0
      ? []
      : [
          offer('SetCondition', on ? `Something befalls ${creature.name}` : `${creature.name} recovers`, {
            ...about,
            key: `SetCondition:${on ? 'on' : 'off'}:${creature.id}`,
            fixed: { creature: creature.id, on },
            inputs: [{ kind: 'choice', name: 'condition', label: 'Condition', options: options(on) }],
          }),
        ],
  );
}
