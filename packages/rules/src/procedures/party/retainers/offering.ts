import {
  byPermission,
  byRule,
  type CommandOf,
  impossible,
  type Refusal,
  type Roll,
  throwsFor,
  type Why,
} from '../../../core/index.ts';
import { creaturesOf, withArticle } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { Applicants } from '../../../state/retainers.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { affords, pay } from '../../table/ledger/ledger.ts';
import { charismaOf, mayEmploy, withinLimit } from './employer.ts';
import { hire } from './hired.ts';
import { type Help, helpNamed, type Taken } from './rule.ts';

const MOST_MODIFIER = 4;
export const MOST_GOLD = 100_000;

export const offerTerms: Handler<'OfferTerms'> = (play, command) => {
  const employer = play.state.creatures[command.employer];
  const applicants = play.state.hiring.applicants.find(({ id }) => id === command.applicants);
  const kind = applicants && helpNamed(play.rules.retainers, applicants.kind);
  if (
    !employer ||
    !mayEmploy(employer, play.rules.retainers) ||
    !isKnown(play.state, play.by, employer) ||
    isDead(employer)
  )
    return impossible('no-such-thing', 'There is no such employer.');
  if (!applicants || !kind) return impossible('no-such-thing', 'Nobody of that kind is there.');
  const refusal =
    mayOffer(play, employer, command) ??
    fits(applicants, command) ??
    withinLimit(play, employer, kind, command.count) ??
    enticing(play, kind, applicants, command) ??
    affords(play, employer.id, goldFor(play, applicants, kind, command), kind.rule);
  if (refusal) return refusal;
  const taken = answered(play, employer, applicants, kind, command);
  if (taken.joined > 0) takeOn(play, employer, applicants, kind, command, taken);
  return null;
};

function mayOffer(play: Play, employer: Creature, { modifier }: CommandOf<'OfferTerms'>): Refusal | null {
  if (!commands(play.by, employer))
    return byPermission('not-your-character', `${employer.name} is not yours to command.`);
  return modifier !== 0 && play.by.role !== 'referee'
    ? byPermission('not-your-seat', 'Only the referee adds to the roll.')
    : null;
}

function fits(applicants: Applicants, { count, gold, modifier }: CommandOf<'OfferTerms'>): Refusal | null {
  const whole = [count, gold, modifier].every(Number.isInteger);
  const within =
    count >= 1 && count <= applicants.count && gold >= 0 && gold <= MOST_GOLD && Math.abs(modifier) <= MOST_MODIFIER;
  return whole && within
    ? null
    : impossible('bad-input', `From 1 to ${applicants.count} are asked, for whole gold pieces.`);
}

/** The least must be on offer. */
function enticing(
  play: Play,
  { enticement, label }: Help,
  { promised }: Applicants,
  { gold, goods }: CommandOf<'OfferTerms'>,
): Refusal | null {
  const { cites } = play.rules.retainers;
  const least = Math.max(enticement.gold, promised);
  const enough = gold >= least && (goods || enticement.goods === null);
  if (enough) return null;
  const what = [least > 0 ? `${written(least)} gold pieces` : null, enticement.goods]
    .filter((part) => part !== null)
    .join(' and ');
  return play.unless(
    byRule(cites.enticement, 'forbidden', `${label}: nobody joins for less than ${what.replaceAll('-', ' ')}.`),
  );
}

/** What is paid if so many join. */
function goldFor(
  { rules }: Play,
  applicants: Applicants,
  kind: Help,
  { gold }: Pick<CommandOf<'OfferTerms'>, 'gold'>,
  joined = 1,
): number {
  const { seeking } = rules.retainers;
  return applicants.answered && seeking ? seeking.inBulk(kind.name, joined, gold) : gold * joined;
}

/** Those who answered a notice are asked nothing. */
function answered(
  play: Play,
  employer: Creature,
  applicants: Applicants,
  kind: Help,
  { approach, count, gold, modifier }: CommandOf<'OfferTerms'>,
): Taken {
  const { retainers } = play.rules;
  const bulk: Taken = { joined: count, undecided: 0, eager: false, illWill: false, attacks: false };
  const said = modifier - play.state.hiring.illWill;
  const charm = retainers.hiring.persuasion(charismaOf(employer));
  const terms = { count, approach, modifier: said + charm };
  const { said: taken, rolls } = applicants.answered
    ? { said: bulk, rolls: [] }
    : play.noting((dice) => retainers.hiring.offered(terms, dice));
  play.happen({
    type: 'TermsOffered',
    applicants: applicants.id,
    employer: employer.id,
    asked: count,
    taken,
    left: applicants.count - count + taken.undecided,
    rolls,
    open: retainers.hiring.openOffers,
    why: {
      rule: applicants.answered
        ? retainers.cites.answering
        : approach === 'individual' && count > 1
          ? retainers.cites.individually
          : retainers.cites.offer,
      formula: applicants.answered
        ? 'those who answer a notice join'
        : `2d6 for how an offer to ${withArticle(kind.name)} is taken`,
      ...offersThrown(play, rolls, said + charm),
      modifiers: [
        ...(said === 0 ? [] : [{ name: 'the offer', value: said }]),
        ...(charm === 0 || applicants.answered
          ? []
          : [{ name: 'charisma', value: charm, rule: retainers.cites.offer }]),
        ...(gold > 0 ? [{ name: 'gold to each who joins', value: gold, rule: retainers.cites.enticement }] : []),
      ],
    },
  });
  return taken;
}

/** The throw of each offer that was made: two dice, and all that bears on them. */
function offersThrown({ rules }: Play, rolls: readonly Roll[], plus: number): Pick<Why, 'throws'> {
  const offers = rolls.flatMap(({ sides, total: first }, place) => {
    const second = rolls[place + 1]?.total;
    if (place % 2 === 1 || second === undefined) return [];
    return [{ sides, faces: [first, second], plus: 0, total: first + second }];
  });
  if (offers.length === 0) return {};
  return { throws: throwsFor(offers, [{ who: 'The offer', needed: rules.retainers.hiring.acceptsFrom, plus }]) };
}

/** What was promised is handed over to those who join, and only to them. */
function takeOn(
  play: Play,
  employer: Creature,
  applicants: Applicants,
  kind: Help,
  command: CommandOf<'OfferTerms'>,
  { joined, eager }: Taken,
): void {
  const gold = goldFor(play, applicants, kind, command, joined);
  pay(play, employer.id, gold, `${creaturesOf(joined, kind.label)} taken on`, play.rules.retainers.cites.enticement);
  hire(play, applicants, kind, employer, joined, eager);
}
