import { rulesBy } from '../../../../test/in-play.ts';
import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import { goesOn, onContact, stateAfter } from '../../../procedures/meeting/pursuit/eris.ts';
import { runFor } from '../../../procedures/meeting/pursuit/gap.ts';
import type { Passage } from '../../../procedures/meeting/pursuit/rule.ts';
import { succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { roundsPerTurn } from './time.ts';

export const erisPursuitVectors: Adapters = {
  'ERI-PUR-01': (inputs) => ({
    state: stateAfter(read.flag(inputs, 'disengaged'), read.number(inputs, 'feet'), read.flag(inputs, 'enemyPursues')),
  }),
  'ERI-PUR-02': (inputs) => {
    const rule = rulesBy('eris').pursuit;
    const ran = (who: string) =>
      rule.pace.running(read.number(inputs, `${who}Move`), read.number(inputs, `${who}Lost`, 0));
    const [pursuedFeet, pursuerFeet] = [ran('pursued'), ran('pursuer')];
    const { gap, closed } = runFor(rule, read.number(inputs, 'gapFeet'), pursuedFeet, pursuerFeet, false);
    return { pursuedFeet, pursuerFeet, gap, contact: closed };
  },
  'ERI-PUR-03': (inputs) => {
    const quicker = inputs.quicker === 'pursuer' || inputs.quicker === 'pursued' ? inputs.quicker : null;
    const lowFirst = read.setting(inputs, 'lowFirst', false);
    return { ...onContact(read.flag(inputs, 'contact'), quicker, lowFirst, loaded(...read.faces(inputs))) };
  },
  'ERI-PUR-04': (inputs) => {
    const { pursuit, combatRound } = rulesBy('eris', { roundsPerTurn: roundsPerTurn(inputs) });
    const [move, spells, shots] = ['move', 'spells', 'shots'].map((name) => read.number(inputs, name, 0));
    const mover = { class: read.flag(inputs, 'elf', false) ? 'elf' : 'fighter', hasted: false };
    const free =
      combatRound.swiftness.splits({ ...mover, mounted: read.flag(inputs, 'mountedArcher', false) }) !== null;
    if ((spells ?? 0) + (shots ?? 0) > pursuit.pace.roundsInGo) return { ...denied('too-many-rounds') };
    const [whole, left] = [0, (spells ?? 0) + (free ? 0 : (shots ?? 0))].map((lost) =>
      pursuit.pace.running(move ?? 0, lost),
    );
    return { penaltyFeet: (whole ?? 0) - (left ?? 0), pursuitFeet: left };
  },
  'ERI-PUR-05': (inputs) =>
    inputs.event === undefined
      ? { continues: goesOn(read.number(inputs, 'gapFeet')) }
      : {
          continues: succeeds(
            rulesBy('eris').pursuit.escape.follows(read.text<Passage>(inputs, 'event')),
            loaded(...read.faces(inputs)).die(6),
          ),
        },
};
