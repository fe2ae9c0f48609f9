import { type Offer, offer, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isPresent } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart, isDoorBetween } from '../../situation/reach/reach.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { plainStroke } from './aim.ts';
import { objectionsTo } from './legality.ts';
import { attackOf, UNARMED } from './routine.ts';
import { strokeWith } from './words.ts';

/** Why somebody cannot strike now, where one would look for it: shown, and not granted. Nothing where there is no foe to see. */
export function barredAttack(state: GameState, attacker: Creature): Offer[] {
  const foe = nearestFoe(state, attacker);
  const made = foe && barred(state, attacker, foe, true);
  return made ? [{ ...made, key: `Attack:barred:${attacker.id}` }] : [];
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
  const objections = objectionsTo(state, plainStroke(state, attacker, foe, choice), choice, false);
  const [first] = objections;
  if (!first) return null;
  const isShut = first.code === 'too-far' && isDoorBetween(state, attacker, foe, attack.kind);
  const objection = (isShut && objections.find(({ code }) => code === 'blocked')) || first;
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
    ...(attack.kind === 'melee' && !parries && isApart(objections) ? { needs: 'reach' } : {}),
  });
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
