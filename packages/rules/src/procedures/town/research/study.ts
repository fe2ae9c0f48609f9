import { entryOf } from '../../../content/entry.ts';
import { byRule, type CreatureId, impossible, type RuleId } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Study } from '../../../state/downtime.ts';
import { affords, goldOf, pay } from '../../table/ledger/ledger.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';

export const loseBook: Handler<'LoseBook'> = (play, { creature }) => {
  play.happen({ type: 'BookLost', creature });
  return null;
};

function begin(play: Play, creature: CreatureId, gold: number, what: string, rule: RuleId, study: Study): void {
  pay(play, creature, gold, what, rule);
  play.happen({ type: 'StudyPaid', creature, study });
}

/** What research would cost, a day for each spell level, and no failure. */
export const rewriteSpell: Handler<'RewriteSpell'> = (play, { creature, spell }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { research } = play.rules;
  const level = research?.lists.levelOf(spell) ?? entryOf(play.state.inventions, spell) ?? null;
  if (!research || level === null || !play.state.lostBooks[creature]?.includes(spell))
    return impossible('no-such-thing', 'No such spell was in the lost book.');
  if (play.state.studies[creature])
    return byRule(research.cites.rewriting, 'out-of-turn', 'One spell is written after the other.');
  const { gold, days } = research.books.rewriting(level);
  const poor = play.unless(affords(play.state, creature, gold, research.cites.rewriting));
  if (poor) return poor;
  begin(play, creature, gold, `${spell} written anew`, research.cites.rewriting, { how: 'rewriting', spell, days });
  return null;
};

/** What is said to a pupil who has a teacher already. */
export const ONE_AFTER_THE_OTHER = 'One spell is learned after the other.';

/** Of the same alignment, for a tithe, and a month for each spell level. */
export const seekGuru: Handler<'SeekGuru'> = (play, { creature, spell, alignment }) => {
  const refusal = refereeOnly(play) ?? forActing(play, creature);
  const pupil = play.state.creatures[creature];
  if (refusal || !pupil) return refusal;
  const { research } = play.rules;
  const level = research?.lists.levelOf(spell) ?? null;
  if (!research || level === null || !research.teaching.learns(pupil.class) || pupil.book?.includes(spell))
    return impossible('no-such-thing', 'Nobody teaches that.');
  if (play.state.studies[creature]) return byRule(research.cites.teaching, 'out-of-turn', ONE_AFTER_THE_OTHER);
  const terms = research.teaching.taught(
    { cleric: pupil.alignment, teacher: alignment },
    level,
    goldOf(play.rules, pupil),
  );
  if ('sentence' in terms) return byRule(research.cites.teaching, 'forbidden', terms.sentence);
  begin(play, creature, terms.gold, `a tithe for ${spell}`, research.cites.teaching, {
    how: 'taught',
    spell,
    days: terms.days,
  });
  return null;
};
