import { forActing, refereeOnly } from '../../permission.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { byRule, impossible } from '../../ruling.ts';
import { affords, goldOf, pay } from '../ledger/ledger.ts';
import type { LearningCommand, LearnPrayer, LoseBook, RewriteSpell } from './commands.ts';

const LONGEST_NAME = 60;
const MOST_PRAYERS = 100;

const loseBook: Procedure<LoseBook> = (play, { creature }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if ((play.state.creatures[creature]?.book ?? []).length === 0)
    return impossible('no-such-thing', 'There is no book to lose.');
  play.happen({ type: 'BookLost', creature });
  return null;
};

/** GOR-MAG-09: spell by spell; it cannot fail. */
const rewriteSpell: Procedure<RewriteSpell> = (play, { creature, spell }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const takes = play.rules.spells.rewriting([spell], play.state.inventions);
  if (!takes || !found.lostBook?.includes(spell))
    return impossible('no-such-thing', 'That was in no book that is lost.');
  const dear = affords(play, creature, takes.gold, 'GOR-MAG-09');
  if (dear) return dear;
  pay(play, creature, takes.gold, `${spell}, written anew`, 'GOR-MAG-09');
  play.happen({ type: 'SpellRewritten', creature, spell, days: takes.days });
  return null;
};

/** GOR-MAG-10. */
const learnPrayer: Procedure<LearnPrayer> = (play, { creature, spell, level, teacher }) => {
  const refusal = refereeOnly(play);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal ?? impossible('no-such-thing', 'There is nobody of that name here.');
  const { known, lesson, slots } = play.rules.spells;
  const name = spell.trim();
  const fits = name.length > 0 && name.length <= LONGEST_NAME && (found.prayers?.length ?? 0) < MOST_PRAYERS;
  if (!fits || !Number.isInteger(level) || level < 1 || level > slots(found).length)
    return impossible('bad-input', 'A prayer has a short name, and a level of the list.');
  if (known(found, {}).flat().includes(name)) return impossible('no-change', `${found.name} knows it already.`);
  const takes = lesson(found, { level, teacher }, goldOf(play.rules, found));
  if (!takes) return impossible('no-such-thing', 'By these rules no master teaches prayers.');
  if ('why' in takes) return play.unless(byRule('GOR-MAG-10', 'forbidden', `${found.name} cannot: ${takes.why}.`));
  pay(play, creature, takes.gold, `a tithe, for ${name}`, 'GOR-MAG-10');
  play.happen({ type: 'PrayerLearnt', creature, spell: name, level, months: takes.months });
  return null;
};

export const learningProcedures: Procedures<LearningCommand> = {
  LoseBook: loseBook,
  RewriteSpell: rewriteSpell,
  LearnPrayer: learnPrayer,
};
