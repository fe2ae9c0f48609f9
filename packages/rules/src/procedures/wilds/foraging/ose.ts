import { inSix } from '../../table/chance/chance.ts';

/** OSE-WLD-05, OSE-WLD-06: something to eat, on the way or by hunting all day. */
export const FINDS = inSix(1);
/** OSE-WLD-05: so many it feeds. */
export const FEEDS = '1d6';
