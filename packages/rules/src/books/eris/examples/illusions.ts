import { inPeace, standing } from '../../../../test/in-play.ts';
import { referee, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import type { Saver } from '../../../procedures/body/creature/eris-saves.ts';
import { believes, disbelieves, illusoryBreath } from '../../../procedures/dungeon/illusions/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { classNamed } from './class-functions.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const race = (inputs: VectorInputs) => read.text(inputs, 'race', 'human');
const saver = (inputs: VectorInputs): Saver => ({
  class: classNamed(inputs),
  level: read.number(inputs, 'level'),
});

/** An illusion that would do so much. */
const shown = (damage: number, secret: boolean) =>
  ({
    type: 'ShowIllusion',
    creatures: [someone().id],
    source: 'a dragon',
    damage: `${damage}`,
    breath: false,
    secret,
  }) as const;

export const erisIllusionsVectors: Adapters = {
  'ERI-ILL-01': (inputs) => ({ ...believes(race(inputs), saver(inputs), dice(inputs)) }),
  'ERI-ILL-02': (inputs) => ({
    ...disbelieves(
      read.text<'pc' | 'npc'>(inputs, 'kind'),
      read.text<'disbelieve' | 'none'>(inputs, 'declares', 'none'),
      read.flag(inputs, 'isIllusion', true),
    ),
  }),
  'ERI-ILL-03': (inputs) => {
    const hitPoints = { now: read.number(inputs, 'hp'), max: 1_000 };
    const victim = someone({ level: read.number(inputs, 'level'), hitPoints });
    const save = read.flag(inputs, 'believes') ? 1 : 20;
    const script = inPeace('eris', [victim]).play(shown(read.number(inputs, 'damage'), true), referee, save, 6);
    const deceived = script.state.creatures[victim.id];
    return { hp: deceived?.hitPoints.now, state: standing(deceived) };
  },
  'ERI-ILL-04': (inputs) => ({
    ...illusoryBreath(race(inputs), saver(inputs), read.number(inputs, 'damage'), dice(inputs)),
  }),
  'ERI-ILL-05': (inputs) => {
    const script = inPeace('eris', [someone()]).play(shown(0, read.flag(inputs, 'secret', true)), referee, 10);
    return { visibility: script.told().players.some((line) => line.includes('[10]')) ? 'open' : 'ref' };
  },
};
