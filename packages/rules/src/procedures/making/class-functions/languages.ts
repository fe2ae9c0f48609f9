import { byRule, impossible } from '../../../core/index.ts';
import { type Handler, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';

/** Letters in the name of a language. */
export const LONGEST_LANGUAGE = 40;

/** How many more somebody may learn. */
export const languagesLeft = ({ ruleset }: GameState, creature: Creature): number =>
  creature.kind === 'monster'
    ? 0
    : rulesFor(ruleset).classFunctions.languages(creature).most - (creature.languages ?? []).length;

const sameAs = (language: string) => (other: string) => other.toLowerCase() === language.toLowerCase();

export const learnLanguage: Handler<'LearnLanguage'> = (play, { creature, language: said }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const language = said.trim();
  if (language === '' || language.length > LONGEST_LANGUAGE || found.kind === 'monster')
    return impossible('bad-input', `A language of a character, of at most ${LONGEST_LANGUAGE} letters.`);
  if (found.languages?.some(sameAs(language))) return impossible('no-change', `${found.name} speaks it already.`);
  const { rule, most } = play.rules.classFunctions.languages(found);
  const unable =
    languagesLeft(play.state, found) > 0
      ? null
      : play.unless(byRule(rule, 'forbidden', `${found.name} learns ${most} languages, and no more.`));
  if (unable) return unable;
  play.happen({ type: 'LanguageKnown', creature, language, known: true, rule });
  return null;
};

export const forgetLanguage: Handler<'ForgetLanguage'> = (play, { creature, language }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const known = found?.languages?.find(sameAs(language));
  if (!found || !known) return impossible('no-change', 'They do not speak it.');
  const { rule } = play.rules.classFunctions.languages(found);
  play.happen({ type: 'LanguageKnown', creature, language: known, known: false, rule });
  return null;
};
