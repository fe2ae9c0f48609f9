import type { Handlers } from '../../../play/index.ts';
import type { retainersCommands } from './commands.ts';
import { lookInTavern, meetApplicants, putUpNotice } from './finding.ts';
import { adjustLoyalty, leaveTown, partWith, rewardService, tryLoyalty, turnAway } from './loyalty.ts';
import { offerTerms } from './offering.ts';
import { payWages, withholdWages } from './wages.ts';

export const retainersHandlers: Handlers<typeof retainersCommands> = {
  MeetApplicants: meetApplicants,
  LookInTavern: lookInTavern,
  PutUpNotice: putUpNotice,
  OfferTerms: offerTerms,
  TurnAway: turnAway,
  LeaveTown: leaveTown,
  PartWith: partWith,
  AdjustLoyalty: adjustLoyalty,
  RewardService: rewardService,
  TryLoyalty: tryLoyalty,
  PayWages: payWages,
  WithholdWages: withholdWages,
};
