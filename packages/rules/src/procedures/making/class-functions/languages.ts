import type { Handler } from '../../../play/index.ts';
import { sameAs } from './may.ts';

export const learnLanguage: Handler<'LearnLanguage'> = (play, { creature, language: said }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  const language = said.trim();
  const { rule } = play.rules.classFunctions.languages(found);
  play.happen({ type: 'LanguageKnown', creature, language, known: true, rule });
};

export const forgetLanguage: Handler<'ForgetLanguage'> = (play, { creature, language }) => {
  const found = play.state.creatures[creature];
  const known = found?.languages?.find(sameAs(language));
  if (!found || !known) return;
  const { rule } = play.rules.classFunctions.languages(found);
  play.happen({ type: 'LanguageKnown', creature, language: known, known: false, rule });
};
