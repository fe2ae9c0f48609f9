import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import type { ErisClass, ErisRace } from '../content/classes.ts';
import { erisLevel, erisLevelFor, raceLimit, rolledHitPoints } from '../content/levels.ts';
import { classNamed } from './class-functions.ts';

const table =
  (of: ErisClass): Adapter =>
  (inputs) => {
    if (inputs.level === undefined) return { level: erisLevelFor(of, read.number(inputs, 'xp')) };
    const row = erisLevel(of, read.number(inputs, 'level'));
    if (!row) return { ...denied('level-range') };
    const { title, experience, hitDice, capability, spells } = row;
    return { title, xp: experience, hitDice, fightingCapability: capability, ...(of === 'fighter' ? {} : { spells }) };
  };

export const erisAdvancementVectors: Adapters = {
  'ERI-APX-07': table('fighter'),
  'ERI-APX-08': table('magic-user'),
  'ERI-APX-09': table('cleric'),
  'ERI-APX-13': (inputs) => ({
    ...raceLimit(read.text<ErisRace>(inputs, 'race'), read.text<ErisClass>(inputs, 'class')),
  }),
  'ERI-APX-14': (inputs) => ({
    hp: rolledHitPoints(
      classNamed(inputs),
      read.number(inputs, 'level'),
      read.number(inputs, 'con'),
      loaded(...read.faces(inputs)),
    ),
  }),
};
