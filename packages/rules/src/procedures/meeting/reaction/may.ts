import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

const maySetReaction: May<'SetReaction'> = (state, { reaction }, seat) => {
  const { id, results } = rulesOf(state).reaction;
  return objections(
    onlyReferee(seat),
    inEncounter(state),
    results.includes(reaction) ? null : byRule(id, 'bad-input', 'By these rules nobody takes a meeting so.'),
  );
};

/** What stands against each of these commands. */
export const reactionLegality: Legality<typeof reactionCommands> = {
  RollReaction: (state, { speaker }, seat) =>
    objections(
      onlyReferee(seat),
      inEncounter(state),
      speaker === 'nobody' || state.creatures[speaker]
        ? null
        : impossible('no-such-thing', 'There is no such speaker.'),
    ),
  SetReaction: maySetReaction,
};
