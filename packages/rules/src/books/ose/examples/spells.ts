import { oseSpells } from '../../../procedures/fight/spells/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const spellsVectors: Adapters = {
  'OSE-CMB-14': (inputs) => {
    const flag = (name: string, preset = false) => read.flag(inputs, name, preset);
    const reasons = oseSpells.cast.obstacles({
      declared: flag('declared', true),
      gagged: flag('gagged'),
      bound: flag('bound'),
      silenced: flag('silenced'),
      moved: flag('moved'),
      otherAction: flag('otherAction'),
      targetVisible: flag('targetVisible', true),
      unstable: flag('unstable'),
    });
    return { allowed: reasons.length === 0, reasons };
  },
};
