import { oseTraps } from '../../../procedures/dungeon/traps/ose.ts';
import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const trapsVectors: Adapters = {
  'OSE-DUN-15': (inputs) => ({
    sprung: succeeds(inSix(read.number(inputs, 'chance', oseTraps().springs.upTo)), read.number(inputs, 'die')),
  }),
  'OSE-DUN-16': (inputs) => {
    const rule = oseTraps({ monstersBypass: read.flag(inputs, 'monstersBypass', true) });
    const victim = read.text<'pc' | 'monster'>(inputs, 'victim', 'pc') === 'pc' ? 'character' : 'monster';
    const harmed = read.flag(inputs, 'sprung') && rule.catches(victim);
    return { attackRoll: false, damage: harmed ? read.faces(inputs).reduce((sum, face) => sum + face, 0) : 0 };
  },
};
