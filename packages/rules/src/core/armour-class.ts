import { written } from './written.ts';

/** C7: an ascending armour class, counted down. */
export const descending = (ascending: number): number => 19 - ascending;

/** C7: an ascending armour class as it is printed, counted down and up: `5 [14]`. */
export const bothArmourClasses = (ascending: number): string => `${written(descending(ascending))} [${ascending}]`;
