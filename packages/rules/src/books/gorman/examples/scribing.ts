import { isPotion, makingCost, mayMake, mayUse, type Scribed } from '../../../procedures/town/scribing/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';
import type { GormanSpellList } from '../content/spells.ts';

export const gormanScribingVectors: Adapters = {
  'GOR-ITM-01': (inputs) => ({
    ...mayMake(
      read.text(inputs, 'class'),
      read.text<Scribed>(inputs, 'kind'),
      read.flag(inputs, 'knowsSpell'),
      read.number(inputs, 'madeThisDowntime', 0),
    ),
  }),
  'GOR-ITM-02': (inputs) => ({ costGp: makingCost(read.number(inputs, 'spellLevel')) }),
  'GOR-ITM-03': (inputs) => ({
    potion: isPotion(read.text<GormanSpellList>(inputs, 'list'), read.text(inputs, 'spell')),
  }),
  'GOR-ITM-04': (inputs) => ({ canUse: mayUse(read.text(inputs, 'class', ''), read.text<Scribed>(inputs, 'kind')) }),
};
