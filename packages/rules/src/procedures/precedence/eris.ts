/** ERI-CMB-04: what no referee changes, so that characters travel between tables. */
const FIXED: readonly string[] = ['treasure-values', 'xp-rewards', 'xp-thresholds', 'hit-points-and-hit-dice'];
export const isChangeable = (topic: string): boolean => !FIXED.includes(topic);

const ENCOURAGED: readonly string[] = ['describe-freely', 'argue-unreasonable-outcome'];

/** ERI-CMB-05: what players are asked to do; nothing is forbidden. */
export const isEncouraged = (act: string): boolean => ENCOURAGED.includes(act);
