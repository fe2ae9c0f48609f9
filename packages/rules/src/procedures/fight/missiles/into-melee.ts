import { centreOf } from '@lanthorn/geometry';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { inReach } from '../../situation/reach/reach.ts';

/** Feet from the line of a shot within which it passes somebody. */
const PAST_FEET = 5;

/** Pairs who have struck at each other and still can, and whom the board does not know to be apart. */
function fighting(state: GameState): readonly (readonly [Creature, Creature])[] {
  return (state.encounter?.engaged ?? []).flatMap(([one, other]) => {
    const [a, b] = [state.creatures[one], state.creatures[other]];
    const still = a && b && isCapable(a) && isCapable(b) && inReach(state, a, b) !== false;
    return still ? [[a, b] as const] : [];
  });
}

/** Everybody who fights in the same melee as one of these. */
function meleeAround(pairs: readonly (readonly [Creature, Creature])[], around: readonly Creature[]): Set<Creature> {
  const found = new Set(around);
  for (const _ of pairs)
    for (const [a, b] of pairs)
      if (found.has(a) || found.has(b)) {
        found.add(a);
        found.add(b);
      }
  return found;
}

/** Friends of the shooter whom a miss may hit; null when the shot does not go into a melee. */
export function friendsInMelee(
  state: GameState,
  shooter: Creature,
  target: Creature,
  lobbed: boolean,
): readonly Creature[] | null {
  const pairs = fighting(state);
  const fighters = [...new Set(pairs.flat())];
  const inIt = fighters.includes(target) || fighters.includes(shooter);
  const passed = fighters.filter((fighter) => fighter !== target && isPassed(state, shooter, target, fighter));
  if (!rulesOf(state).missiles.fray.isInto(pairs.length > 0, inIt, passed.length > 0, lobbed)) return null;
  const side = sideOf(state.encounter, shooter.id);
  const around = [shooter, target].filter((one) => fighters.includes(one));
  return [...meleeAround(pairs, lobbed ? around : [...around, ...passed])].filter(
    (fighter) => fighter.id !== shooter.id && fighter.id !== target.id && side?.members.includes(fighter.id),
  );
}

/** Whether the straight line of a shot comes near somebody on the board. */
function isPassed(state: GameState, { at: from }: Creature, { at: to }: Creature, { at }: Creature): boolean {
  const scene =
    from && to && at && from.scene === to.scene && at.scene === from.scene ? state.scenes[from.scene] : undefined;
  if (!from || !to || !at || !scene) return false;
  const { grid, feetPerSquare: feet } = scene;
  const [a, b, p] = [centreOf(from.square, grid), centreOf(to.square, grid), centreOf(at.square, grid)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  if (along <= 0 || along >= 1) return false;
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy) * feet <= PAST_FEET;
}
