import { DECLARED_ACTIONS, SOMETHING_ELSE } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, maybeText } from '../shapes.ts';

/** The form of each command of `procedures/combat-round`. */
export const combatRoundChecks = {
  Declare: z.strictObject({
    type: z.literal('Declare'),
    creature: anId<'creature'>(),
    action: z.enum(DECLARED_ACTIONS),
    spell: maybeText(200).nullable(),
    words: maybeText(200).exactOptional(),
  }),
  AllowFirstFire: z.strictObject({
    type: z.literal('AllowFirstFire'),
    creatures: z.array(anId<'creature'>()).max(100),
  }),
  SetCramped: z.strictObject({
    type: z.literal('SetCramped'),
    on: z.boolean(),
  }),
  Hold: z.strictObject({
    type: z.literal('Hold'),
    creatures: z.array(anId<'creature'>()).min(1).max(100),
  }),
  HoldAction: z.strictObject({
    type: z.literal('HoldAction'),
    creature: anId<'creature'>(),
  }),
  DoSomethingElse: z.strictObject({
    type: z.literal('DoSomethingElse'),
    creature: anId<'creature'>(),
    what: maybeText(200),
    takes: z.enum(SOMETHING_ELSE),
  }),
  TakeBack: z.strictObject({
    type: z.literal('TakeBack'),
    creature: anId<'creature'>(),
  }),
  CloseIn: z.strictObject({
    type: z.literal('CloseIn'),
    side: anId<'side'>(),
  }),
  NextPhase: z.strictObject({
    type: z.literal('NextPhase'),
  }),
  EndRound: z.strictObject({
    type: z.literal('EndRound'),
  }),
};
