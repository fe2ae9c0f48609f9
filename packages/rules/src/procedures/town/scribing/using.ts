import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { objectionsToReading } from '../../fight/spells/hindrance.ts';
import type { Form } from './rule.ts';

/** What stands against drinking or reading something now: a scroll is for those who study spells, and is cast. */
export const objectionsToUsing = (state: GameState, user: Creature, form: Form): readonly Refusal[] => [
  ...(mayUse(state, user, form) ? [] : [byRule(ruleOfUsing(state), 'forbidden', UNREAD)]),
  ...(form === 'scroll' ? objectionsToReading(state, user) : []),
];

const UNREAD = 'Only those who study spells read scrolls.';

/** Where the book says who drinks and reads. */
export const ruleOfUsing = (state: GameState) => rulesOf(state).scribing?.cites.using ?? 'TABLE';

/** Where the book is silent, anyone drinks, and whoever casts spells reads. */
function mayUse(state: GameState, user: Creature, form: Form): boolean {
  const { scribing, spells } = rulesOf(state);
  if (scribing) return scribing.uses(user.class, form);
  return form === 'potion' || spells.memory.known(user, state.inventions).flat().length > 0;
}
