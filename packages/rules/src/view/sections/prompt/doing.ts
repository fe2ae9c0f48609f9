import type { Phase } from '../../../procedures/situation/round/phase.ts';

const DOES: Readonly<Record<Phase, string>> = {
  morale: 'hold',
  movement: 'move',
  missile: 'shoot or throw',
  spells: 'cast',
  melee: 'strike',
};

/** What a phase is for, inside a sentence: `shoot or throw`. */
export const doing = (phase: string | null): string => DOES[(phase ?? 'melee') as Phase] ?? 'act';
