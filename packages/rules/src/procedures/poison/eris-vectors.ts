import { denied } from '../../content/denied.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { classNamed } from '../class-functions/eris-vectors.ts';
import { erisSave } from '../saving-throw/eris.ts';
import { diesOf, dosed, isPoison, type Moment, type Poison, poisoned, resisted } from './eris.ts';

const ofKind = (inputs: VectorInputs, answer: (poison: Poison) => object) => {
  const kind = read.text(inputs, 'kind');
  return isPoison(kind) ? { ...answer(kind) } : { ...denied('bad-kind') };
};

/** Whether a made save leaves a lesser effect, and costs no hit points. */
function isLessened(poison: Poison): boolean {
  const left = resisted(poison, 1, null);
  return 'reduced' in left && left.reduced !== null;
}

export const erisPoisonVectors: Adapters = {
  'ERI-POI-01': (inputs) => ofKind(inputs, (poison) => ({ saveOrDie: !isLessened(poison) })),
  'ERI-POI-02': (inputs) => {
    const by = { class: classNamed(inputs), level: read.number(inputs, 'level') };
    const natural = loaded(...read.faces(inputs)).die(20);
    return { ...erisSave(by, 'D', natural, read.number(inputs, 'saveMod', 0)) };
  },
  'ERI-POI-03': (inputs) => ofKind(inputs, (poison) => poisoned(poison, read.flag(inputs, 'inBattle', true))),
  'ERI-POI-04': (inputs) => {
    const said = inputs.consequence;
    const consequence = said === 'half-hp' || said === 'reduced' ? said : null;
    return ofKind(inputs, (poison) => resisted(poison, read.number(inputs, 'hp'), consequence));
  },
  'ERI-POI-05': (inputs) => ({ ...dosed(read.number(inputs, 'doses'), read.number(inputs, 'lethalDoses', 3)) }),
  'ERI-POI-06': (inputs) => {
    const cured = read.text<Moment | ''>(inputs, 'curedAt', '');
    return { dies: diesOf(read.text<Moment>(inputs, 'due'), cured === '' ? null : cured) };
  },
};
