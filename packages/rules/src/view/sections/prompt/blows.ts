import type { Encounter } from '../../../state/encounter.ts';

/** Whether it has come to blows, or is about to; who has not come to blows may part again. The first blow makes it a fight. */
export const hasComeToBlows = ({ mode, reaction }: Encounter): boolean => mode === 'combat' || reaction === 'attacks';
