import { loaded } from '../../core/index.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { roundsPerTurn } from '../time/eris-vectors.ts';
import {
  chaseTurn,
  type ErisTurning,
  followsThrough,
  goesOn,
  onContact,
  runningAndActing,
  stateAfter,
} from './eris.ts';

export const erisPursuitVectors: Adapters = {
  'ERI-PUR-01': (inputs) => ({
    state: stateAfter(read.flag(inputs, 'disengaged'), read.number(inputs, 'feet'), read.flag(inputs, 'enemyPursues')),
  }),
  'ERI-PUR-02': (inputs) => ({
    ...chaseTurn({
      pursuedMove: read.number(inputs, 'pursuedMove'),
      pursuerMove: read.number(inputs, 'pursuerMove'),
      gapFeet: read.number(inputs, 'gapFeet'),
      pursuedLost: read.number(inputs, 'pursuedLost', 0),
      pursuerLost: read.number(inputs, 'pursuerLost', 0),
    }),
  }),
  'ERI-PUR-03': (inputs) => {
    const quicker = inputs.quicker === 'pursuer' || inputs.quicker === 'pursued' ? inputs.quicker : null;
    const lowFirst = read.setting(inputs, 'lowFirst', false);
    return { ...onContact(read.flag(inputs, 'contact'), quicker, lowFirst, loaded(...read.faces(inputs))) };
  },
  'ERI-PUR-04': (inputs) => ({
    ...runningAndActing(
      read.number(inputs, 'move'),
      read.number(inputs, 'spells', 0),
      read.number(inputs, 'shots', 0),
      read.flag(inputs, 'elf', false) || read.flag(inputs, 'mountedArcher', false),
      roundsPerTurn(inputs),
    ),
  }),
  'ERI-PUR-05': (inputs) =>
    inputs.event === undefined
      ? { continues: goesOn(read.number(inputs, 'gapFeet')) }
      : { continues: followsThrough(read.text<ErisTurning>(inputs, 'event'), loaded(...read.faces(inputs))) },
};
