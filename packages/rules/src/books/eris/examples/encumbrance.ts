import { rulesBy } from '../../../../test/in-play.ts';
import { someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { carryingLimits, loadOf, speedIn, speedWith, trimmed } from '../../../procedures/party/encumbrance/eris.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { ErisArmour } from '../content/armour-class.ts';

const armour = (inputs: VectorInputs) => read.text<ErisArmour>(inputs, 'armor');
const shield = (inputs: VectorInputs) => read.flag(inputs, 'shield', false);
const felt = (inputs: VectorInputs): number => read.number(inputs, 'ignoreBelowCoins', 100);

const CARRIERS: Readonly<Record<string, Creature['kind']>> = { pc: 'character', hireling: 'retainer' };
const USES: Readonly<Record<string, Item['use']>> = {
  'rope-50': 'rope',
  oil: 'oil',
  'ration-standard': 'ration',
  'ration-iron': 'ration',
  skin: 'waterskin',
  torch: 'torch',
};

/** So many of a thing by the word of the book's list. */
const thing = (word: string, quantity: number): Item => ({
  id: id('thing'),
  name: word.replaceAll('-', ' '),
  quantity,
  weight: 0,
  kind: 'gear',
  use: USES[word] ?? null,
  ...(word.startsWith('magic-') ? { magic: 1 } : {}),
});

export const erisEncumbranceVectors: Adapters = {
  'ERI-ITM-01': (inputs) => {
    const [item, carried] = [read.text(inputs, 'item'), read.number(inputs, 'carried')];
    const carrier = CARRIERS[read.text(inputs, 'carrier', 'pc')] ?? 'monster';
    const left = (quantity: number): number => {
      const things = [thing(item, quantity)];
      const [surplus] = rulesBy('eris').encumbrance.limits?.over(someone({ kind: carrier, items: things })) ?? [];
      return surplus?.kept ?? quantity;
    };
    const whole = carried + read.number(inputs, 'add');
    const limit = left(10_000) === 10_000 ? null : left(10_000);
    return { limit, allowed: left(whole) === whole, maxMore: limit === null ? null : Math.max(0, limit - carried) };
  },
  'ERI-ITM-02': (inputs) => ({
    ...trimmed(read.record<number>(inputs, 'items'), read.list<string>(inputs, 'exempt', [])),
  }),
  'ERI-WGT-01': (inputs) => ({ ...carryingLimits(armour(inputs), shield(inputs)) }),
  'ERI-WGT-02': (inputs) => ({
    ...loadOf(read.number(inputs, 'ac'), read.number(inputs, 'coins'), felt(inputs)),
  }),
  'ERI-WGT-03': (inputs) => {
    const { coin = 0, ...things } = read.record<number>(inputs, 'load');
    const items = Object.entries(things).map(([name, count]) => ({ ...thing(name, count), kind: 'treasure' as const }));
    const coins = { pp: 0, gp: coin, ep: 0, sp: 0, cp: 0 };
    return { coins: rulesBy('eris').encumbrance.load(someone({ coins, items })) };
  },
  'ERI-MVE-01': (inputs) => ({ ...speedIn(armour(inputs), shield(inputs)) }),
  'ERI-MVE-02': (inputs) => ({
    ...speedWith(armour(inputs), shield(inputs), read.number(inputs, 'coins', 0), felt(inputs)),
  }),
};
