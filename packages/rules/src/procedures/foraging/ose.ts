import { inSix, succeeds } from '../chance/chance.ts';

/** OSE-WLD-05, OSE-WLD-06: something to eat, on the way or by hunting all day. */
export const FINDS = inSix(1);
/** OSE-WLD-05: so many it feeds. */
export const FEEDS = '1d6';

/** OSE-WLD-05: whether food is found on the way, by the first die. */
export const finds = (die: number): boolean => succeeds(FINDS, die);

/** OSE-WLD-06: a whole day, neither travel nor rest. */
export const hunt = (die: number) => ({ animals: succeeds(FINDS, die), travelMiles: 0, countsAsRest: false });
