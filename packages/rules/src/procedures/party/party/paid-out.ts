import { COPPER_PER_GOLD, COPPER_PER_SILVER, type Purse } from '../../../state/purse.ts';

/** A purse with so much more in it, in copper: paid out in gold, silver and copper pieces. */
export function paidOut(purse: Purse, copper: number): Purse {
  const gp = Math.floor(copper / COPPER_PER_GOLD);
  const sp = Math.floor((copper % COPPER_PER_GOLD) / COPPER_PER_SILVER);
  return { ...purse, gp: purse.gp + gp, sp: purse.sp + sp, cp: purse.cp + (copper % COPPER_PER_SILVER) };
}
