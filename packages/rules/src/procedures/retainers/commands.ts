import type { ApplicantsId, CreatureId } from '../../ids.ts';
import type { Approach, Notice } from './rule.ts';

/** The referee says that people are there who would take service. */
export interface MeetApplicants {
  readonly type: 'MeetApplicants';
  /** A kind of help of the book. */
  readonly kind: string;
  /** Their class; `none` for none. */
  readonly of: string;
  /** From 1 to 20. */
  readonly count: number;
  /** What they are called; empty for their kind. */
  readonly name: string;
}

/** Somebody looks round the taverns, once a week (ERI-HIR-06 to 08). Referee. */
export interface LookInTavern {
  readonly type: 'LookInTavern';
  readonly lookForUnusual: boolean;
}

/** Somebody pays for a week of notices (ERI-HIR-03, 04). Referee. */
export interface PutUpNotice extends Notice {
  readonly type: 'PutUpNotice';
  readonly employer: CreatureId;
  /** They own a stronghold, which specialists ask for. */
  readonly stronghold: boolean;
  /** Gold a head that the notice promises. */
  readonly promised: number;
}

/** An employer makes an offer, to all or one by one. The employer's player, or the referee. */
export interface OfferTerms {
  readonly type: 'OfferTerms';
  readonly applicants: ApplicantsId;
  readonly employer: CreatureId;
  readonly approach: Approach;
  /** How many are asked. */
  readonly count: number;
  /** Gold a head, paid once to those who join. */
  readonly gold: number;
  /** What is given besides is at hand (ERI-HIR-09). */
  readonly goods: boolean;
  /** −4…4; the referee's alone. */
  readonly modifier: number;
}

/** Those who are not wanted go their way. */
export interface TurnAway {
  readonly type: 'TurnAway';
  readonly applicants: ApplicantsId;
}

/** The party leaves the place: those who would have served stay behind, and what was taken ill there does not matter elsewhere. Referee. */
export interface LeaveTown {
  readonly type: 'LeaveTown';
}

/** A retainer leaves: let go by the employer, or by the referee's word. */
export interface PartWith {
  readonly type: 'PartWith';
  readonly creature: CreatureId;
  readonly how: 'dismissed' | 'deserted' | 'fled';
}

/** The referee changes loyalty for how somebody is treated (GOR-HIR-08). */
export interface AdjustLoyalty {
  readonly type: 'AdjustLoyalty';
  readonly creature: CreatureId;
  /** −10…10, not 0. */
  readonly by: number;
}

/** Loyalty grows by what went well (ERI-HIR-14). Referee. */
export interface RewardService {
  readonly type: 'RewardService';
  readonly creatures: readonly CreatureId[];
  readonly expeditions: number;
  /** Won besides. */
  readonly battles: number;
  /** Won on those expeditions; none when left out. They count where the campaign says so. */
  readonly fights?: number;
}

/** The referee lets the dice say what somebody does who is loyal no longer (GOR-HIR-10). */
export interface TryLoyalty {
  readonly type: 'TryLoyalty';
  readonly creature: CreatureId;
}

/** An employer pays what is due to all retainers. */
export interface PayWages {
  readonly type: 'PayWages';
  readonly employer: CreatureId;
}

/** The referee says that nothing was paid. */
export interface WithholdWages {
  readonly type: 'WithholdWages';
  readonly employer: CreatureId;
}

export type RetainersCommand =
  | MeetApplicants
  | LookInTavern
  | PutUpNotice
  | OfferTerms
  | TurnAway
  | LeaveTown
  | PartWith
  | AdjustLoyalty
  | RewardService
  | TryLoyalty
  | PayWages
  | WithholdWages;
