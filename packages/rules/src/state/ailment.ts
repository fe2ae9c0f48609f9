import type { Operating } from './operating.ts';

/** What a blow, a bite or a vial brings beside its damage. */
export type Affliction =
  | { readonly kind: 'poison'; readonly poison: string }
  | { readonly kind: 'paralysis' }
  /** A point of strength lost. */
  | { readonly kind: 'strength' }
  /** The fear that ghouls strike. */
  | { readonly kind: 'ghoul' }
  /** Levels lost for good, or until a week of rest; what the drainer is. */
  | { readonly kind: 'drain'; readonly levels: number; readonly lasting: boolean; readonly drainer: string };

/** A disease that a wound may carry: a fever that not every wound brings, or the rot of mummies. */
export interface Disease {
  readonly kind: 'disease';
  readonly disease: 'fever' | 'rot';
  /** A wound carries it where a d20 shows 1 up to this; absent where each does. */
  readonly inTwenty?: number;
}

const AILMENTS = [
  'senseless',
  'dying of poison',
  'choking',
  'festering',
  'paralysed',
  'terrified',
  'weakened',
  'nauseous',
  'slowed',
  'confused',
  'dazed',
  'not healing',
  'mad',
  'mad in battle',
  'bleeding',
  'comatose',
  'sick',
  'drained',
  'diseased',
  'rotting',
] as const;
export type AilmentKind = (typeof AILMENTS)[number];

/** Something wrong with somebody that takes its course. */
export interface Ailment {
  readonly kind: AilmentKind;
  /** The round of the campaign at which it ends, the end of the fight, or null: until it is cured. */
  readonly until: number | 'battle' | null;
  /** What comes when it ends: nothing, death, waking with one hit point, or the sickbed. */
  readonly ends: 'passes' | 'dies' | 'wakes' | 'sickens';
  /** Doses in the body, or levels lost; absent for all others. */
  readonly amount?: number;
  /** The class that has lost the levels, of those who have two; absent for all others. */
  readonly class?: Operating;
}
