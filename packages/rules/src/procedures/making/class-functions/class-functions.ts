import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';
import type { GameState } from '../../../state/state.ts';
import { forCreature } from '../../table/permission/permission.ts';
import type { classFunctionsCommands } from './commands.ts';
import { forgetLanguage, learnLanguage } from './languages.ts';
import { noteLore } from './lore.ts';

/** What somebody with two classes operates as; the first until another is chosen. */
export const operatingOf = ({ operating }: Creature): Operating => operating?.as ?? 'fighter';

/** Out on an adventure: on the board, on the way over land, or met. */
const isOut = ({ journey, encounter }: GameState, { at }: Creature): boolean =>
  at !== null || journey !== null || encounter !== null;

/** Chosen before an adventure, for all of it. */
export function locked(state: GameState, creature: Creature): Refusal | null {
  if (!isOut(state, creature)) return null;
  return byRule(
    rulesFor(state.ruleset).classFunctions.cites.calling,
    'forbidden',
    `${creature.name} has chosen for this adventure: it is not over.`,
  );
}

const operateAs: Handler<'OperateAs'> = (play, { creature, as }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  if (!play.rules.classFunctions.operatesAs(found).includes(as))
    return impossible('no-such-thing', `${found.name} has no such class.`);
  if (operatingOf(found) === as) return impossible('no-change', 'It is so already.');
  const bound = play.unless(locked(play.state, found));
  if (bound) return bound;
  play.happen({ type: 'ClassOperated', creature, as });
  return null;
};

export const classFunctionsHandlers: Handlers<typeof classFunctionsCommands> = {
  OperateAs: operateAs,
  LearnLanguage: learnLanguage,
  ForgetLanguage: forgetLanguage,
  NoteLore: noteLore,
};
