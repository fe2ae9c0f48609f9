import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { CONDITIONS, SAVES } from '../../state/creature.ts';
import { isDead, partyOf } from '../../state/read.ts';
import { AMOUNTS } from '../damage/offers.ts';
import { MOST } from './saving-throw.ts';
import { SAVE_NAMES } from './tell.ts';

const saves = SAVES.map((value) => ({ value, label: SAVE_NAMES[value] }));

export const savingThrowOffers: Offers = (state, seat) => {
  const own = partyOf(state).filter((member) => commands(seat, member) && !isDead(member));
  const single = own.map((member) =>
    offer('RollSave', 'Roll a saving throw', {
      place: 'palette',
      about: member.id,
      rule: 'OSE-SAV-02',
      fixed: seat.role === 'referee' ? { creature: member.id } : { creature: member.id, modifier: 0 },
      inputs: [
        { kind: 'choice', name: 'save', label: 'Against', options: saves, preset: 'death' },
        ...(seat.role === 'referee'
          ? ([{ kind: 'number', name: 'modifier', label: 'Modifier', min: -MOST, max: MOST, preset: 0 }] as const)
          : []),
      ],
    }),
  );
  const living = Object.values(state.creatures).filter((creature) => !isDead(creature));
  if (seat.role !== 'referee' || living.length === 0) return single;
  const call = offer('CallSave', 'Call for saving throws', {
    place: 'palette',
    rule: 'OSE-SAV-04',
    inputs: [
      {
        kind: 'choices',
        name: 'creatures',
        label: 'Who',
        options: living.map(({ id, name }) => ({ value: id, label: name })),
        least: 1,
      },
      { kind: 'choice', name: 'save', label: 'Against', options: saves, preset: 'breath' },
      { kind: 'number', name: 'modifier', label: 'Modifier', min: -MOST, max: MOST, preset: 0 },
      { kind: 'text', name: 'source', label: 'What it is', maxLength: 80, preset: '' },
      {
        kind: 'choice',
        name: 'damage',
        label: 'Damage',
        options: ['0', ...AMOUNTS].map((value) => ({ value, label: value })),
        preset: '0',
      },
      {
        kind: 'choice',
        name: 'otherwise',
        label: 'Those who fail are',
        options: [{ value: 'none', label: 'nothing more' }, ...CONDITIONS.map((value) => ({ value, label: value }))],
        preset: 'none',
      },
      { kind: 'flag', name: 'destructive', label: 'It destroys what the dead carry', preset: false },
    ],
  });
  return [...single, call];
};
