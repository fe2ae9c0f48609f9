import { loaded } from '../../../core/index.ts';
import {
  type ErisSaveKind,
  erisSave,
  erisSaves,
  erisSaveTarget,
  levelAgainst,
  savesAs,
} from '../../../procedures/body/creature/eris-saves.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { ErisClass } from '../content/classes.ts';
import { classNamed } from './class-functions.ts';

const kind = (inputs: VectorInputs) => read.text<ErisSaveKind>(inputs, 'category');
const asLevel = (inputs: VectorInputs): number =>
  savesAs(typeof inputs.hd === 'number' ? inputs.hd : read.text(inputs, 'hd'));
const asClass = (inputs: VectorInputs) => read.text<ErisClass>(inputs, 'asClass', 'fighter');

const monster: Adapter = (inputs) => ({
  asLevel: asLevel(inputs),
  target: erisSaveTarget(asClass(inputs), asLevel(inputs), kind(inputs)),
});

const againstMagic: Adapter = (inputs) => {
  const effectiveLevel = levelAgainst(read.number(inputs, 'level'), read.flag(inputs, 'magical'));
  return {
    effectiveLevel,
    target: erisSaveTarget(classNamed(inputs), effectiveLevel, kind(inputs)),
  };
};

export const erisSavingThrowVectors: Adapters = {
  'ERI-HOB-04': againstMagic,
  'ERI-DWF-03': againstMagic,
  'ERI-SAV-01': monster,
  'ERI-SAV-02': monster,
  'ERI-SAV-03': (inputs) => {
    const by = { class: asClass(inputs), level: asLevel(inputs) };
    const natural = loaded(...read.faces(inputs)).die(20);
    const { target, saved } = erisSave(by, kind(inputs), natural, read.number(inputs, 'saveMod', 0));
    return { target, saved };
  },
  'ERI-APX-10': (inputs) => ({
    saves: erisSaves(classNamed(inputs), read.number(inputs, 'level')),
  }),
};
