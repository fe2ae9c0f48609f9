import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Declaration, type Handlers, type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { classFunctionsCommands } from './commands.ts';
import { type ClassFunctionsEvent, classFunctionsEvolvers } from './events.ts';
import { speaking } from './language-offers.ts';
import { forgetLanguage, learnLanguage } from './languages.ts';
import { noteLore, tellLore } from './lore.ts';
import { locked, mayForgetLanguage, mayLearnLanguage, mayNoteLore, mayOperateAs, operatingOf } from './may.ts';
import { noticeInPassing } from './passing.ts';
import type { ClassFunctionsRule } from './rule.ts';
import { classFunctionsTellers } from './tell.ts';

const classFunctionsHandlers: Handlers<typeof classFunctionsCommands> = {
  OperateAs: {
    may: mayOperateAs,
    play: (play, { creature, as }) => play.happen({ type: 'ClassOperated', creature, as }),
  },
  LearnLanguage: { may: mayLearnLanguage, play: learnLanguage },
  ForgetLanguage: { may: mayForgetLanguage, play: forgetLanguage },
  NoteLore: { may: mayNoteLore, play: noteLore },
};

const classFunctionsOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).classFunctions;
  return [...operating(state, seat, rule), ...noting(state, seat, rule), ...speaking(state, seat)];
};

function noting(state: GameState, seat: Seat, { lore }: ClassFunctionsRule): Offer[] {
  if (!mayReferee(seat) || !lore || !sceneOf(state)) return [];
  const options = lore.topics.map((value) => ({ value, label: value.replaceAll('-', ' ') }));
  return [
    offer('NoteLore', 'Note what those who know see here', {
      place: 'board',
      rule: lore.rule,
      inputs: { square: null, topic: options, text: '' },
    }),
  ];
}

function operating(state: GameState, seat: Seat, rule: ClassFunctionsRule): Offer[] {
  return Object.values(state.creatures)
    .filter((creature) => creature.kind !== 'monster' && rule.operatesAs(creature).length > 0)
    .filter((creature) => commands(seat, creature) && locked(state, creature) === null)
    .flatMap((creature) =>
      rule
        .operatesAs(creature)
        .filter((as) => as !== operatingOf(creature))
        .map((as) =>
          offer('OperateAs', `Set out as a ${as}`, {
            place: 'creature',
            about: creature.id,
            rule: rulesOf(state).classFunctions.cites.calling,
            fixed: { creature: creature.id, as },
          }),
        ),
    );
}

export const classFunctions: Declaration<typeof classFunctionsCommands, ClassFunctionsEvent> = {
  forms: classFunctionsCommands,
  handle: classFunctionsHandlers,
  evolve: classFunctionsEvolvers,
  tell: classFunctionsTellers,
  offer: classFunctionsOffers,
  after: (play) => {
    noticeInPassing(play);
    tellLore(play);
  },
};
