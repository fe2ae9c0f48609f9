import type { Encounter } from '../../../state/encounter.ts';
import { sideOf } from '../../../state/sides.ts';

/** Whether it has come to blows, or is about to; who has not come to blows may part again. */
export const isHostile = (encounter: Encounter): boolean =>
  encounter.mode === 'combat' || encounter.reaction === 'attacks' || haveStruck(encounter);

/** Whether somebody of one side has struck or shot at another, however those who are met took the meeting at first. */
const haveStruck = (encounter: Encounter): boolean =>
  Object.keys(encounter.lastShots ?? {}).length > 0 ||
  (encounter.engaged ?? []).some(([one, other]) => sideOf(encounter, one)?.id !== sideOf(encounter, other)?.id);
