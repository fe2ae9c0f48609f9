import { type Offer, offer, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isPresent } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { blinded } from '../../situation/condition/unfit.ts';
import { feetApart, isDoorBetween, isInMelee } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { roundOfBlows } from '../../situation/round/on-the-run.ts';
import { plainStroke } from './aim.ts';
import { seeing } from './from-where.ts';
import { objectionsTo } from './legality.ts';
import { attackOf, attacksLeft, UNARMED } from './routine.ts';
import { strokeWith } from './words.ts';

/** Why somebody cannot strike now, where one would look for it: shown, and not granted. */
export function barredAttack(state: GameState, attacker: Creature): Offer[] {
  const foe = nearestFoe(state, attacker);
  const made = foe ? barred(state, attacker, foe, true) : atNobody(state, attacker);
  return made ? [{ ...made, key: `Attack:barred:${attacker.id}` }] : [];
}

/** The same of whoever stands in melee and sees nobody there, whose turn would go by without a word. */
export function unseeingAttack(state: GameState, attacker: Creature): Offer[] {
  const foe = nearestFoe(state, attacker);
  const [choice] = attacksLeft(state, attacker);
  if (!foe || !choice || !isInMelee(state, attacker.id)) return [];
  return seeing(state, plainStroke(state, attacker, foe, choice)) ? barredAttack(state, attacker) : [];
}

/** The same of each foe in sight who is none of these, to be looked for where that foe stands. */
export const barredOn = (state: GameState, attacker: Creature, but: ReadonlySet<unknown>): readonly Offer[] =>
  foesPresent(state, attacker)
    .filter(({ id }) => !but.has(id))
    .flatMap((foe) => {
      const made = barred(state, attacker, foe, false);
      return made ? [{ ...made, place: 'board' as const, key: `Attack:barred:${attacker.id}:${foe.id}` }] : [];
    });

/** Whom attacks are offered at, or barred. */
export const targetsOf = (strokes: readonly Offer[]): ReadonlySet<unknown> =>
  new Set(
    strokes.flatMap(({ fixed, inputs }) => [
      fixed.target,
      ...inputs.flatMap((input) =>
        input.kind === 'choice' && input.name === 'target' ? input.options.map(({ value }) => value) : [],
      ),
    ]),
  );

/** @param all the reason is said of all foes */
function barred(state: GameState, attacker: Creature, foe: Creature, all: boolean): Offer | null {
  const choice = attackOf(attacker, attacker.attacks.length > 0 ? 0 : UNARMED);
  if (!state.encounter?.combat || !choice) return null;
  const { attack, index } = choice;
  const stroke = plainStroke(state, attacker, foe, choice);
  const objections = objectionsTo(state, stroke, choice, false);
  const [first] = objections;
  if (!first) return null;
  const isShut = first.code === 'too-far' && isDoorBetween(state, attacker, foe, attack.kind);
  // Whoever does not see the foe now sees it no better when their turn comes.
  const objection = seeing(state, stroke) ?? ((isShut && objections.find(({ code }) => code === 'blocked')) || first);
  const name = called(attacker);
  const parries = isParrying(state, attacker.id);
  const reason =
    objection.code === 'too-far' && attack.kind === 'melee'
      ? `${name} cannot reach ${all ? 'anyone: move next to a foe' : `${called(foe)}: move next to it`}.`
      : objection.sentence;
  return offer('Attack', strokeWith(rulesOf(state), choice), {
    place: 'creature',
    about: attacker.id,
    rule: objection.rule,
    fixed: { attacker: attacker.id, attack: index, target: foe.id },
    barred: parries ? `${name} parries in this round.` : reason,
    ...(parries ? {} : waitsFor(state, stroke, objections)),
  });
}

/** That nobody is seen whom one could strike: in the same words whether or not somebody stands there in the dark. */
function atNobody(state: GameState, attacker: Creature): Offer | null {
  const [choice] = attacksLeft(state, attacker);
  if (!choice || !hasTurnAhead(state, attacker) || insideOf(state, attacker.id)) return null;
  const rules = rulesOf(state);
  const name = called(attacker);
  const reason = isParrying(state, attacker.id)
    ? `${name} parries in this round.`
    : (blinded(rules, attacker)?.sentence ?? `${name} sees nobody to strike.`);
  return offer('Attack', strokeWith(rules, choice), {
    place: 'creature',
    about: attacker.id,
    rule: rules.sight.cites.dark,
    fixed: { attacker: attacker.id, attack: choice.index },
    inputs: { target: [] },
    barred: reason,
  });
}

/** Whether a turn of somebody runs in this round or is to come, and they have declared no spell that leaves room for nothing else. */
function hasTurnAhead(state: GameState, { id }: Creature): boolean {
  const combat = roundOfBlows(state.encounter);
  if (!combat || boundBy(state, id)) return false;
  return combat.stage !== 'acting' || combat.actors.slice(combat.acting).some((actors) => actors.includes(id));
}

/** What alone a blow waits for, if that is one thing. */
function waitsFor(
  state: GameState,
  { attacker, attack }: Stroke,
  objections: readonly Refusal[],
): Pick<Offer, 'needs'> {
  if (attack.kind === 'melee' && isApart(objections)) return { needs: 'reach' };
  const isLater = hasTurnAhead(state, attacker) && objections.every(({ code }) => code === 'out-of-turn');
  return isLater ? { needs: 'turn' } : {};
}

/** Nothing is in the way but the squares between them, and that blows come later in the round. */
const isApart = (objections: readonly Refusal[]): boolean =>
  objections.some(({ code }) => code === 'too-far') &&
  objections.every(({ code }) => code === 'too-far' || code === 'out-of-turn');

const foesPresent = (state: GameState, attacker: Creature): readonly Creature[] =>
  targetsOfBlows(state, attacker.id).filter((foe) => isPresent(state, foe));

function nearestFoe(state: GameState, attacker: Creature): Creature | undefined {
  const away = (foe: Creature) => feetApart(state, attacker, foe) ?? 0;
  const [nearest] = foesPresent(state, attacker).toSorted((one, other) => away(one) - away(other));
  return nearest;
}
