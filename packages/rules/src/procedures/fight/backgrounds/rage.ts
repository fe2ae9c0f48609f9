import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { forActing } from '../../table/permission/permission.ts';

export const rage: Handler<'Rage'> = (play, { creature }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const may = play.rules.backgrounds.rage.bars(found);
  if (may === undefined) return impossible('no-such-thing', `${found.name} is no berserker.`);
  if (isRaging(play.state, found)) return impossible('no-change', `${found.name} rages already.`);
  const unable =
    play.unless(mayRage(play.state, found)) ?? play.unless(may && byRule(may.rule, 'forbidden', may.sentence));
  if (unable) return unable;
  play.happen({ type: 'RageBegan', creature });
  return null;
};

/** Before initiative, in a fight, and with nothing else declared. */
export function mayRage({ encounter, ruleset }: GameState, { id }: Creature): Refusal | null {
  const { cites } = rulesFor(ruleset).backgrounds;
  const combat = sideOf(encounter, id) ? encounter?.combat : null;
  if (!combat) return byRule(cites.rage, 'no-encounter', 'There is nobody to rage against.');
  return combat.stage === 'declarations' && combat.declarations[id] === undefined
    ? null
    : byRule(cites.rage, 'out-of-turn', 'Rage is declared before initiative, and nothing beside it.');
}
