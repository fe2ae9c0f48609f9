import { byRule, impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesFor } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

/** The most a referee adds or takes away for the circumstances. */
export const MOST = 4;

const mayRollReaction: May<'RollReaction'> = (state, { speaker, modifier }, seat) =>
  objections(
    onlyReferee(seat),
    inEncounter(state),
    speaker === 'nobody' || state.creatures[speaker] ? null : impossible('no-such-thing', 'There is no such speaker.'),
    Number.isInteger(modifier) && Math.abs(modifier) <= MOST
      ? null
      : impossible('bad-input', `The modifier is a whole number from −${MOST} to ${MOST}.`),
  );

const maySetReaction: May<'SetReaction'> = (state, { reaction }, seat) => {
  const { id, results } = rulesFor(state.ruleset).reaction;
  return objections(
    onlyReferee(seat),
    inEncounter(state),
    results.includes(reaction) ? null : byRule(id, 'bad-input', 'By these rules nobody takes a meeting so.'),
  );
};

/** What stands against each of these commands. */
export const reactionLegality: Legality<typeof reactionCommands> = {
  RollReaction: mayRollReaction,
  SetReaction: maySetReaction,
};
