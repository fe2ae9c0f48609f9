import { loaded } from '../../../core/index.ts';
import {
  gormanAttackBonus,
  gormanStrike,
  monsterAttackBonus,
  unclassedAttackBonus,
} from '../../../procedures/fight/attack/gorman.ts';
import { gormanRange } from '../../../procedures/fight/missiles/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { hitDiceIn } from '../../ose/examples/content.ts';
import type { GormanClass } from '../content/classes.ts';

const natural = (inputs: VectorInputs): number => loaded(...read.faces(inputs)).die(20);

export const gormanAttackVectors: Adapters = {
  'GOR-ATK-01': (inputs) => ({
    attackBonus: gormanAttackBonus(read.text<GormanClass>(inputs, 'class'), read.number(inputs, 'level')),
  }),
  'GOR-ATK-02': (inputs) => {
    const kind = read.text(inputs, 'kind');
    if (kind !== 'monster') return { attackBonus: unclassedAttackBonus(kind) };
    return { attackBonus: monsterAttackBonus(hitDiceIn(inputs, 'hd')) };
  },
  'GOR-CMB-01': (inputs) => {
    const bonus = read.number(inputs, 'attackBonus') + read.number(inputs, 'situational', 0);
    return { ...gormanStrike(natural(inputs), bonus, read.number(inputs, 'targetAc')) };
  },
  'GOR-CMB-09': (inputs) => ({ ...gormanRange(read.text(inputs, 'weapon'), read.number(inputs, 'feet')) }),
};
