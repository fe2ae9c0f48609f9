import { attacksWith } from '../../../books/ose/content/armed.ts';
import { COPPER } from '../../../books/ose/content/gear.ts';
import { MOUNTS } from '../../../books/ose/content/mounts-and-vessels.ts';
import { WARES } from '../../../books/ose/content/wares.ts';
import { entryOf } from '../../../content/entry.ts';
import { type EquipmentRule, priceList, weaponsOnly } from './rule.ts';

/** OSE-APX-08: oil and holy water are bought as gear, and thrown. */
const asWeapon: EquipmentRule['asWeapon'] = (thing) => {
  if (thing.use === 'oil') return 'oil flask (burning)';
  return /\bholy water\b/i.test(thing.name) ? 'holy water vial' : weaponsOnly(thing);
};

/** OSE-APX-11: at full and at half rate. */
const beasts: EquipmentRule['beasts'] = {
  rule: 'OSE-APX-11',
  bearing: (name) => {
    const mount = entryOf(MOUNTS, name);
    return mount ? { full: mount.fullLoad, half: mount.halfLoad, rate: mount.movement } : null;
  },
};

/** OSE-APX-08 to OSE-APX-11. */
export const oseEquipment = priceList(WARES, {
  id: 'OSE-APX-10',
  lists: {
    weapon: 'OSE-APX-08',
    armour: 'OSE-APX-09',
    gear: 'OSE-APX-10',
    mount: 'OSE-APX-11',
    vessel: 'OSE-APX-11',
  },
  beasts,
  packages: null,
  copper: COPPER,
  changing: null,
  attacksWith,
  asWeapon,
});
