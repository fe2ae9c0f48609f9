import { z } from 'zod';
import { anId, maybeText, text, whole } from '../shapes.ts';

const BIG = 1_000_000;
const help = text(40);

/** The form of each command of `procedures/retainers`. */
export const retainersChecks = {
  MeetApplicants: z.strictObject({
    type: z.literal('MeetApplicants'),
    kind: help,
    of: help,
    count: whole(-BIG, BIG),
    name: maybeText(60),
  }),
  LookInTavern: z.strictObject({ type: z.literal('LookInTavern'), lookForUnusual: z.boolean() }),
  PutUpNotice: z.strictObject({
    type: z.literal('PutUpNotice'),
    employer: anId<'creature'>(),
    kind: help,
    scope: z.enum(['settlement', 'region']),
    size: z.enum(['village', 'town', 'city']),
    stronghold: z.boolean(),
    promised: whole(-BIG, BIG),
  }),
  OfferTerms: z.strictObject({
    type: z.literal('OfferTerms'),
    applicants: anId<'applicants'>(),
    employer: anId<'creature'>(),
    approach: z.enum(['group', 'individual']),
    count: whole(-BIG, BIG),
    gold: whole(-BIG, BIG),
    goods: z.boolean(),
    modifier: whole(-BIG, BIG),
  }),
  TurnAway: z.strictObject({ type: z.literal('TurnAway'), applicants: anId<'applicants'>() }),
  LeaveTown: z.strictObject({ type: z.literal('LeaveTown') }),
  PartWith: z.strictObject({
    type: z.literal('PartWith'),
    creature: anId<'creature'>(),
    how: z.enum(['dismissed', 'deserted', 'fled']),
  }),
  AdjustLoyalty: z.strictObject({
    type: z.literal('AdjustLoyalty'),
    creature: anId<'creature'>(),
    by: whole(-BIG, BIG),
  }),
  RewardService: z.strictObject({
    type: z.literal('RewardService'),
    creatures: z.array(anId<'creature'>()).max(200),
    expeditions: whole(-BIG, BIG),
    battles: whole(-BIG, BIG),
    fights: whole(-BIG, BIG).exactOptional(),
  }),
  TryLoyalty: z.strictObject({ type: z.literal('TryLoyalty'), creature: anId<'creature'>() }),
  PayWages: z.strictObject({ type: z.literal('PayWages'), employer: anId<'creature'>() }),
  WithholdWages: z.strictObject({ type: z.literal('WithholdWages'), employer: anId<'creature'>() }),
};
