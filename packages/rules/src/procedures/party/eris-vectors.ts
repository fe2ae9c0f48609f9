import { loaded } from '../../core/index.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { sharedOut } from '../advancement/eris-awards.ts';
import { mayAllocate, picks, rolledOff } from './eris.ts';

export const erisPartyVectors: Adapters = {
  'ERI-TRS-01': (inputs) => ({
    mayAllocate: mayAllocate(
      read.text<'treasure' | 'magic-item'>(inputs, 'kind'),
      read.flag(inputs, 'awarded', false),
      read.flag(inputs, 'rolledOff', false),
    ),
  }),
  'ERI-TRS-02': (inputs) => {
    const shared = sharedOut(read.number(inputs, 'gp'), read.number(inputs, 'shares'));
    return 'error' in shared ? { ...shared } : { each: shared.each, left: shared.left };
  },
  'ERI-TRS-03': (inputs) => {
    const players = read.list<string>(inputs, 'players');
    const order = rolledOff(players, loaded(...read.faces(inputs)));
    return { order, picks: picks(players, order, read.number(inputs, 'items')) };
  },
};
