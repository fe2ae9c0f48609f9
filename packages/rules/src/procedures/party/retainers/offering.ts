import { type CommandOf, type Roll, throwsFor, type Why } from '../../../core/index.ts';
import { counted, creaturesOf, withArticle } from '../../../core/words.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Applicants, charismaOf } from '../../../state/retainers.ts';
import { pay } from '../../table/ledger/ledger.ts';
import { hire } from './hired.ts';
import { goldFor } from './may.ts';
import { type Help, helpNamed, type Taken } from './rule.ts';

export const offerTerms: Handler<'OfferTerms'> = (play, command) => {
  const employer = play.state.creatures[command.employer];
  const applicants = play.state.hiring.applicants.find(({ id }) => id === command.applicants);
  const kind = applicants && helpNamed(play.rules.retainers, applicants.kind);
  if (!employer) return;
  if (!applicants || !kind) return;
  const taken = answered(play, employer, applicants, kind, command);
  if (taken.joined > 0) takeOn(play, employer, applicants, kind, command, taken);
};

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
  const { illWill } = play.state.hiring;
  const said = modifier - illWill;
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
      rule:
        (applicants.answered
          ? retainers.cites.answering
          : approach === 'individual' && count > 1
            ? retainers.cites.individually
            : retainers.cites.offer) ?? kind.rule,
      formula: applicants.answered
        ? 'those who answer a notice join'
        : `2d6 for how an offer to ${withArticle(kind.label)} is taken`,
      ...offersThrown(play, rolls, said + charm),
      modifiers: [
        ...(modifier === 0 ? [] : [{ name: 'the offer', value: modifier }]),
        ...(illWill === 0
          ? []
          : [{ name: 'ill will from before', value: -illWill, rule: retainers.cites.offer ?? kind.rule }]),
        ...(charm === 0 || applicants.answered
          ? []
          : [{ name: 'charisma', value: charm, rule: retainers.cites.offer ?? kind.rule }]),
      ],
      ...(gold > 0
        ? {
            notes: [
              {
                rule: retainers.cites.enticement ?? kind.rule,
                text: `${counted(gold, 'gold piece')} to each who joins`,
              },
            ],
          }
        : {}),
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
  const gold = goldFor(play.state, applicants, kind, command, joined);
  pay(
    play,
    employer.id,
    gold,
    `${creaturesOf(joined, kind.label)} taken on`,
    play.rules.retainers.cites.enticement ?? kind.rule,
  );
  hire(play, applicants, kind, employer, joined, eager);
}
