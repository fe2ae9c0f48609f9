import type { Role } from '../../seat.ts';

/** OSE-MOV-03: the referee sees the whole map, everyone else what has been revealed. */
export const isShown = (role: Role, revealed: boolean): boolean => role === 'referee' || revealed;
