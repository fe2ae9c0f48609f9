import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { isCapable } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { distanceFor } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { leftBehind } from '../../situation/round/on-the-run.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { far, inAnArc, inTheWater, seeing, walledOff } from './from-where.ts';
import type { Choice } from './routine.ts';
import { asConfused, byMagic, fromInside, inFight, inRage, spared, unwilling } from './striker-and-target.ts';
import { asDeclared, atOwnPace, inTurn, notSpent } from './time-to-strike.ts';
import { inHand, maimed, supplied, toSubdue } from './weapon-at-hand.ts';

/** Whether nothing forbids it. */
export const isAllowed = (state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): boolean =>
  mayFall(state, stroke, choice, subdue) && duty(state, stroke, choice, subdue) === null;

/** Every rule that forbids this attack now, one after the other. */
export function objectionsTo(state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): readonly Refusal[] {
  const plain = OF_THE_BLOW.flatMap((against) => against(state, stroke, choice, subdue) ?? []);
  const first = plain.length === 0 ? duty(state, stroke, choice, subdue) : null;
  return first ? [first] : plain;
}

/** Whether nothing forbids the blow itself: of all the pairs in a fight most are asked of who are out of reach. */
const mayFall = (state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): boolean =>
  far(state, stroke) === null && OF_THE_BLOW.every((against) => against(state, stroke, choice, subdue) === null);

/** Whom one hates comes first, when one can be attacked as well. */
function duty(state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): Refusal | null {
  const rule = rulesOf(state).classFunctions;
  const others = targetsOfBlows(state, stroke.attacker.id).filter(
    (foe) => isInSightOfAll(state, foe) && isCapable(foe),
  );
  if (rule.hates.duty(stroke, others) === null) return null;
  const within = others.filter((foe) => {
    const distance = distanceFor(state, stroke.attacker, foe, stroke.attack.kind);
    return mayFall(state, { ...stroke, target: foe, distance }, choice, subdue);
  });
  const nature = rule.hates.duty(stroke, within);
  return nature && byRule(nature.rule, 'forbidden', nature.sentence);
}

/** What one rule has against an attack; null for nothing. */
type Objection = (state: GameState, stroke: Stroke, choice: Choice, subdue: boolean) => Refusal | null;

/** In the order in which they are told. */
const OF_THE_BLOW: readonly Objection[] = [
  inFight,
  (_state, stroke) => spared(stroke),
  byMagic,
  (state, { target }) => leftBehind(state, target),
  fromInside,
  inTurn,
  atOwnPace,
  asDeclared,
  maimed,
  inHand,
  supplied,
  inRage,
  (state, { attacker, target }) => asConfused(state, attacker, target),
  unwilling,
  seeing,
  notSpent,
  far,
  walledOff,
  (state, stroke) => (stroke.lobbed ? inAnArc(state, stroke) : null),
  inTheWater,
  (state, stroke, _choice, subdue) => (subdue ? toSubdue(state, stroke) : null),
];
