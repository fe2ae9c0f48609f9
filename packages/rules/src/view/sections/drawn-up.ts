import { creaturesOf } from '../../core/words.ts';
import type { WaitingMonsters } from '../../state/state.ts';

/** `4 goblins, 40 feet away`: those who wait for the referee to bring them on. */
export const drawnUpInWords = ({ name, creatures, distance }: WaitingMonsters): string =>
  `${creatures.length > 1 ? creaturesOf(creatures.length, name) : name}, ${distance === null ? 'near' : `${distance} feet away`}`;
