import { type Answer, denied } from '../../../content/denied.ts';

/** ERI-CMB-02: only casting is declared. Where it binds: cast it, or do nothing. */
export function mayAct(
  action: string,
  declaredSpell: boolean,
  binds: boolean,
): Answer<{ readonly allowed: true }, 'spell-not-declared' | 'bound-by-declaration'> {
  if (action === 'cast-spell') return declaredSpell ? { allowed: true } : denied('spell-not-declared');
  return declaredSpell && binds && action !== 'none' ? denied('bound-by-declaration') : { allowed: true };
}

/** What one figure wants to do in a round (ERI-ACT-01). */
export const ERIS_ACTIONS = ['move', 'melee', 'missile', 'cast-spell', 'other', 'parry', 'other-quick'] as const;
export type ErisAction = (typeof ERIS_ACTIONS)[number];

/** What lets somebody do more in a round. */
export interface Swiftness {
  readonly elf: boolean;
  readonly mountedArcher: boolean;
  readonly hasted: boolean;
}

/** How much the referee lets one do in a round. */
export interface Room {
  /** Full actions of the hasted (ERI-ACT-03). */
  readonly hasteActions: number;
  /** Trifles beside them (ERI-ACT-01). */
  readonly quickActions: number;
  /** A move and a blow are one action (ERI-MEL-02). */
  readonly moveAndStrike: boolean;
}

export type Round = Answer<{ readonly allowed: true }, 'too-many-actions' | 'one-spell' | 'parry-is-sole-action'>;

/** ERI-ACT-01, 02, 03: one full action and perhaps a quick one; elves and mounted archers move and shoot as one, their move in as many parts as they like. */
export function roundOf(actions: readonly ErisAction[], { elf, mountedArcher, hasted }: Swiftness, room: Room): Round {
  const count = (which: ErisAction): number => actions.filter((action) => action === which).length;
  if (count('parry') > 0 && actions.length > 1) return denied('parry-is-sole-action');
  if (count('cast-spell') > 1) return denied('one-spell');
  const full = actions.length - count('other-quick');
  const shoots = (elf || mountedArcher) && count('missile') > 0;
  const strikes = room.moveAndStrike && count('melee') > 0;
  const together = shoots ? count('move') : Math.min(count('move'), strikes ? 1 : 0);
  const most = hasted ? room.hasteActions : 1;
  return full - together > most || count('other-quick') > room.quickActions
    ? denied('too-many-actions')
    : { allowed: true };
}

/** Something that happens to somebody who has declared a spell (ERI-ACT-04). */
export interface Disturbance {
  readonly event: 'melee-hit' | 'melee-miss' | 'ranged-hit' | 'ranged-miss' | 'save-failed' | 'save-made';
  readonly timing: 'earlier' | 'same-step' | 'later';
}

const INTERRUPTING: readonly Disturbance['event'][] = ['melee-hit', 'melee-miss', 'ranged-hit', 'save-failed'];

/** ERI-ACT-04: any blow in melee, a missile that hits, a save that fails, before the caster's own step. */
export const isInterrupted = (events: readonly Disturbance[]): boolean =>
  events.some(({ event, timing }) => timing === 'earlier' && INTERRUPTING.includes(event));
