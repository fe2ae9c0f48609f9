import { rulesBy } from '../../../../test/in-play.ts';
import { loaded } from '../../../core/index.ts';
import { sharedOut } from '../../../procedures/making/advancement/eris-awards.ts';
import { mayAllocate } from '../../../procedures/party/party/eris.ts';
import { rollOff } from '../../../procedures/party/party/roll-off.ts';
import { type Adapters, read } from '../../../vectors.ts';

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
    const { rollOffDie } = rulesBy('eris').party;
    const dice = loaded(...read.faces(inputs));
    return {
      ...rollOff(read.list<string>(inputs, 'players'), read.number(inputs, 'items'), () => dice.die(rollOffDie)),
    };
  },
};
