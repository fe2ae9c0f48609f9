import { denied } from '../../content/denied.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import type { ErisArmour } from '../attack/eris-armour.ts';
import { forcingChance } from '../doors/ose.ts';
import { roundsPerTurn } from '../time/eris-vectors.ts';
import type { DualMode } from '../two-weapons/rule.ts';
import { dualEffect, dualMode, gripBonus } from './eris.ts';
import { classWhile, cutFree, cutsFreeOn, donningPlate, donningRounds } from './eris-donning.ts';

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
  'ERI-DON-01': (inputs) => ({ ...donningRounds(read.text(inputs, 'armor')) }),
  'ERI-DON-02': (inputs) => ({
    ...donningPlate(
      read.number(inputs, 'assistants', 0),
      roundsPerTurn(inputs),
      read.number(inputs, 'maxAssistants', Number.POSITIVE_INFINITY),
    ),
  }),
  'ERI-DON-03': (inputs) => {
    if (!read.flag(inputs, 'dagger')) return { ...denied('needs-dagger') };
    const race = read.text(inputs, 'race', 'human');
    const anyone = read.flag(inputs, 'strengthDoors', false) ? forcingChance(read.number(inputs, 'strength', 10)) : 2;
    const chance = read.number(inputs, 'chance', cutsFreeOn(race, anyone));
    const dice = loaded(...read.faces(inputs));
    return { ...cutFree(chance, read.number(inputs, 'rounds', 10), dice) };
  },
  'ERI-DON-04': (inputs) => ({
    ac: classWhile({
      armour: read.text<ErisArmour>(inputs, 'armor'),
      shield: read.flag(inputs, 'shield', false),
      action: read.text<'don' | 'doff'>(inputs, 'action'),
      needed: read.number(inputs, 'needed'),
      done: read.number(inputs, 'done'),
    }),
  }),
};
