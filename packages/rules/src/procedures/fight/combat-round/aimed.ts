import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { groupOfKind } from '../../situation/sight/group-name.ts';
import { attacksLeft } from '../attack/routine.ts';
import { isThrown } from '../attack/words.ts';
import { foesFor } from './likeliest.ts';

/** What is done with a shot, as it is said of one and of several. */
type Shot = readonly [does: string, do_: string];

/** At whom a blow or a shot would go: ` Grik`, ` the goblins`; nothing where nobody can be named, or they are not of one kind. */
function whom(foes: readonly Creature[]): string {
  const [lone, ...others] = foes;
  if (!lone) return '';
  const name = others.length === 0 ? called(lone) : groupOfKind(foes)?.replace(/^The/, 'the');
  return name === undefined ? '' : ` ${name}`;
}

/** `strike Grik`, as it is said of one (`strikes Grik`) and of several. */
export function strikesWhom(state: GameState, creature: Creature): Shot {
  const at = whom(foesFor(state, creature, 'melee'));
  return [`strikes${at}`, `strike${at}`];
}

/** `shoot at the goblins`, or throw; where nobody can be named, whichever it is. */
export function shootsWhom(state: GameState, creature: Creature): Shot {
  const at = whom(foesFor(state, creature, 'missile'));
  if (at === '') return ['shoots or throws', 'shoot or throw'];
  const missiles = attacksLeft(state, creature).filter(({ attack }) => attack.kind === 'missile');
  const throws = missiles.every(({ attack }) => isThrown(rulesOf(state), attack));
  return throws ? [`throws at${at}`, `throw at${at}`] : [`shoots at${at}`, `shoot at${at}`];
}
