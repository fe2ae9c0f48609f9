import type { CreatureId } from '../../ids.ts';

/** A character takes a background on: one new to the game by its player, any other when those who teach it accept (ERI-ADV-05). */
export interface JoinBackground {
  readonly type: 'JoinBackground';
  readonly creature: CreatureId;
  readonly background: string;
  /** Days of the real calendar since they accepted; as many as it takes when left out. */
  readonly trained?: number;
}

/** A character loses its background, such as a paladin by a chaotic deed (ERI-ADV-08). Referee. */
export interface LeaveBackground {
  readonly type: 'LeaveBackground';
  readonly creature: CreatureId;
}

/** A touch that heals, once a day (ERI-ADV-08). */
export interface LayOnHands {
  readonly type: 'LayOnHands';
  readonly healer: CreatureId;
  readonly touched: CreatureId;
}

/** Said before initiative: nothing but blows until no foe stands (ERI-ADV-10). */
export interface Rage {
  readonly type: 'Rage';
  readonly creature: CreatureId;
}

/** An assassin tries to kill one who is surprised at a stroke, instead of an attack (ERI-ADV-07). Owner, or referee. */
export interface Assassinate {
  readonly type: 'Assassinate';
  readonly creature: CreatureId;
  readonly target: CreatureId;
  /** The place in the list of attacks, of one hand to hand. */
  readonly attack: number;
}

export type BackgroundsCommand = JoinBackground | LeaveBackground | LayOnHands | Rage | Assassinate;
