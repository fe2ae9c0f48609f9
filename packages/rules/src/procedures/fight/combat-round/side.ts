import { type CreatureId, keepingLast } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { ableOf, sideNamed, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { plainStroke, strokeAt } from '../attack/aim.ts';
import { isAllowed } from '../attack/legality.ts';
import { attacksLeft, type Choice } from '../attack/routine.ts';
import { findShut } from '../attack/shut-door.ts';
import { strike } from '../attack/strike.ts';
import { strikesRather } from './idle.ts';
import { goOn } from './pass.ts';

/** Somebody of a side who can strike or shoot now, whom at, and whom it is proposed to go for. */
export interface Striker {
  readonly attacker: Creature;
  readonly targets: readonly Creature[];
  readonly proposed: Creature;
}

/** Those of a side who can strike or shoot now: each at the nearest, and no more at one than at another who is as near. */
export const strikersOf = keepingLast((state: GameState, side: Side): readonly Striker[] =>
  strikersAmong(state, ableOf(state, side)),
);

/** The same of any few. @param sees whom they may aim at */
export function strikersAmong(
  state: GameState,
  creatures: readonly Creature[],
  sees: (foe: Creature) => boolean = () => true,
): readonly Striker[] {
  const aimed = new Map<CreatureId, number>();
  const combat = state.encounter?.combat;
  const shoots = (one: Creature) => combat != null && momentFor(state, combat, one).phase === 'missile';
  const open = creatures.filter((attacker) => !(shoots(attacker) && strikesRather(state, attacker)));
  return open.flatMap((attacker) => {
    const targets = targetsOf(state, attacker).filter(sees);
    const [proposed] = targets.toSorted(
      (one, other) =>
        away(state, attacker, one) - away(state, attacker, other) ||
        (aimed.get(one.id) ?? 0) - (aimed.get(other.id) ?? 0),
    );
    if (!proposed) return [];
    aimed.set(proposed.id, (aimed.get(proposed.id) ?? 0) + 1);
    return [{ attacker, targets, proposed }];
  });
}

const away = (state: GameState, one: Creature, other: Creature): number => feetApart(state, one, other) ?? 0;

/** Whoever can be struck or shot now with some attack that is left. */
function targetsOf(state: GameState, attacker: Creature): readonly Creature[] {
  const left = attacksLeft(state, attacker).filter(({ index }) => index >= 0 || attacker.attacks.length === 0);
  return targetsOfBlows(state, attacker.id).filter((foe) =>
    left.some((choice) => allows(state, attacker, foe, choice)),
  );
}

const allows = (state: GameState, attacker: Creature, foe: Creature, choice: Choice): boolean =>
  isAllowed(state, plainStroke(state, attacker, foe, choice), choice, false);

/** Every blow of a side that can fall now, one after the other; whoever was to be struck and is down makes room for the next. */
export const attackSide: Handler<'AttackSide'> = (play, { side: asked, targets = [] }) => {
  const side = sideNamed(play.state.encounter, asked);
  if (side) strikeAll(play, side, targets);
};

/** All of a side strike who can. @param targets whom at, each as `attacker>target` */
export function strikeAll(play: Play, side: Side, targets: readonly string[] = []): void {
  const strikers = strikersOf(play.state, side);
  if (strikers.length === 0) return;
  changeMode(play, 'attack');
  for (const striker of strikers) routine(play, striker, chosen(targets, striker) ?? striker.proposed.id);
  goOn(play, side);
}

/** Whom the referee has named for an attacker, as `attacker>target`. */
function chosen(targets: readonly string[], { attacker, targets: open }: Striker): CreatureId | null {
  const named = targets.filter((pair) => pair.startsWith(`${attacker.id}>`)).map((pair) => pair.split('>')[1]);
  return open.find(({ id }) => named.includes(id))?.id ?? null;
}

/** More blows than any routine has. */
const MOST_BLOWS = 40;

/** All that is left of somebody's attacks in this phase. */
export function routine(play: Play, { attacker: { id: who }, targets }: Striker, first: CreatureId): void {
  for (let blow = 0; blow < MOST_BLOWS; blow += 1) {
    const next = nextBlow(play.state, who, [first, ...targets.map(({ id }) => id)]);
    if (!next) return;
    strike(play, next.stroke, next.choice, false);
    findShut(play, next.stroke.attacker, [next.stroke.stopped ?? null]);
  }
}

function nextBlow(state: GameState, who: CreatureId, targets: readonly CreatureId[]) {
  const attacker = state.creatures[who];
  if (!attacker) return null;
  const left = attacksLeft(state, attacker).filter(({ index }) => index >= 0 || attacker.attacks.length === 0);
  for (const id of targets) {
    const foe = targetsOfBlows(state, who).find((each) => each.id === id);
    const choice = foe && left.find((each) => allows(state, attacker, foe, each));
    if (foe && choice) return { stroke: strokeAt(state, attacker, foe, choice), choice };
  }
  return null;
}
