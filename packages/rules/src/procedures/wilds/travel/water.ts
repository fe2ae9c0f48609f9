import type { Ground } from '../../../state/land.ts';
import type { Water } from '../voyage/rule.ts';

/** What is sailed on in a hex: what is none of the wide waters is a river. */
export const waterOf = (ground: Ground): Water =>
  ground === 'ocean' || ground === 'lake' || ground === 'swamp' ? ground : 'river';
