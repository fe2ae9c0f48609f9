import { attacksWith } from '../../content/ose/armed.ts';
import { COPPER } from '../../content/ose/gear.ts';
import { WARES } from '../../content/ose/wares.ts';
import { priceList } from './rule.ts';

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
  packages: null,
  copper: COPPER,
  changing: null,
  attacksWith,
});
