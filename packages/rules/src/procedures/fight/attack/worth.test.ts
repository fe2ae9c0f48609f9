import { expect, it } from 'vitest';
import { rulesBy } from '../../../../test/in-play.ts';
import { someone } from '../../../../test/table.ts';
import { worthInFight } from './worth.ts';

const scores = { STR: 16, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };

it.each([
  ['ose', 'sword', '1d6+2'],
  ['ose', 'dagger', '1d6+2, thrown 1d6, 10/20/30 feet'],
  ['ose', 'two-handed sword', '1d6+2, slow'],
  ['ose', 'chainmail', 'AC 5 [14]'],
  ['ose', 'shield', 'AC 8 [11]'],
  ['ose', 'lantern', null],
  ['ose', 'mule', null],
  ['gorman', 'two handed sword', '1d10'],
  ['eris', 'plate', 'AC 3 [16]'],
] as const)('by %s the shop says of a %s what it is worth in the hands of who buys it', (base, name, said) => {
  const rules = rulesBy(base);
  const ware = rules.equipment.ware(name);
  const buyer = someone({ class: 'fighter', abilities: scores, armour: 'none', shield: false });
  expect(ware && worthInFight(rules, buyer, ware)).toBe(said);
});
