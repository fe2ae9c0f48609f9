import { flag, id, label, list, maybe, maybeText, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { QUALITY } from './rule.ts';

/** Gold to each. */
export const MOST_GOLD = 100_000;

const help = text(40);

export const retainersCommands = forms({
  /** The referee says that people are there who would take service. */
  MeetApplicants: {
    /** A kind of help of the book. */
    kind: label('Who', help),
    /** Their class; `none` for none. */
    of: label('Class', help),
    count: label('How many', whole(1, 20)),
    /** What they are called; empty for their kind. */
    name: label('Group name (empty: by kind)', maybeText(60)),
  },
  /** Somebody looks round the taverns, once a week. Referee. */
  LookInTavern: { lookForUnusual: flag },
  /** Somebody pays for a week of notices. Referee. */
  PutUpNotice: {
    employer: id('creature'),
    kind: label('Kind of help', help),
    scope: label('Where', oneOf('settlement', 'region')),
    size: label('A settlement of the size of', oneOf('village', 'town', 'city')),
    /** They own a stronghold, which specialists ask for. */
    stronghold: flag,
    /** Gold a head that the notice promises. */
    promised: label('Gold promised to each', whole(0, 1_000)),
  },
  /** An employer makes an offer, to all or one by one. The employer's player, or the referee. */
  OfferTerms: {
    applicants: id('applicants'),
    employer: id('creature'),
    approach: label('Ask them', oneOf('group', 'individual')),
    /** How many are asked. */
    count: label('How many', whole(1, 1_000)),
    /** Gold a head, paid once to those who join. */
    gold: label('Gold to each who joins', whole(0, MOST_GOLD)),
    /** What is given besides is at hand. */
    goods: flag,
    /** For how good it is; the referee's alone. */
    modifier: label('Modifier for the quality of the offer', whole(...QUALITY)),
  },
  /** Those who are not wanted go their way. */
  TurnAway: { applicants: id('applicants') },
  /** The party leaves the place: those who would have served stay behind, and what was taken ill there does not matter elsewhere. Referee. */
  LeaveTown: {},
  /** A retainer leaves: let go by the employer, or by the referee's word. */
  PartWith: { creature: id('creature'), how: label('Reason for leaving', oneOf('dismissed', 'deserted', 'fled')) },
  /** A retainer stays at home, or comes along again. Whoever commands the retainer or the employer. */
  MoveRetainer: { creature: id('creature'), along: flag },
  /** The referee changes loyalty for how somebody is treated. */
  AdjustLoyalty: {
    creature: id('creature'),
    /** −10…10, not 0. */
    by: whole(-10, 10),
  },
  /** Loyalty grows by what went well. Referee. */
  RewardService: {
    creatures: label('Who had a part', list(id('creature'), 200)),
    expeditions: label('Successful expeditions', whole(1, 3)),
    /** Won besides. */
    battles: label('Other battles won', whole(0, 3)),
    /** Won on those expeditions; none when left out. They count where the campaign says so. */
    fights: label('Fights won on those expeditions', maybe(whole(0, 9))),
  },
  /** The referee lets the dice say what somebody does who is loyal no longer. */
  TryLoyalty: { creature: id('creature') },
  /** An employer pays what is due to all retainers. */
  PayWages: { employer: id('creature') },
  /** The referee says that nothing was paid. */
  WithholdWages: { employer: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly retainers: typeof retainersCommands;
  }
}
