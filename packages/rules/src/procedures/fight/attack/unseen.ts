import type { Modifier, Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { seesUnseenByMagic, unseenByMagic } from '../../situation/condition/enchantment.ts';
import { isFelt } from '../../situation/sight/felt.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { isPlaceSeen } from '../../situation/sight/sight.ts';

/** What it adds to a roll that the target is not seen. */
const UNSEEN = -4;

/** What it costs to strike or shoot at one whom the attacker does not see; the worst of what hides it, once. */
export function unseenModifiers(
  state: GameState,
  rules: Ruleset,
  attacker: Creature,
  target: Creature,
): readonly Modifier[] {
  const hides = [...byNature(rules, target), ...byMagic(state, target), ...bySurroundings(state, attacker, target)];
  if (hides.length === 0 || needsNoEyes(state, attacker, target)) return [];
  return hides.toSorted((one, other) => one.value - other.value).slice(0, 1);
}

const byNature = (rules: Ruleset, { traits }: Creature): readonly Modifier[] =>
  traits?.invisible ? [{ name: 'invisible target', value: traits.invisible, rule: rules.monsters.cites.bestiary }] : [];

/** Magic that the players do not know of keeps its name. */
function byMagic(state: GameState, { id }: Creature): readonly Modifier[] {
  const magic = unseenByMagic(state, id);
  if (!magic) return [];
  return [{ name: magic.open ? 'invisible target' : 'circumstances', value: UNSEEN, rule: 'TABLE' }];
}

/** Of the party somebody strikes at what nobody at the table sees. */
const bySurroundings = (state: GameState, attacker: Creature, target: Creature): readonly Modifier[] =>
  (target.hidden || isFeltAlone(state, target)) && ofParty(state, attacker)
    ? [{ name: target.hidden ? 'unseen target' : 'target felt in the dark, not seen', value: UNSEEN, rule: 'TABLE' }]
    : [];

/** It stands in the dark, and nobody of the party sees it there. */
const isFeltAlone = (state: GameState, target: Creature): boolean =>
  !isPlaceSeen(state, target.at) && isFelt(state, target);

/** Some go by no eyes, and nobody does inside a monster; others see what is invisible, though not what lies hidden. */
function needsNoEyes(state: GameState, { id, traits }: Creature, { id: target, hidden }: Creature): boolean {
  if (traits?.eyeless || insideOf(state, id) === target) return true;
  return !hidden && (traits?.seesInvisible === true || seesUnseenByMagic(state, id));
}
