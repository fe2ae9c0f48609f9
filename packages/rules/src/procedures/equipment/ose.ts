import { WARES } from '../../content/ose/wares.ts';
import { priceList } from './rule.ts';

/** OSE-APX-08 to OSE-APX-11. */
export const oseEquipment = priceList(WARES);
