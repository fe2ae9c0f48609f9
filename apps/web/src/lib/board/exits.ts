import type { ExitKind } from '@lanthorn/rules';

/** What ways out are called. */
export const EXITS: Readonly<Record<ExitKind, string>> = {
  'stairs-down': 'Stairs down',
  'stairs-up': 'Stairs up',
  'ladder-down': 'Ladder down',
  'ladder-up': 'Ladder up',
  trapdoor: 'Trapdoor',
  door: 'Door out',
  passage: 'Passage',
};

/** What is drawn for the way back of each. */
export const BACK: Readonly<Record<ExitKind, ExitKind>> = {
  'stairs-down': 'stairs-up',
  'stairs-up': 'stairs-down',
  'ladder-down': 'ladder-up',
  'ladder-up': 'ladder-down',
  trapdoor: 'ladder-up',
  door: 'door',
  passage: 'passage',
};
