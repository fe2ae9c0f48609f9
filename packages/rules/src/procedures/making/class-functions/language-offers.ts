import { LANGUAGES } from '../../../content/languages.ts';
import { offer } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { partyOf } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { languagesLeft } from './may.ts';

/** Languages that the scores still give; the referee strikes them off again. */
export const speaking: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  (state, creature, seat) => {
    const { rule } = rulesOf(state).classFunctions.languages(creature);
    const known = creature.languages ?? [];
    const others = LANGUAGES.filter((language) => !known.includes(language));
    const about = { place: 'palette', about: creature.id, rule, fixed: { creature: creature.id } } as const;
    const learns = offer('LearnLanguage', `${creature.name} speaks one more language`, {
      ...about,
      inputs: { language: others },
    });
    const forgets = offer('ForgetLanguage', `${creature.name} does not speak a language`, {
      ...about,
      inputs: { language: known },
    });
    return [
      ...(languagesLeft(state, creature) > 0 && others.length > 0 ? [learns] : []),
      ...(mayReferee(seat) && known.length > 0 ? [forgets] : []),
    ];
  },
  () => [],
);
