import { loaded, roll } from '../../../core/index.ts';
import { unlocking } from '../../../procedures/dungeon/doors/lock.ts';
import { forcingChance, monstersCanOpen, swingsShut } from '../../../procedures/dungeon/doors/ose.ts';
import { inSix, percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const doorsVectors: Adapters = {
  'OSE-DUN-03': (inputs) => {
    const chance = forcingChance(read.number(inputs, 'str'));
    const { total } = roll(loaded(...read.faces(inputs)), 1, 6);
    return { chance, opened: succeeds(inSix(chance), total) };
  },
  'OSE-DUN-05': (inputs) => {
    const chance = read.number(inputs, 'chance', 0);
    const method = read.text<'pick' | 'magic' | 'force'>(inputs, 'method');
    return unlocking(method, chance > 0 ? percent(chance) : null, read.faces(inputs)[0] ?? 101);
  },
  'OSE-DUN-06': (inputs) => ({
    swingsShut: swingsShut(
      read.flag(inputs, 'wedged', false),
      read.flag(inputs, 'heldByCharacter', false),
      read.setting(inputs, 'doorsSwingShut', true),
    ),
  }),
  'OSE-DUN-07': (inputs) => ({
    monstersCanOpen: monstersCanOpen({
      blocked: read.flag(inputs, 'blocked', false),
      magicallyClosed: read.flag(inputs, 'magicallyClosed', false),
      spikedShut: read.flag(inputs, 'spikedShut', false),
    }),
  }),
};
