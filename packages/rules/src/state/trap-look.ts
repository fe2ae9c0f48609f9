import type { Trap } from './scene.ts';

/** Whether a trap has sprung, or can harm nobody, as far as the players know. */
export const isSprungAsKnown = ({ sprung, believed }: Trap): boolean => believed ?? sprung;

/** A trap that the players know as it is. */
export function trapRecognised(trap: Trap): Trap {
  const { believed: _mistaken, ...known } = trap;
  return known;
}

/** A trap that has changed unseen: of one they have found the players believe what they did. */
export function trapChangedUnseen(now: Trap, before: Trap): Trap {
  const believed = isSprungAsKnown(before);
  return !before.found || now.sprung === believed ? trapRecognised(now) : { ...now, believed };
}
