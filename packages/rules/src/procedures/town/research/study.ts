import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Study } from '../../../state/downtime.ts';
import { pay } from '../../table/ledger/ledger.ts';
import { rewritingOf, termsOf } from './may.ts';

export const loseBook: Handler<'LoseBook'> = (play, { creature }) => play.happen({ type: 'BookLost', creature });

function begin(play: Play, creature: CreatureId, gold: number, what: string, rule: RuleId, study: Study): void {
  pay(play, creature, gold, what, rule);
  play.happen({ type: 'StudyPaid', creature, study });
}

/** What research would cost, a day for each spell level, and no failure. */
export const rewriteSpell: Handler<'RewriteSpell'> = (play, { creature, spell }) => {
  const { research } = play.rules;
  const asked = research && rewritingOf(play.state, research, creature, spell);
  if (!asked) return;
  const { gold, days } = asked;
  begin(play, creature, gold, `${spell} written anew`, research.cites.rewriting, { how: 'rewriting', spell, days });
};

/** Of the same alignment, for a tithe, and a month for each spell level. */
export const seekGuru: Handler<'SeekGuru'> = (play, { creature, spell, alignment }) => {
  const { research } = play.rules;
  const pupil = play.state.creatures[creature];
  const terms = research && pupil && termsOf(play.state, research, pupil, spell, alignment);
  if (!terms || 'sentence' in terms) return;
  begin(play, creature, terms.gold, `a tithe for ${spell}`, research.cites.teaching, {
    how: 'taught',
    spell,
    days: terms.days,
  });
};
