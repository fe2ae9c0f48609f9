import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { type DualMode, dualEffect, dualMode, gripBonus } from './eris.ts';

const hands = (inputs: VectorInputs, name: string): 1 | 2 => (read.number(inputs, name, 1) === 2 ? 2 : 1);

export const erisEquippingVectors: Adapters = {
  'ERI-DMG-02': (inputs) => ({
    ...gripBonus(read.text(inputs, 'weapon'), hands(inputs, 'hands'), read.flag(inputs, 'shield', false)),
  }),
  'ERI-DMG-03': (inputs) => {
    const announced = inputs.announced === 'offensive' || inputs.announced === 'defensive' ? inputs.announced : null;
    const held = {
      offhand: typeof inputs.offhand === 'string' ? inputs.offhand : null,
      shield: read.flag(inputs, 'shield', false),
      mainHands: hands(inputs, 'mainHands'),
    };
    return { ...dualMode(held, announced, read.flag(inputs, 'beforeRound', true)) };
  },
  'ERI-DMG-04': (inputs) => ({
    ...dualEffect(read.text<DualMode>(inputs, 'mode'), read.text<'melee' | 'missile'>(inputs, 'incoming', 'melee')),
  }),
};
