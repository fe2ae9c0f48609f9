import type { Handlers } from '../../../play/index.ts';
import type { retainersCommands } from './commands.ts';
import { lookInTavern, meetApplicants, putUpNotice } from './finding.ts';
import { adjustLoyalty, leaveTown, moveRetainer, partWith, rewardService, tryLoyalty, turnAway } from './loyalty.ts';
import {
  mayAdjustLoyalty,
  mayLeaveTown,
  mayLookInTavern,
  mayMeetApplicants,
  mayMoveRetainer,
  mayOfferTerms,
  mayPartWith,
  mayPayWages,
  mayPutUpNotice,
  mayRewardService,
  mayTryLoyalty,
  mayTurnAway,
  mayWithholdWages,
} from './may.ts';
import { offerTerms } from './offering.ts';
import { payWages, withholdWages } from './wages.ts';

export const retainersHandlers: Handlers<typeof retainersCommands> = {
  MeetApplicants: { may: mayMeetApplicants, play: meetApplicants },
  LookInTavern: { may: mayLookInTavern, play: lookInTavern },
  PutUpNotice: { may: mayPutUpNotice, play: putUpNotice },
  OfferTerms: { may: mayOfferTerms, play: offerTerms },
  TurnAway: { may: mayTurnAway, play: turnAway },
  LeaveTown: { may: mayLeaveTown, play: leaveTown },
  PartWith: { may: mayPartWith, play: partWith },
  MoveRetainer: { may: mayMoveRetainer, play: moveRetainer },
  AdjustLoyalty: { may: mayAdjustLoyalty, play: adjustLoyalty },
  RewardService: { may: mayRewardService, play: rewardService },
  TryLoyalty: { may: mayTryLoyalty, play: tryLoyalty },
  PayWages: { may: mayPayWages, play: payWages },
  WithholdWages: { may: mayWithholdWages, play: withholdWages },
};
