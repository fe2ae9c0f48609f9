import { loaded } from '../../../core/index.ts';
import { gormanAttackBonus } from '../../../procedures/fight/attack/gorman.ts';
import { isImmune, isTold, noticesDoor, strongholdOf } from '../../../procedures/making/class-functions/gorman.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import { GORMAN_CLASS, type GormanClass } from '../content/classes.ts';
import { gormanSaveTarget } from '../content/saves.ts';

const stronghold: Adapter = (inputs) => ({
  stronghold: strongholdOf(read.text<GormanClass>(inputs, 'class'), read.number(inputs, 'level')),
});

export const gormanClassFunctionsVectors: Adapters = {
  'GOR-CLS-01': (inputs) => {
    const facts = GORMAN_CLASS[read.text<GormanClass>(inputs, 'class')];
    const { attackColumn, hitDiceRolled, damageAs, spellList, shield, weapons } = facts;
    return { attackColumn, hitDiceRolled, damageAs, spellList, armor: facts.armour, shield, weapons };
  },
  'GOR-CLS-03': stronghold,
  'GOR-CLS-05': stronghold,
  'GOR-CLS-09': (inputs) => ({ immune: isImmune(read.text(inputs, 'class'), read.text(inputs, 'effect')) }),
  'GOR-CLS-10': (inputs) => {
    const of = read.text<GormanClass>(inputs, 'class');
    const level = read.number(inputs, 'level');
    const { hitDiceRolled, damageAs, saveBonus } = GORMAN_CLASS[of];
    return {
      attackBonus: gormanAttackBonus(of, level),
      hitDiceRolled,
      damageAs,
      stronghold: strongholdOf(of, level),
      saveTarget: gormanSaveTarget(level),
      saveBonus,
    };
  },
  'GOR-CLS-12': (inputs) => ({ told: isTold(read.text(inputs, 'class'), read.text(inputs, 'topic')) }),
  'GOR-CLS-13': (inputs) => ({
    ...noticesDoor(read.text(inputs, 'class'), read.flag(inputs, 'alreadyTried', false), loaded(...read.faces(inputs))),
  }),
};
